/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitListMetaCounts } from './visit-list-meta-counts.ts';

/**
 * Paging of visits with how many each tab holds.
 */
export interface VisitListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Visits in the tab that was asked for.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /** Visits of the patient and the family, in all three tabs. */
  counts: VisitListMetaCounts;
}
