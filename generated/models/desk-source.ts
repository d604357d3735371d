/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Way of a booking at the desk, see `VisitSource`.
 */
export type DeskSource = (typeof DeskSource)[keyof typeof DeskSource];

export const DeskSource = {
  phone: 'phone',
  walk_in: 'walk_in',
  follow_up: 'follow_up',
} as const;
