/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceItem } from './price-item.ts';

export interface ClinicPriceBulkUpdateAnswer {
  data: PriceItem[];
}
