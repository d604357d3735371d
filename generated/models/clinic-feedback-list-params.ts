/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackSort } from './feedback-sort.ts';

export type ClinicFeedbackListParams = {
  /**
   * Order; newest first when absent.
   */
  sort?: FeedbackSort;
  /**
   * With `true` only reviews without a reply, with `false` only reviews with a reply.
   */
  unanswered?: boolean;
  /**
   * Only those written on this day or later.
   */
  date_from?: string;
  /**
   * With `true` only reviews that the clinic has reported, with `false` only the others.
   */
  complained?: boolean;
  /**
   * Only those with this many stars.
   * @minimum 1
   * @maximum 5
   */
  rating?: number;
  /**
   * Only about visits to this filial of the clinic.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Only about this doctor.
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
