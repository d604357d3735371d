/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NotificationKind } from './notification-kind.ts';

/**
 * Something that happened.
 */
export interface Notification {
  /** @minimum 1 */
  id: number;
  kind: NotificationKind;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /** @maxLength 500 */
  text: string;
  at: string;
  read: boolean;
  /**
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
}
