/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ReminderSettingsChannelsItem =
  (typeof ReminderSettingsChannelsItem)[keyof typeof ReminderSettingsChannelsItem];

export const ReminderSettingsChannelsItem = {
  email: 'email',
  sms: 'sms',
  whatsapp: 'whatsapp',
} as const;
