/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Gender as written in the identity card.
 */
export type Gender = (typeof Gender)[keyof typeof Gender];

export const Gender = {
  male: 'male',
  female: 'female',
} as const;
