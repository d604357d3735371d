/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderMoment } from './reminder-moment.ts';
import type { ReminderPersonRequest } from './reminder-person-request.ts';
import type { ReminderSettingsRequestChannelsItem } from './reminder-settings-request-channels-item.ts';
import type { Time } from './time.ts';

/**
 * How and when the patient wants to be reminded of visits.
 */
export interface ReminderSettingsRequest {
  /**
   * By all of these at once; empty for none of them.
   * @maxItems 3
   */
  channels: ReminderSettingsRequestChannelsItem[];
  /**
   * At each of these moments; empty for no reminders.
   * @maxItems 4
   */
  before: ReminderMoment[];
  /** When the quiet hours begin. Null without any, and then `quiet_to` too. */
  quiet_from: Time | null;
  /** When they end; another time than `quiet_from`. */
  quiet_to: Time | null;
  /**
   * Who is not in the list keeps what is set.
   * @maxItems 100
   */
  people: ReminderPersonRequest[];
}
