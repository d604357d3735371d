/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OwnFeedbackMetaDistributionItem } from './own-feedback-meta-distribution-item.ts';
import type { Rating } from './rating.ts';

/**
 * Paging of the side's reviews with their statistics; for a clinic only of the requested filial and doctor.
 */
export interface OwnFeedbackMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of reviews that match the filters.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  rating: Rating | null;
  /**
   * Five rows, five stars first.
   * @minItems 5
   * @maxItems 5
   */
  distribution: OwnFeedbackMetaDistributionItem[];
  /**
   * Number without a reply.
   * @minimum 0
   */
  unanswered: number;
  /**
   * Number of unanswered reviews of the last 90 days, including today.
   * @minimum 0
   */
  unanswered_recent: number;
  /**
   * Number of reported reviews.
   * @minimum 0
   */
  complaints: number;
}
