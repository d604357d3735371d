/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `own` is the invitation to take the card over; there is no access of it.
 */
export type CardAccessRight = (typeof CardAccessRight)[keyof typeof CardAccessRight];

export const CardAccessRight = {
  read: 'read',
  book: 'book',
  own: 'own',
} as const;
