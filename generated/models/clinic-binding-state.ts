/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A request waits for the clinic.
 */
export type ClinicBindingState = (typeof ClinicBindingState)[keyof typeof ClinicBindingState];

export const ClinicBindingState = {
  active: 'active',
  requested: 'requested',
} as const;
