/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorProfileMissingItem = (typeof DoctorProfileMissingItem)[keyof typeof DoctorProfileMissingItem];

export const DoctorProfileMissingItem = {
  avatar: 'avatar',
  description: 'description',
  work_experience: 'work_experience',
  education: 'education',
  parameters: 'parameters',
} as const;
