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
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  last_page: number;
  counts: ReviewListMetaCounts;
}
