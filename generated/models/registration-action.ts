/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What a person may do after the code is confirmed (rules §4). create_clinic ends in the role clinic, create_doctor and
 * upgrade_to_doctor in doctor, create_user and upgrade_to_user in user.
 */
export type RegistrationAction = (typeof RegistrationAction)[keyof typeof RegistrationAction];

export const RegistrationAction = {
  create_clinic: 'create_clinic',
  create_doctor: 'create_doctor',
  create_user: 'create_user',
  upgrade_to_doctor: 'upgrade_to_doctor',
  upgrade_to_user: 'upgrade_to_user',
} as const;
