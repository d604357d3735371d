/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The reply to a review.
 */
export interface FeedbackReplyRequest {
  /**
   * Public text under the review; it replaces an earlier reply.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
}
