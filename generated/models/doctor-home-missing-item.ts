/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorHomeMissingItem = (typeof DoctorHomeMissingItem)[keyof typeof DoctorHomeMissingItem];

export const DoctorHomeMissingItem = {
  avatar: 'avatar',
  description: 'description',
  work_experience: 'work_experience',
  education: 'education',
  parameters: 'parameters',
} as const;
