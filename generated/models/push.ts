/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PushSubscription } from './push-subscription.ts';

/**
 * Data for a subscription to push messages, and the subscribed devices.
 */
export interface Push {
  /**
   * The provider's VAPID key (RFC 8292): a point of P-256, not compressed, as base64url. `applicationServerKey` of the browser.
   * @pattern ^[A-Za-z0-9_-]{87}$
   */
  public_key: string;
  /** Devices with an active session. */
  subscriptions: PushSubscription[];
}
