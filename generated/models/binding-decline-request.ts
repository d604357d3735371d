/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Reason of the refusal, which the other side reads.
 */
export interface BindingDeclineRequest {
  /**
   * Null for none.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
}
