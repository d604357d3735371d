/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `own` hands the card of a family member of 18 years or more over to themselves.
 */
export type CardAccessRequestRight = (typeof CardAccessRequestRight)[keyof typeof CardAccessRequestRight];

export const CardAccessRequestRight = {
  read: 'read',
  book: 'book',
  own: 'own',
} as const;
