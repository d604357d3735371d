/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReviewCriteria } from './review-criteria.ts';

/**
 * A review of a completed visit. The marks by criterion are the author's choice.
 */
export interface ReviewRequest {
  /** @minimum 1 */
  visit_id: number;
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
