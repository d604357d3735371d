/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackMetaDistributionItem } from './feedback-meta-distribution-item.ts';
import type { FeedbackMetaRejectedForItem } from './feedback-meta-rejected-for-item.ts';
import type { Rating } from './rating.ts';

/**
 * Paging of reviews, with average and distribution of all published reviews.
 */
export interface FeedbackMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of all published reviews.
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
   * Number of reviews that moderation rejected and the authors did not correct; absent if unknown (proposed).
   * @minimum 0
   */
  rejected_count?: number;
  /**
   * Reasons of these rejections, the most frequent first, each once; absent if unknown (proposed).
   * @maxItems 20
   */
  rejected_for?: FeedbackMetaRejectedForItem[];
  /**
   * Five rows, five stars first.
   * @minItems 5
   * @maxItems 5
   */
  distribution: FeedbackMetaDistributionItem[];
}
