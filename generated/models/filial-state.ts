/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `draft` is not shown to patients and not booked, `open` is, `closed` no longer. Nothing opens by itself: the clinic opens a draft, on
 * the day that it announced or another.
 */
export type FilialState = (typeof FilialState)[keyof typeof FilialState];

export const FilialState = {
  draft: 'draft',
  open: 'open',
  closed: 'closed',
} as const;
