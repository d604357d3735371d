/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How far a step is. `to_do` is for the person themselves; `waiting` is for somebody else (the provider's check, the other side's answer).
 */
export type ReadinessStepState = (typeof ReadinessStepState)[keyof typeof ReadinessStepState];

export const ReadinessStepState = {
  done: 'done',
  to_do: 'to_do',
  waiting: 'waiting',
} as const;
