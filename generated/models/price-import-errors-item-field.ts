/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The invalid cell.
 */
export type PriceImportErrorsItemField = (typeof PriceImportErrorsItemField)[keyof typeof PriceImportErrorsItemField];

export const PriceImportErrorsItemField = {
  service: 'service',
  price: 'price',
  visible: 'visible',
} as const;
