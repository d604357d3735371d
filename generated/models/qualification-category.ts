/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Qualification category of a doctor.
 */
export type QualificationCategory = (typeof QualificationCategory)[keyof typeof QualificationCategory];

export const QualificationCategory = {
  highest: 'highest',
  first: 'first',
  second: 'second',
} as const;
