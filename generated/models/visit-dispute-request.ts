/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The patient says that a completed visit did not take place.
 */
export interface VisitDisputeRequest {
  /**
   * What happened instead; support and the clinic read it.
   * @minLength 10
   * @maxLength 1000
   */
  text: string;
}
