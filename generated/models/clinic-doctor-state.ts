/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Receives here; has asked to; was asked to.
 */
export type ClinicDoctorState = (typeof ClinicDoctorState)[keyof typeof ClinicDoctorState];

export const ClinicDoctorState = {
  active: 'active',
  requested: 'requested',
  invited: 'invited',
} as const;
