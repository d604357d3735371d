/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A new row of a price list.
 */
export interface PriceCreateRequest {
  /**
   * Id in the directory of services; 409 if the price list has it.
   * @minimum 1
   */
  service_id: number;
  /**
   * Price in KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /** True if patients see the row. */
  is_visible: boolean;
}
