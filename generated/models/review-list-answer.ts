/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewListMeta } from './review-list-meta.ts';
import type { Review } from './review.ts';

export interface ReviewListAnswer {
  data: Review[];
  meta: ReviewListMeta;
}
