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
   * How many gave that many; stars, answers and days that are asked for change nothing.
   * @minimum 0
   */
  count: number;
};
