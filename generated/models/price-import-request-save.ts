/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `none` only previews; `all` saves if every line is valid; `valid` saves the valid lines.
 */
export type PriceImportRequestSave = (typeof PriceImportRequestSave)[keyof typeof PriceImportRequestSave];

export const PriceImportRequestSave = {
  none: 'none',
  all: 'all',
  valid: 'valid',
} as const;
