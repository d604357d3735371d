/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Visits of the patient and the family, in all three tabs.
 */
export type VisitListMetaCounts = {
  /**
   * Pending, confirmed and arrived.
   * @minimum 0
   */
  upcoming: number;
  /**
   * Completed and missed.
   * @minimum 0
   */
  past: number;
  /**
   * Cancelled by either side.
   * @minimum 0
   */
  cancelled: number;
};
