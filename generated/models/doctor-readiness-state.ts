/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State; `bookable` when all steps are done, even if no slot is free.
 */
export type DoctorReadinessState = (typeof DoctorReadinessState)[keyof typeof DoctorReadinessState];

export const DoctorReadinessState = {
  bookable: 'bookable',
  not_bookable: 'not_bookable',
} as const;
