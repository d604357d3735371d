/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type FileReadParams = {
  /**
   * Time when the URL expires, in seconds since 1970.
   * @minimum 1
   */
  expires: number;
  /**
   * Signature of the file and `expires` by the provider.
   * @minLength 16
   * @maxLength 128
   */
  signature: string;
};
