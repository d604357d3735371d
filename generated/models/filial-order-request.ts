/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * All filials of the clinic in the order in which they are to stand; the first open one is the main one.
 */
export interface FilialOrderRequest {
  /**
   * Each filial of the clinic once, whatever its state; one missing or strange answers 422.
   * @minItems 1
   * @maxItems 500
   * @items.minimum 1
   */
  ids: number[];
}
