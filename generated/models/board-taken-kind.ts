/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `held`: a person is booking the slot; `elsewhere`: a visit in another filial or clinic.
 */
export type BoardTakenKind = (typeof BoardTakenKind)[keyof typeof BoardTakenKind];

export const BoardTakenKind = {
  held: 'held',
  elsewhere: 'elsewhere',
} as const;
