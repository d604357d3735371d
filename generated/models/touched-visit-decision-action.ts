/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Decision. `keep` leaves the visit at its time.
 */
export type TouchedVisitDecisionAction = (typeof TouchedVisitDecisionAction)[keyof typeof TouchedVisitDecisionAction];

export const TouchedVisitDecisionAction = {
  keep: 'keep',
  move: 'move',
  cancel: 'cancel',
} as const;
