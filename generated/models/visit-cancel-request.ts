/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Why the visit is cancelled, if the patient says so.
 */
export interface VisitCancelRequest {
  /**
   * Read by the doctor and the clinic, and kept in the visit's history; null: none was given, and none is kept.
   * @minLength 1
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}
