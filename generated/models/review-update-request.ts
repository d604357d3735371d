/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewCriteria } from './review-criteria.ts';

/**
 * A changed review. It goes to moderation again.
 */
export interface ReviewUpdateRequest {
  /**
   * Whole stars, 5 the best.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria?: ReviewCriteria;
  /**
   * Replaces the former text. Moderation refuses phones, numbers of documents, e-mails, links, obscenities, advertising and information about the health of others.
   * @minLength 10
   * @maxLength 3000
   */
  text: string;
  /** `true` hides the first name from everybody but moderation. */
  anonymous: boolean;
}
