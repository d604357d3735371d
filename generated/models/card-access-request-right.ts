/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Right to give. `own` hands the card of an adult family member over to that person.
 */
export type CardAccessRequestRight = (typeof CardAccessRequestRight)[keyof typeof CardAccessRequestRight];

export const CardAccessRequestRight = {
  read: 'read',
  book: 'book',
  own: 'own',
} as const;
