/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Review } from './review.ts';

export interface ReviewReadAnswer {
  data: Review;
}
