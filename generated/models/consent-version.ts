/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A version of the text that people consent to.
 */
export interface ConsentVersion {
  /**
   * As it is sent with a consent.
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  /** The first day on which it is asked for. */
  valid_from: string;
  /**
   * Where the site shows the text.
   * @minLength 1
   * @maxLength 200
   */
  path: string;
}
