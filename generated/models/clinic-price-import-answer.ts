/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceImport } from './price-import.ts';

export interface ClinicPriceImportAnswer {
  data: PriceImport;
}
