/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A new line of a price list.
 */
export interface PriceCreateRequest {
  /**
   * Of the directory; one that this price list has already answers 409.
   * @minimum 1
   */
  service_id: number;
  /**
   * KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /** Whether patients see it. */
  is_visible: boolean;
}
