/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderMoment } from './reminder-moment.ts';
import type { ReminderPerson } from './reminder-person.ts';
import type { ReminderSettingsChannelsItem } from './reminder-settings-channels-item.ts';
import type { Time } from './time.ts';

/**
 * Channels and moments of the patient's reminders («Reminders»).
 */
export interface ReminderSettings {
  /**
   * Channels of reminders, all used at once; if empty, only subscribed devices get reminders.
   * @maxItems 3
   */
  channels: ReminderSettingsChannelsItem[];
  /**
   * Moments of reminders; empty for no reminders.
   * @maxItems 4
   */
  before: ReminderMoment[];
  /** Start of the quiet hours; null without quiet hours. It is later than `quiet_to` if they include midnight. */
  quiet_from: Time | null;
  /** End of the quiet hours; null without quiet hours. */
  quiet_to: Time | null;
  /** People: the owner first, then the family in the order of `familyMemberList`. */
  people: ReminderPerson[];
}
