/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewCriteria } from './review-criteria.ts';

/**
 * A review of a completed visit. The ratings by criterion are optional.
 */
export interface ReviewRequest {
  /**
   * A completed visit of one's own or of the family that has no review yet: else 409, and 422 for one of somebody else.
   * @minimum 1
   */
  visit_id: number;
  /**
   * Whole stars, 5 the best; counts once the review is published.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria?: ReviewCriteria;
  /**
   * Plain text; everybody reads it once it is published. Moderation refuses phones, numbers of documents, e-mails, links, obscenities, advertising and information about the health of others.
   * @minLength 10
   * @maxLength 3000
   */
  text: string;
  /** `true` hides the first name from everybody but moderation. */
  anonymous: boolean;
}
