/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackReplyBy } from './feedback-reply-by.ts';

/**
 * The answer to a review; there is one, by the doctor or by the clinic.
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
  /** When it was written, or changed last. */
  created_at: string;
}
