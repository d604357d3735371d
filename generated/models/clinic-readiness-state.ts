/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `bookable` when every step is done, whether or not a time is free.
 */
export type ClinicReadinessState = (typeof ClinicReadinessState)[keyof typeof ClinicReadinessState];

export const ClinicReadinessState = {
  bookable: 'bookable',
  not_bookable: 'not_bookable',
} as const;
