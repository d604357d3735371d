/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Cancellation of a visit with an optional reason.
 */
export interface VisitCancelRequest {
  /**
   * Reason for the doctor and the clinic, stored in the visit's history; null without one.
   * @minLength 1
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}
