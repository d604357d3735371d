/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Role } from './role.ts';

/**
 * The browser's own subscription, and the cabinet whose messages it gets.
 */
export interface PushSubscriptionRequest {
  /**
   * URL of the browser's push service.
   * @maxLength 2000
   * @pattern ^https://[A-Za-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$
   */
  endpoint: string;
  /**
   * The browser's public key (RFC 8291), as base64url.
   * @pattern ^[A-Za-z0-9_-]{87}$
   */
  p256dh: string;
  /**
   * Authentication secret of the subscription, 16 bytes as base64url.
   * @pattern ^[A-Za-z0-9_-]{22}$
   */
  auth: string;
  /** Cabinet whose messages the device gets. */
  cabinet: Role;
}
