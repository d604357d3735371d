import * as notificationsMocks from '#generated/mocks/clinic-notifications/clinic-notifications.msw.ts';
import { implement } from '../../implement.ts';
import { readAllNotifications, readNotification } from '../../rules/notify.ts';
import { notificationPage } from '../views/notification.ts';

export const notifications = implement(notificationsMocks)({
  clinicNotificationList: ({ db, user, query }) => notificationPage(db, user, 'clinic', query),
  clinicNotificationRead: ({ db, user, path }) => readNotification(db, user, 'clinic', path.id),
  clinicNotificationReadAll: ({ db, user }) => readAllNotifications(db, user, 'clinic'),
});
