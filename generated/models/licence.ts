/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A medical licence, as in the state register of permissions.
 */
export interface Licence {
  /**
   * Number on the licence, without «№».
   * @minLength 1
   * @maxLength 30
   * @pattern \S
   */
  number: string;
  /** Date of issue, not in the future. */
  issued_on: string;
}
