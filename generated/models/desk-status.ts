/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * States to choose visits by. `cancelled` is both cancelled states, `ahead` pending, confirmed and arrived, `ended` completed, no-show and
 * cancelled; the others are the states of that name.
 */
export type DeskStatus = (typeof DeskStatus)[keyof typeof DeskStatus];

export const DeskStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  arrived: 'arrived',
  completed: 'completed',
  no_show: 'no_show',
  cancelled: 'cancelled',
  ahead: 'ahead',
  ended: 'ended',
} as const;
