/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackSort } from './feedback-sort.ts';

export type ClinicFeedbackListParams = {
  /**
   * Order; newest first by default.
   */
  sort?: FeedbackSort;
  /**
   * True for reviews without a reply, false for reviews with one.
   */
  unanswered?: boolean;
  /**
   * First day of the included reviews.
   */
  date_from?: string;
  /**
   * True for reviews with a complaint of the clinic, false for other reviews.
   */
  complained?: boolean;
  /**
   * The only rating in stars to include.
   * @minimum 1
   * @maximum 5
   */
  rating?: number;
  /**
   * Id of the only filial of the clinic whose reviews are included.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Id of the only doctor whose reviews are included.
   * @minimum 1
   */
  doctor_id?: number;
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
