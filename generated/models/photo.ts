/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A picture with a text alternative.
 */
export interface Photo {
  /**
   * Path relative to the API's host.
   * @minLength 1
   * @maxLength 500
   */
  path: string;
  /**
   * Description of the picture, for people who can't see it.
   * @minLength 1
   * @maxLength 200
   */
  alt: string;
}
