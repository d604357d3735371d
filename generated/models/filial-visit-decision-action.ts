/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Kept, it takes place at its time all the same; not where the filial closes.
 */
export type FilialVisitDecisionAction = (typeof FilialVisitDecisionAction)[keyof typeof FilialVisitDecisionAction];

export const FilialVisitDecisionAction = {
  keep: 'keep',
  move: 'move',
  cancel: 'cancel',
} as const;
