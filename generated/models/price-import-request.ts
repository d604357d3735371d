/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceImportRequestRowsItem } from './price-import-request-rows-item.ts';
import type { PriceImportRequestSave } from './price-import-request-save.ts';

/**
 * Rows of a table as a person typed them.
 */
export interface PriceImportRequest {
  /**
   * Rows in the order of the table.
   * @minItems 1
   * @maxItems 2000
   */
  rows: PriceImportRequestRowsItem[];
  /** `none` only previews; `all` saves if every line is valid; `valid` saves the valid lines. */
  save: PriceImportRequestSave;
}
