/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What a second adult may do for a person whose card is shared: `read` their visits, card and papers; `book` also books, moves, confirms and
 * cancels visits for them.
 */
export type CardRight = (typeof CardRight)[keyof typeof CardRight];

export const CardRight = {
  read: 'read',
  book: 'book',
} as const;
