/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderMoment } from './reminder-moment.ts';
import type { ReminderPersonRequest } from './reminder-person-request.ts';
import type { ReminderSettingsRequestChannelsItem } from './reminder-settings-request-channels-item.ts';
import type { Time } from './time.ts';

/**
 * Channels and moments of the patient's reminders.
 */
export interface ReminderSettingsRequest {
  /**
   * Channels of reminders, all used at once; may be empty.
   * @maxItems 3
   */
  channels: ReminderSettingsRequestChannelsItem[];
  /**
   * Moments of reminders; empty for no reminders.
   * @maxItems 4
   */
  before: ReminderMoment[];
  /** Start of the quiet hours; null without quiet hours, then `quiet_to` is null too. */
  quiet_from: Time | null;
  /** End of the quiet hours, different from `quiet_from`. */
  quiet_to: Time | null;
  /**
   * Settings by person. People who are not in the list keep their settings.
   * @maxItems 100
   */
  people: ReminderPersonRequest[];
}
