/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackSort } from './feedback-sort.ts';

export type DoctorFeedbackListParams = {
  /**
   * Order; newest first by default.
   */
  sort?: FeedbackSort;
  /**
   * True for reviews without a reply, false for reviews with one.
   */
  unanswered?: boolean;
  /**
   * True for reviews with a complaint of the doctor, false for other reviews.
   */
  complained?: boolean;
  /**
   * The only rating in stars to include.
   * @minimum 1
   * @maximum 5
   */
  rating?: number;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
