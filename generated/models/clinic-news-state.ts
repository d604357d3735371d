/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State of the news item; patients see only published news.
 */
export type ClinicNewsState = (typeof ClinicNewsState)[keyof typeof ClinicNewsState];

export const ClinicNewsState = {
  draft: 'draft',
  published: 'published',
} as const;
