/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type PatientHomeMissingProfileFieldsItem =
  (typeof PatientHomeMissingProfileFieldsItem)[keyof typeof PatientHomeMissingProfileFieldsItem];

export const PatientHomeMissingProfileFieldsItem = {
  phone: 'phone',
  iin: 'iin',
  birthday: 'birthday',
  gender: 'gender',
  address: 'address',
  citizenship_id: 'citizenship_id',
} as const;
