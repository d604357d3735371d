/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NotificationListMeta } from './notification-list-meta.ts';
import type { Notification } from './notification.ts';

export interface ClinicNotificationListAnswer {
  data: Notification[];
  meta: NotificationListMeta;
}
