/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Kind of the match.
 */
export type SearchMatchKind = (typeof SearchMatchKind)[keyof typeof SearchMatchKind];

export const SearchMatchKind = {
  name: 'name',
  specialisation: 'specialisation',
  symptom: 'symptom',
  service: 'service',
  meddirection: 'meddirection',
  clinic: 'clinic',
} as const;
