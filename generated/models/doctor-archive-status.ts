/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorArchiveStatus = (typeof DoctorArchiveStatus)[keyof typeof DoctorArchiveStatus];

export const DoctorArchiveStatus = {
  completed: 'completed',
  no_show: 'no_show',
  cancelled: 'cancelled',
} as const;
