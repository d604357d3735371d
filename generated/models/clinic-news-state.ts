/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Patients read what is published.
 */
export type ClinicNewsState = (typeof ClinicNewsState)[keyof typeof ClinicNewsState];

export const ClinicNewsState = {
  draft: 'draft',
  published: 'published',
} as const;
