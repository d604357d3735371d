/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State; `bookable` when all steps are done, even if no slot is free.
 */
export type ClinicReadinessState = (typeof ClinicReadinessState)[keyof typeof ClinicReadinessState];

export const ClinicReadinessState = {
  bookable: 'bookable',
  not_bookable: 'not_bookable',
} as const;
