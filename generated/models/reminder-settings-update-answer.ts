/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReminderSettings } from './reminder-settings.ts';

export interface ReminderSettingsUpdateAnswer {
  data: ReminderSettings;
}
