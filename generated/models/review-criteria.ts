/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Ratings by criterion; null without them.
 */
export interface ReviewCriteria {
  /**
   * How attentive the doctor was; whole stars, 5 the best.
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  attention: number | null;
  /**
   * How well the doctor explained; whole stars, 5 the best.
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  explanation: number | null;
  /**
   * Whether the visit began on time; whole stars, 5 the best.
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  punctuality: number | null;
}
