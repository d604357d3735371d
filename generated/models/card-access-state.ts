/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `expired`: nobody has answered within 7 days; it can be sent again.
 */
export type CardAccessState = (typeof CardAccessState)[keyof typeof CardAccessState];

export const CardAccessState = {
  invited: 'invited',
  expired: 'expired',
  active: 'active',
} as const;
