/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A changed row of a price list.
 */
export interface PriceUpdateRequest {
  /**
   * Price in KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /** True if patients see the row. */
  is_visible: boolean;
  /**
   * Price that the person saw; 409 if it has changed since.
   * @minimum 1
   * @maximum 10000000
   */
  from_price?: number;
}
