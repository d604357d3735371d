/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A review waits for moderation ("in process"), is published, or was rejected with a reason.
 */
export type ReviewState = (typeof ReviewState)[keyof typeof ReviewState];

export const ReviewState = {
  in_process: 'in_process',
  published: 'published',
  rejected: 'rejected',
} as const;
