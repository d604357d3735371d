/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceBulkRequestRoundTo } from './price-bulk-request-round-to.ts';

/**
 * A change of several rows; all change or none.
 */
export interface PriceBulkRequest {
  /**
   * Ids of services of this price list, each once, else 422.
   * @minItems 1
   * @maxItems 1000
   * @items.minimum 1
   */
  service_ids: number[];
  /**
   * Percentage to add to each price, which is then rounded to `round_to`.
   * @minimum -90
   * @maximum 300
   */
  percent?: number;
  /** Rounding of prices in KZT, 50 by default; a price is never rounded to 0. */
  round_to?: PriceBulkRequestRoundTo;
  /** True to show the rows to patients, false to hide them. */
  is_visible?: boolean;
}
