/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceImportErrorsItem } from './price-import-errors-item.ts';

/**
 * Result of the import, or its preview.
 */
export interface PriceImport {
  /**
   * Number of services that the price list did not have.
   * @minimum 0
   */
  added: number;
  /**
   * Number of rows with a changed price or visibility.
   * @minimum 0
   */
  changed: number;
  /**
   * Number of rows without a change.
   * @minimum 0
   */
  unchanged: number;
  /**
   * Number of saved rows; 0 for a preview.
   * @minimum 0
   */
  saved: number;
  /** Errors in the order of the rows; a row may have several. */
  errors: PriceImportErrorsItem[];
}
