/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Type of the card in a mixed list of results.
 */
export type DoctorCardKind = (typeof DoctorCardKind)[keyof typeof DoctorCardKind];

export const DoctorCardKind = {
  doctor: 'doctor',
} as const;
