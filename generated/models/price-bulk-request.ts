/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PriceBulkRequestRoundTo } from './price-bulk-request-round-to.ts';

/**
 * One change of many lines. All of them or none.
 */
export interface PriceBulkRequest {
  /**
   * Services of this price list, each once; one that it doesn't have answers 422.
   * @minItems 1
   * @maxItems 1000
   * @items.minimum 1
   */
  service_ids: number[];
  /**
   * Added to each price, which is then rounded to `round_to`.
   * @minimum -90
   * @maximum 300
   */
  percent?: number;
  /** KZT, 50 by default; never down to nothing. */
  round_to?: PriceBulkRequestRoundTo;
  /** Shown or hidden from now on. */
  is_visible?: boolean;
}
