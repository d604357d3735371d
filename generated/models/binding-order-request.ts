/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The filials in which the doctor receives, in their order.
 */
export interface BindingOrderRequest {
  /**
   * The main one first.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids: number[];
}
