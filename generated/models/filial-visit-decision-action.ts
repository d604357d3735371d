/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `keep` leaves it at its time; not possible if the filial closes.
 */
export type FilialVisitDecisionAction = (typeof FilialVisitDecisionAction)[keyof typeof FilialVisitDecisionAction];

export const FilialVisitDecisionAction = {
  keep: 'keep',
  move: 'move',
  cancel: 'cancel',
} as const;
