/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `own`: the card becomes the own one of who accepts.
 */
export type CardInvitationRight = (typeof CardInvitationRight)[keyof typeof CardInvitationRight];

export const CardInvitationRight = {
  read: 'read',
  book: 'book',
  own: 'own',
} as const;
