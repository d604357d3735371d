/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Time of a free slot for the card's offer. `tomorrow` means today or tomorrow; `weekend` the next Saturday or Sunday, on a Sunday also the following weekend; `evening` after 18:00 on one of the next seven days (proposed).
 */
export type SearchWhen = (typeof SearchWhen)[keyof typeof SearchWhen];

export const SearchWhen = {
  any: 'any',
  today: 'today',
  tomorrow: 'tomorrow',
  weekend: 'weekend',
  evening: 'evening',
} as const;
