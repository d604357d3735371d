/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `free`: no visit is booked; `break`: a break within the hours.
 */
export type DayIntervalKind = (typeof DayIntervalKind)[keyof typeof DayIntervalKind];

export const DayIntervalKind = {
  free: 'free',
  break: 'break',
} as const;
