/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whether the papers have been checked.
 */
export type DoctorProfileVerification = (typeof DoctorProfileVerification)[keyof typeof DoctorProfileVerification];

export const DoctorProfileVerification = {
  pending_verification: 'pending_verification',
  verified: 'verified',
} as const;
