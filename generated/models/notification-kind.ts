/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];

export const NotificationKind = {
  visit_created: 'visit_created',
  visit_cancelled: 'visit_cancelled',
  visit_rescheduled: 'visit_rescheduled',
  review: 'review',
  system: 'system',
} as const;
