/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Tells the cards of a mixed list of results apart.
 */
export type ClinicCardKind = (typeof ClinicCardKind)[keyof typeof ClinicCardKind];

export const ClinicCardKind = {
  clinic: 'clinic',
} as const;
