/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Role } from './role.ts';

/**
 * A device that gets the push messages of one cabinet.
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
  /** Cabinet whose messages the device gets. A device with several cabinets is listed for each. */
  cabinet: Role;
  created_at: string;
}
