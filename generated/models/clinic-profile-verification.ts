/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whether the clinic has been checked; until then patients neither find it nor book.
 */
export type ClinicProfileVerification = (typeof ClinicProfileVerification)[keyof typeof ClinicProfileVerification];

export const ClinicProfileVerification = {
  pending_verification: 'pending_verification',
  verified: 'verified',
} as const;
