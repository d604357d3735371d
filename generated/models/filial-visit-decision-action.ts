/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Decision. `keep` leaves the visit at its time; it is not possible if the filial closes.
 */
export type FilialVisitDecisionAction = (typeof FilialVisitDecisionAction)[keyof typeof FilialVisitDecisionAction];

export const FilialVisitDecisionAction = {
  keep: 'keep',
  move: 'move',
  cancel: 'cancel',
} as const;
