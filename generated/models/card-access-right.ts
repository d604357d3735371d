/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Right of the access. `own` is an invitation to take the card over, never an access.
 */
export type CardAccessRight = (typeof CardAccessRight)[keyof typeof CardAccessRight];

export const CardAccessRight = {
  read: 'read',
  book: 'book',
  own: 'own',
} as const;
