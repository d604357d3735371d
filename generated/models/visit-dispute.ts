/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The patient's word that a visit was not as it is marked.
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
