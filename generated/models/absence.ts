/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Days on which the doctor does not receive.
 */
export interface Absence {
  /** @minimum 1 */
  id: number;
  date_from: string;
  date_to: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  reason: string;
}
