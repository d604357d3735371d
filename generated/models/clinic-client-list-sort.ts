/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicClientListSort = (typeof ClinicClientListSort)[keyof typeof ClinicClientListSort];

export const ClinicClientListSort = {
  name: 'name',
  last_visit: 'last_visit',
  visits: 'visits',
} as const;
