/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NotificationKind } from './notification-kind.ts';
import type { NotificationTarget } from './notification-target.ts';

/**
 * A notification of one account in one of its cabinets.
 */
export interface Notification {
  /** @minimum 1 */
  id: number;
  kind: NotificationKind;
  /**
   * The event in a few words.
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * People and subject of the event; may be empty. A later move or cancellation of the visit is added.
   * @maxLength 500
   */
  text: string;
  /** Time of the event. */
  at: string;
  /** True if the account opened it or marked it as read. */
  read: boolean;
  /** Subject to open; null without one. */
  target: NotificationTarget | null;
}
