/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Kind, for an icon and for programs; new kinds may be added. `mark_removed` and the removed mark are visible only to doctor and clinic.
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
  services_changed: 'services_changed',
  mark_removed: 'mark_removed',
  disputed: 'disputed',
} as const;
