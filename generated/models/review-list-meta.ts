/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewListMetaCounts } from './review-list-meta-counts.ts';

/**
 * Paging of the account's reviews, with the number of reviews in each state.
 */
export interface ReviewListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of reviews in the requested state.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /** Numbers of the account's reviews by state, for the tabs. */
  counts: ReviewListMetaCounts;
}
