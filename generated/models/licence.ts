/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A licence for medical activity, as the state register of permissions names it.
 */
export interface Licence {
  /**
   * As on the licence, without «№».
   * @minLength 1
   * @maxLength 30
   * @pattern \S
   */
  number: string;
  /** The day of issue, not in the future. */
  issued_on: string;
}
