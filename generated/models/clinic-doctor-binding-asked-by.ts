/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Side that asked; null for a binding without a request.
 * @nullable
 */
export type ClinicDoctorBindingAskedBy =
  | (typeof ClinicDoctorBindingAskedBy)[keyof typeof ClinicDoctorBindingAskedBy]
  | null;

export const ClinicDoctorBindingAskedBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
