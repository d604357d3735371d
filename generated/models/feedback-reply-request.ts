/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The answer to a review.
 */
export interface FeedbackReplyRequest {
  /**
   * What everybody reads under the review; takes the place of an earlier reply.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
}
