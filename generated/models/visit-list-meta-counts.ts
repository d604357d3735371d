/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type VisitListMetaCounts = {
  /** @minimum 0 */
  upcoming: number;
  /** @minimum 0 */
  past: number;
  /** @minimum 0 */
  cancelled: number;
};
