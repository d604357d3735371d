/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServicePricesRequestPricesItem } from './service-prices-request-prices-item.ts';

/**
 * New prices of several services; all change or none.
 */
export interface ServicePricesRequest {
  /**
   * Entries for links to change.
   * @minItems 1
   * @maxItems 500
   */
  prices: ServicePricesRequestPricesItem[];
}
