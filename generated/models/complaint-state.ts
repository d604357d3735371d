/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State; an accepted complaint removes the review from the pages.
 */
export type ComplaintState = (typeof ComplaintState)[keyof typeof ComplaintState];

export const ComplaintState = {
  received: 'received',
  accepted: 'accepted',
  declined: 'declined',
} as const;
