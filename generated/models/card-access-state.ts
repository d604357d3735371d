/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State. `expired` means no answer within 7 days; the invitation can be sent again.
 */
export type CardAccessState = (typeof CardAccessState)[keyof typeof CardAccessState];

export const CardAccessState = {
  invited: 'invited',
  expired: 'expired',
  active: 'active',
} as const;
