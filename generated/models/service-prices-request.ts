/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServicePricesRequestPricesItem } from './service-prices-request-prices-item.ts';

/**
 * New prices of several services; all of them or none.
 */
export interface ServicePricesRequest {
  /**
   * One entry for each link that changes.
   * @minItems 1
   * @maxItems 500
   */
  prices: ServicePricesRequestPricesItem[];
}
