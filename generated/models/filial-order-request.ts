/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * New order of all filials of the clinic; the first open filial is the main one.
 */
export interface FilialOrderRequest {
  /**
   * Ids of all filials of the clinic, each once; 422 if one is missing or of another clinic.
   * @minItems 1
   * @maxItems 500
   * @items.minimum 1
   */
  ids: number[];
}
