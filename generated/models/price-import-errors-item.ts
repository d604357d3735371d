/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceImportErrorsItemField } from './price-import-errors-item-field.ts';

export type PriceImportErrorsItem = {
  /**
   * The `line` of the request.
   * @minimum 1
   */
  line: number;
  /** Which cell of the line is wrong. */
  field: PriceImportErrorsItemField;
  /**
   * For a person.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
};
