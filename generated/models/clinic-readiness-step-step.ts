/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `filial` there is one, `hours` it has, `opening` it is open to patients, `doctors` somebody works there, `doctor_ready` one of them
 * has done their own steps, `verification` the provider has checked the clinic.
 */
export type ClinicReadinessStepStep = (typeof ClinicReadinessStepStep)[keyof typeof ClinicReadinessStepStep];

export const ClinicReadinessStepStep = {
  filial: 'filial',
  hours: 'hours',
  opening: 'opening',
  doctors: 'doctors',
  doctor_ready: 'doctor_ready',
  verification: 'verification',
} as const;
