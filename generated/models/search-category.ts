/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Category of the search. `services` are consultations; analyses and examinations have tabs of their own.
 */
export type SearchCategory = (typeof SearchCategory)[keyof typeof SearchCategory];

export const SearchCategory = {
  doctors: 'doctors',
  clinics: 'clinics',
  services: 'services',
  analysis: 'analysis',
  examination: 'examination',
} as const;
