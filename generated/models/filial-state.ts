/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `draft` is hidden from patients and can't be booked, `open` is visible and bookable, `closed` no longer is. A draft
 * never opens by itself: the clinic opens it, on the announced day or another.
 */
export type FilialState = (typeof FilialState)[keyof typeof FilialState];

export const FilialState = {
  draft: 'draft',
  open: 'open',
  closed: 'closed',
} as const;
