/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewCriteria } from './review-criteria.ts';

/**
 * A review of a completed visit. The ratings by criterion are optional.
 */
export interface ReviewRequest {
  /**
   * Id of a completed visit of the account or the family without a review, else 409; 422 for another account's visit.
   * @minimum 1
   */
  visit_id: number;
  /**
   * Whole stars, 5 is the best; the rating counts after publication.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria?: ReviewCriteria;
  /**
   * Plain text, public after moderation. Moderation rejects phones, document numbers, e-mails, links, obscenities, advertising and information about the health of others.
   * @minLength 10
   * @maxLength 3000
   */
  text: string;
  /** `true` hides the first name; only moderation sees it. */
  anonymous: boolean;
}
