/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceImportErrorsItem } from './price-import-errors-item.ts';

/**
 * Result of the import, or its preview.
 */
export interface PriceImport {
  /**
   * Services that the price list did not have.
   * @minimum 0
   */
  added: number;
  /**
   * Lines whose price or visibility is another than before.
   * @minimum 0
   */
  changed: number;
  /**
   * Lines that say what the price list says already.
   * @minimum 0
   */
  unchanged: number;
  /**
   * Lines that are saved now; 0 for a preview, and where nothing was.
   * @minimum 0
   */
  saved: number;
  /** In the order of the lines; a line may have several. */
  errors: PriceImportErrorsItem[];
}
