/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicClientListSort = (typeof ClinicClientListSort)[keyof typeof ClinicClientListSort];

export const ClinicClientListSort = {
  name: 'name',
  age: 'age',
  next_visit: 'next_visit',
  last_visit: 'last_visit',
  visits: 'visits',
  no_shows: 'no_shows',
} as const;
