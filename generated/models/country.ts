/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Country of the directory of countries (citizenship). Kazakhstan is 1 and stands first.
 */
export interface Country {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
}
