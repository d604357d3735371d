/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewListMetaCounts } from './review-list-meta-counts.ts';

/**
 * Paging of own reviews with how many there are in each state.
 */
export interface ReviewListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Reviews that match the state that was asked for.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /** Own reviews by state, for the tabs. */
  counts: ReviewListMetaCounts;
}
