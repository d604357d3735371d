/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicProfileMissingItem = (typeof ClinicProfileMissingItem)[keyof typeof ClinicProfileMissingItem];

export const ClinicProfileMissingItem = {
  prices: 'prices',
  logo: 'logo',
  description: 'description',
  photos: 'photos',
} as const;
