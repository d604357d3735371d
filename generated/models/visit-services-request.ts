/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Change of the analyses of a visit; at least one analysis must stay.
 */
export interface VisitServicesRequest {
  /**
   * Ids of analyses to add, taken by appointment in the filial of the visit.
   * @maxItems 30
   * @items.minimum 1
   */
  add: number[];
  /**
   * Ids of analyses to remove.
   * @maxItems 30
   * @items.minimum 1
   */
  remove: number[];
}
