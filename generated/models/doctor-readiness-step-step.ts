/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `clinic` receiving in a filial, `services` a visible one there, `hours` of reception there, `online_booking` people may book by
 * themselves, `clinic_open` the filial is open and its clinic checked, `verification` the provider has checked the doctor.
 */
export type DoctorReadinessStepStep = (typeof DoctorReadinessStepStep)[keyof typeof DoctorReadinessStepStep];

export const DoctorReadinessStepStep = {
  clinic: 'clinic',
  services: 'services',
  hours: 'hours',
  online_booking: 'online_booking',
  clinic_open: 'clinic_open',
  verification: 'verification',
} as const;
