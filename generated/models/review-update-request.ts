/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewCriteria } from './review-criteria.ts';

/**
 * A changed review, which is moderated again.
 */
export interface ReviewUpdateRequest {
  /**
   * Whole stars, 5 is the best.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria?: ReviewCriteria;
  /**
   * Text that replaces the former one. Moderation rejects phones, document numbers, e-mails, links, obscenities, advertising and information about the health of others.
   * @minLength 10
   * @maxLength 3000
   */
  text: string;
  /** `true` hides the first name; only moderation sees it. */
  anonymous: boolean;
}
