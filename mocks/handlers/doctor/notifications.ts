import * as notificationsMocks from '#generated/mocks/doctor-notifications/doctor-notifications.msw.ts';
import { implement } from '../../implement.ts';
import { readAllNotifications, readNotification } from '../../rules/notify.ts';
import { notificationPage } from '../views/notification.ts';

export const notifications = implement(notificationsMocks)({
  doctorNotificationList: ({ db, user, query }) => notificationPage(db, user, 'doctor', query),
  doctorNotificationRead: ({ db, user, path }) => readNotification(db, user, 'doctor', path.id),
  doctorNotificationReadAll: ({ db, user }) => readAllNotifications(db, user, 'doctor'),
});
