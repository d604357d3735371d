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
   * The ways, only those that work for the patient: push if a device has subscribed.
   * @minItems 1
   */
  channels: ReminderChannel[];
}
