/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * When the nearest free slot for what the card offers must be. `tomorrow` means today or tomorrow; `weekend` the coming Saturday or Sunday; on a Sunday that day and the next weekend; `evening` from 18:00 on, on one of the coming seven days (proposed).
 */
export type SearchWhen = (typeof SearchWhen)[keyof typeof SearchWhen];

export const SearchWhen = {
  any: 'any',
  today: 'today',
  tomorrow: 'tomorrow',
  weekend: 'weekend',
  evening: 'evening',
} as const;
