/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A patient's objection to the mark of a visit.
 */
export interface VisitDispute {
  /**
   * Description of what happened instead, by the patient.
   * @minLength 1
   * @maxLength 1000
   */
  text: string;
  created_at: string;
}
