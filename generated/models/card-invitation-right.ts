/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Offered right. With `own` the accepting account becomes the owner of the card.
 */
export type CardInvitationRight = (typeof CardInvitationRight)[keyof typeof CardInvitationRight];

export const CardInvitationRight = {
  read: 'read',
  book: 'book',
  own: 'own',
} as const;
