/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Reason of a declined request, visible to the other side.
 */
export interface BindingDeclineRequest {
  /**
   * Reason; null without one.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
}
