/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A visit is moved by an operation of its own, before.
 */
export type FilialVisitDecisionAction = (typeof FilialVisitDecisionAction)[keyof typeof FilialVisitDecisionAction];

export const FilialVisitDecisionAction = {
  keep: 'keep',
  cancel: 'cancel',
} as const;
