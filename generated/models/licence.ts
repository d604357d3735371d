/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A clinic's medical licence or a doctor's specialist certificate, as in the state register of permissions.
 */
export interface Licence {
  /**
   * Number on the document, without «№».
   * @minLength 1
   * @maxLength 30
   * @pattern \S
   */
  number: string;
  /** Date of issue, not in the future. */
  issued_on: string;
}
