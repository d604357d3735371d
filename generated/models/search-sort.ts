/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Order of results. `nearest` (the default): the earliest free slot first, then rating; doctors without online booking last.
 */
export type SearchSort = (typeof SearchSort)[keyof typeof SearchSort];

export const SearchSort = {
  nearest: 'nearest',
  rating: 'rating',
  reviews: 'reviews',
  price: 'price',
  'price-desc': 'price-desc',
  experience: 'experience',
} as const;
