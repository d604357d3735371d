/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * By which way a reminder comes: to the visit's `email`, to its `phone` as an SMS or in WhatsApp, or as a notification on the devices that
 * have subscribed to push.
 */
export type ReminderChannel = (typeof ReminderChannel)[keyof typeof ReminderChannel];

export const ReminderChannel = {
  email: 'email',
  sms: 'sms',
  whatsapp: 'whatsapp',
  push: 'push',
} as const;
