/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Own reviews by state, for the tabs.
 */
export type ReviewListMetaCounts = {
  /**
   * Everybody reads them.
   * @minimum 0
   */
  published: number;
  /**
   * Wait for moderation; only their author sees them.
   * @minimum 0
   */
  in_process: number;
  /**
   * Not published; the author reads why and may change them.
   * @minimum 0
   */
  rejected: number;
};
