/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceItem } from './price-item.ts';
import type { PriceListMeta } from './price-list-meta.ts';

export interface ClinicPriceListAnswer {
  data: PriceItem[];
  meta: PriceListMeta;
}
