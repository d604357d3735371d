/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Numbers of the account's reviews by state, for the tabs.
 */
export type ReviewListMetaCounts = {
  /**
   * Number of published reviews.
   * @minimum 0
   */
  published: number;
  /**
   * Number of reviews that wait for moderation; only the author sees them.
   * @minimum 0
   */
  in_process: number;
  /**
   * Number of rejected reviews, which the author may change.
   * @minimum 0
   */
  rejected: number;
};
