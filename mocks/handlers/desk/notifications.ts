import * as clinicMocks from '#generated/mocks/clinic-notifications/clinic-notifications.msw.ts';
import * as doctorMocks from '#generated/mocks/doctor-notifications/doctor-notifications.msw.ts';
import { type Call, implement } from '../../implement.ts';
import type { Desk } from '../../rules/desk/desk.ts';
import { readAllNotifications, readNotification } from '../../rules/notify.ts';
import { notificationPage } from '../views/notification.ts';
import { deskResolvers } from './desk-resolvers.ts';

const shared = (by: Desk['by']) => ({
  NotificationList: ({ db, user, query }: Call<`${typeof by}NotificationList`>) =>
    notificationPage(db, user, by, query),
  NotificationRead: ({ db, user, path }: Call<`${typeof by}NotificationRead`>) =>
    readNotification(db, user, by, path.id),
  NotificationReadAll: ({ db, user }: Call<`${typeof by}NotificationReadAll`>) => readAllNotifications(db, user, by),
});

export const clinicNotifications = implement(clinicMocks)(deskResolvers('clinic', shared));
export const doctorNotifications = implement(doctorMocks)(deskResolvers('doctor', shared));
