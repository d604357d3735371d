/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type FileReadParams = {
  /**
   * When the URL expires, in seconds since 1970.
   * @minimum 1
   */
  expires: number;
  /**
   * Made by the provider over the file and `expires`.
   * @minLength 16
   * @maxLength 128
   */
  signature: string;
};
