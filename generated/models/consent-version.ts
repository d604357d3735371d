/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A version of the consent's text.
 */
export interface ConsentVersion {
  /**
   * Version to send with a consent.
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  /** First day when this version is required. */
  valid_from: string;
  /**
   * Path of the text on the site.
   * @minLength 1
   * @maxLength 200
   */
  path: string;
}
