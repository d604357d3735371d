/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ReminderSettingsRequestChannelsItem =
  (typeof ReminderSettingsRequestChannelsItem)[keyof typeof ReminderSettingsRequestChannelsItem];

export const ReminderSettingsRequestChannelsItem = {
  email: 'email',
  sms: 'sms',
  whatsapp: 'whatsapp',
} as const;
