/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ServicePricesRequestPricesItem = {
  /**
   * Id of the link.
   * @minimum 1
   */
  id: number;
  /**
   * Price in KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * Price that the person saw; 409 if it has changed since.
   * @minimum 0
   * @maximum 10000000
   */
  from_price?: number;
};
