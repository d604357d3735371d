/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * For an icon and for programs; a new one may come, the text says it all. `mark_removed`, and the mark that it removes, stand in the record of the doctor and the clinic alone.
 */
export type VisitEventKind = (typeof VisitEventKind)[keyof typeof VisitEventKind];

export const VisitEventKind = {
  created: 'created',
  confirmed: 'confirmed',
  rescheduled: 'rescheduled',
  reminded: 'reminded',
  attendance_confirmed: 'attendance_confirmed',
  arrived: 'arrived',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'no_show',
  commented: 'commented',
  address_changed: 'address_changed',
  mark_removed: 'mark_removed',
  disputed: 'disputed',
} as const;
