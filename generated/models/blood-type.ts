/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Blood type (rules §3).
 */
export type BloodType = (typeof BloodType)[keyof typeof BloodType];

export const BloodType = {
  O: 'O',
  A: 'A',
  B: 'B',
  AB: 'AB',
} as const;
