/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A patient's objection to the mark of a visit.
 */
export interface VisitDisputeRequest {
  /**
   * Description of what happened, for support and the clinic.
   * @minLength 10
   * @maxLength 1000
   */
  text: string;
}
