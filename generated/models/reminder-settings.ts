/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderMoment } from './reminder-moment.ts';
import type { ReminderPerson } from './reminder-person.ts';
import type { ReminderSettingsChannelsItem } from './reminder-settings-channels-item.ts';
import type { Time } from './time.ts';

/**
 * How and when the patient wants to be reminded of visits («Reminders»).
 */
export interface ReminderSettings {
  /**
   * By all of these at once; with none only devices with push are reminded.
   * @maxItems 3
   */
  channels: ReminderSettingsChannelsItem[];
  /**
   * At each of these moments; with none nobody is reminded.
   * @maxItems 4
   */
  before: ReminderMoment[];
  /** When the quiet hours begin; null without any. Later than `quiet_to` where they last over midnight. */
  quiet_from: Time | null;
  /** When they end; null without any. */
  quiet_to: Time | null;
  /** The owner first, then the family as in `familyMemberList`. */
  people: ReminderPerson[];
}
