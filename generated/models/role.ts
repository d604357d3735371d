/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Kind of account (rules §1, §6). `user` is the patient. A person may hold several.
 */
export type Role = (typeof Role)[keyof typeof Role];

export const Role = {
  user: 'user',
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
