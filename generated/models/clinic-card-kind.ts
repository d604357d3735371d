/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Type of the card in a mixed list of results.
 */
export type ClinicCardKind = (typeof ClinicCardKind)[keyof typeof ClinicCardKind];

export const ClinicCardKind = {
  clinic: 'clinic',
} as const;
