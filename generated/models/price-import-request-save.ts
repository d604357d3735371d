/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `none` only tells what would happen; `all` saves if every line is right and nothing otherwise; `valid` saves the lines that are right.
 */
export type PriceImportRequestSave = (typeof PriceImportRequestSave)[keyof typeof PriceImportRequestSave];

export const PriceImportRequestSave = {
  none: 'none',
  all: 'all',
  valid: 'valid',
} as const;
