/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Marks by criterion.
 */
export interface ReviewCriteria {
  /**
   * @minimum 1
   * @maximum 5
   */
  attention: number;
  /**
   * @minimum 1
   * @maximum 5
   */
  explanation: number;
  /**
   * @minimum 1
   * @maximum 5
   */
  punctuality: number;
}
