/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Moment of a reminder: at 10:00 on the day 7, 2 or 1 days before the visit, or two hours before its start.
 */
export type ReminderMoment = (typeof ReminderMoment)[keyof typeof ReminderMoment];

export const ReminderMoment = {
  week: 'week',
  two_days: 'two_days',
  eve: 'eve',
  two_hours: 'two_hours',
} as const;
