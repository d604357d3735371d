/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Who has asked; null where the doctor has always been there.
 * @nullable
 */
export type ClinicBindingAskedBy = (typeof ClinicBindingAskedBy)[keyof typeof ClinicBindingAskedBy] | null;

export const ClinicBindingAskedBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
