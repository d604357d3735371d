/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A favourite.
 */
export type FavouriteKind = (typeof FavouriteKind)[keyof typeof FavouriteKind];

export const FavouriteKind = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
