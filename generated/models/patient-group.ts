/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Patients that a doctor accepts.
 */
export type PatientGroup = (typeof PatientGroup)[keyof typeof PatientGroup];

export const PatientGroup = {
  adults: 'adults',
  children: 'children',
} as const;
