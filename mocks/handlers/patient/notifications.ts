import * as notificationsMocks from '#generated/mocks/patient-notifications/patient-notifications.msw.ts';
import { implement } from '../../implement.ts';
import { readAllNotifications, readNotification } from '../../rules/notify.ts';
import { notificationPage } from '../views/notification.ts';

export const notifications = implement(notificationsMocks)({
  notificationList: ({ db, user, query }) => notificationPage(db, user, 'user', query),
  notificationRead: ({ db, user, path }) => readNotification(db, user, 'user', path.id),
  notificationReadAll: ({ db, user }) => readAllNotifications(db, user, 'user'),
});
