/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type OwnFeedbackMetaDistributionItem = {
  /**
   * Whole stars; each number from five down to one has its entry.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /**
   * Number of these ratings, independent of the filters by stars, replies and days.
   * @minimum 0
   */
  count: number;
};
