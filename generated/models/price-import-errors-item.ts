/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceImportErrorsItemField } from './price-import-errors-item-field.ts';

export type PriceImportErrorsItem = {
  /**
   * Number of the row, `line` of the request.
   * @minimum 1
   */
  line: number;
  /** The invalid cell. */
  field: PriceImportErrorsItemField;
  /**
   * Text of the error for people.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
};
