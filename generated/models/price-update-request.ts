/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A changed line of a price list.
 */
export interface PriceUpdateRequest {
  /**
   * KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /** Whether patients see it. */
  is_visible: boolean;
  /**
   * The price that the person saw; 409 when it is another one by now.
   * @minimum 1
   * @maximum 10000000
   */
  from_price?: number;
}
