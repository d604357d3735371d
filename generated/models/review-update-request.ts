/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewCriteria } from './review-criteria.ts';

/**
 * A changed review. It goes to moderation again.
 */
export interface ReviewUpdateRequest {
  /**
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria?: ReviewCriteria;
  /**
   * @minLength 10
   * @maxLength 3000
   */
  text: string;
  anonymous: boolean;
}
