/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The side that asked; null if the doctor was there from the beginning.
 * @nullable
 */
export type ClinicBindingAskedBy = (typeof ClinicBindingAskedBy)[keyof typeof ClinicBindingAskedBy] | null;

export const ClinicBindingAskedBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
