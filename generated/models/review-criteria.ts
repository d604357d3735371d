/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Marks by criterion. Null where the author gave none.
 */
export interface ReviewCriteria {
  /**
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  attention: number | null;
  /**
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  explanation: number | null;
  /**
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  punctuality: number | null;
}
