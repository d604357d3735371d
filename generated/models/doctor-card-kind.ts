/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Tells the cards of a mixed list of results apart.
 */
export type DoctorCardKind = (typeof DoctorCardKind)[keyof typeof DoctorCardKind];

export const DoctorCardKind = {
  doctor: 'doctor',
} as const;
