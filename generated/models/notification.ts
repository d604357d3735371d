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
   * Who and what it is about; may be empty. Of a visit that was moved or called off since, it says so too.
   * @maxLength 500
   */
  text: string;
  /** When it happened. */
  at: string;
  /** The account has opened it or marked it as read. */
  read: boolean;
  /** Null when there is nothing to open. */
  target: NotificationTarget | null;
}
