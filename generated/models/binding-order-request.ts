/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Order of the filials where the doctor receives.
 */
export interface BindingOrderRequest {
  /**
   * Ids of the filials, the main one first.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids: number[];
}
