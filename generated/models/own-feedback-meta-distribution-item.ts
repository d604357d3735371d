/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type OwnFeedbackMetaDistributionItem = {
  /**
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /** @minimum 0 */
  count: number;
};
