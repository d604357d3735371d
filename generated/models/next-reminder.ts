/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderChannel } from './reminder-channel.ts';

/**
 * The next reminder of a visit.
 */
export interface NextReminder {
  /** Time of the reminder. */
  at: string;
  /**
   * Channels of the reminder that work for the patient; push only with a subscribed device.
   * @minItems 1
   */
  channels: ReminderChannel[];
}
