/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The side that asked; null if the doctor was there from the beginning.
 * @nullable
 */
export type ClinicDoctorBindingAskedBy =
  | (typeof ClinicDoctorBindingAskedBy)[keyof typeof ClinicDoctorBindingAskedBy]
  | null;

export const ClinicDoctorBindingAskedBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
