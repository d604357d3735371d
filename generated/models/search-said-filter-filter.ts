/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The filter.
 */
export type SearchSaidFilterFilter = (typeof SearchSaidFilterFilter)[keyof typeof SearchSaidFilterFilter];

export const SearchSaidFilterFilter = {
  when: 'when',
  districts: 'districts',
  patients: 'patients',
  formats: 'formats',
  gender: 'gender',
  sort: 'sort',
  city_id: 'city_id',
  clinic: 'clinic',
  metro: 'metro',
  parameter: 'parameter',
  funding: 'funding',
} as const;
