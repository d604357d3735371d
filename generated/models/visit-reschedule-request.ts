/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The hold on the new slot, made with this visit's `visit_id`.
 */
export interface VisitRescheduleRequest {
  /** Id of an active hold of the same person for this visit, else 409. */
  hold_id: string;
}
