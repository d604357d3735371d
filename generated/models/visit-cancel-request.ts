/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Why the visit is cancelled.
 */
export interface VisitCancelRequest {
  /**
   * @minLength 1
   * @maxLength 300
   */
  reason: string;
}
