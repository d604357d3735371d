/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What a filial's page still lacks: hours of a week; a doctor with hours there; a service that patients see; a picture; a description.
 * New steps may come.
 */
export type FilialStep = (typeof FilialStep)[keyof typeof FilialStep];

export const FilialStep = {
  hours: 'hours',
  doctors: 'doctors',
  prices: 'prices',
  photos: 'photos',
  description: 'description',
} as const;
