/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorHomeMissingItem = (typeof DoctorHomeMissingItem)[keyof typeof DoctorHomeMissingItem];

export const DoctorHomeMissingItem = {
  clinics: 'clinics',
  avatar: 'avatar',
  description: 'description',
  work_experience: 'work_experience',
  education: 'education',
  services: 'services',
  parameters: 'parameters',
} as const;
