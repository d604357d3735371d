/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `visits_ahead`: patients have booked this doctor. `last_one`: the person owns a clinic that has open filials.
 */
export type AccountDeletionObstacle = (typeof AccountDeletionObstacle)[keyof typeof AccountDeletionObstacle];

export const AccountDeletionObstacle = {
  visits_ahead: 'visits_ahead',
  last_one: 'last_one',
} as const;
