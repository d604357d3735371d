/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Why the visit is cancelled.
 */
export interface VisitCancelRequest {
  /**
   * Read by the doctor and the clinic, and kept in the visit's history.
   * @minLength 1
   * @maxLength 300
   */
  reason: string;
}
