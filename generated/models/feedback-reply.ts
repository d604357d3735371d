/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackReplyBy } from './feedback-reply-by.ts';

/**
 * The answer to a review; there is one, by the doctor or by the clinic.
 */
export interface FeedbackReply {
  /** Who answers. */
  by: FeedbackReplyBy;
  /**
   * What everybody reads under the review.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  /** When it was written, or changed last. */
  created_at: string;
}
