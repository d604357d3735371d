/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderChannel } from './reminder-channel.ts';

/**
 * The next reminder of a visit.
 */
export interface NextReminder {
  /** When it is sent. */
  at: string;
  /**
   * By which ways, those alone that reach somebody: push where a device has subscribed.
   * @minItems 1
   */
  channels: ReminderChannel[];
}
