/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The doctor's specialisations in their order.
 */
export interface SpecialisationOrderRequest {
  /**
   * Ids of the specialisations, the main one first.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  specialisation_ids: number[];
}
