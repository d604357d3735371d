/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * When a visit is reminded of. Of the days before it (7, 2 and 1) at 10:00, or two hours before its start.
 */
export type ReminderMoment = (typeof ReminderMoment)[keyof typeof ReminderMoment];

export const ReminderMoment = {
  week: 'week',
  two_days: 'two_days',
  eve: 'eve',
  two_hours: 'two_hours',
} as const;
