/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A device that gets push messages.
 */
export interface PushSubscription {
  /** @minimum 1 */
  id: number;
  /**
   * URL of the browser's push service; a browser recognises its own subscription by it.
   * @maxLength 2000
   * @pattern ^https://
   */
  endpoint: string;
  created_at: string;
}
