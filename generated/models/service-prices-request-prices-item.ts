/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ServicePricesRequestPricesItem = {
  /**
   * Of the link.
   * @minimum 1
   */
  id: number;
  /**
   * KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * The price that the person saw; 409 when it is another one by now.
   * @minimum 0
   * @maximum 10000000
   */
  from_price?: number;
};
