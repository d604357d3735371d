/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicClientListDirection = (typeof ClinicClientListDirection)[keyof typeof ClinicClientListDirection];

export const ClinicClientListDirection = {
  asc: 'asc',
  desc: 'desc',
} as const;
