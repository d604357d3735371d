/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Why it is declined; the other side reads it.
 */
export interface BindingDeclineRequest {
  /**
   * Null for none.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
}
