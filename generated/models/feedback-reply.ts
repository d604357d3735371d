/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackReplyBy } from './feedback-reply-by.ts';

/**
 * The only reply to a review, by the doctor or the clinic.
 */
export interface FeedbackReply {
  /** Author of the reply. */
  by: FeedbackReplyBy;
  /**
   * Public text of the reply.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  /** Time of the last change. */
  created_at: string;
}
