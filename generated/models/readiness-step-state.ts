/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State of a step. `to_do`: the person has to do it; `waiting`: somebody else has to (the verification, the answer of the other side).
 */
export type ReadinessStepState = (typeof ReadinessStepState)[keyof typeof ReadinessStepState];

export const ReadinessStepState = {
  done: 'done',
  to_do: 'to_do',
  waiting: 'waiting',
} as const;
