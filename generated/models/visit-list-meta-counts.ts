/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Numbers of visits of the patient and the family in the three tabs.
 */
export type VisitListMetaCounts = {
  /**
   * Number of pending, confirmed and arrived visits.
   * @minimum 0
   */
  upcoming: number;
  /**
   * Number of completed and missed visits.
   * @minimum 0
   */
  past: number;
  /**
   * Number of visits cancelled by either side.
   * @minimum 0
   */
  cancelled: number;
};
