/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Author of the reply.
 */
export type FeedbackReplyBy = (typeof FeedbackReplyBy)[keyof typeof FeedbackReplyBy];

export const FeedbackReplyBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
