/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackMetaDistributionItem } from './feedback-meta-distribution-item.ts';
import type { Rating } from './rating.ts';

/**
 * Paging of reviews with the mean and the distribution of all published ones.
 */
export interface FeedbackMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Published reviews in all.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  rating: Rating | null;
  /**
   * Reviews that moderation refused and that were not corrected; where absent, that is not said (proposed).
   * @minimum 0
   */
  rejected_count?: number;
  /**
   * Five rows, five stars first.
   * @minItems 5
   * @maxItems 5
   */
  distribution: FeedbackMetaDistributionItem[];
}
