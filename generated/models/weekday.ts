/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Day of the week, Monday first (rules §3, branch).
 */
export type Weekday = (typeof Weekday)[keyof typeof Weekday];

export const Weekday = {
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
  sunday: 'sunday',
} as const;
