/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Rounding of prices in KZT, 50 by default; a price is never rounded to 0.
 */
export type PriceBulkRequestRoundTo = (typeof PriceBulkRequestRoundTo)[keyof typeof PriceBulkRequestRoundTo];

export const PriceBulkRequestRoundTo = {
  NUMBER_1: 1,
  NUMBER_10: 10,
  NUMBER_50: 50,
  NUMBER_100: 100,
  NUMBER_500: 500,
} as const;
