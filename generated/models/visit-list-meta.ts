/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitListMetaCounts } from './visit-list-meta-counts.ts';

/**
 * Paging of visits, with the number of visits in each tab.
 */
export interface VisitListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of visits in the requested tab.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /** Numbers of visits of the patient and the family in the three tabs. */
  counts: VisitListMetaCounts;
}
