/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type FeedbackMetaDistributionItem = {
  /**
   * Whole stars; each number from five down to one has its entry.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /**
   * Number of these ratings.
   * @minimum 0
   */
  count: number;
};
