/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Side that asked; null for a binding without a request.
 * @nullable
 */
export type ClinicBindingAskedBy = (typeof ClinicBindingAskedBy)[keyof typeof ClinicBindingAskedBy] | null;

export const ClinicBindingAskedBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
