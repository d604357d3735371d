import * as notificationsMocks from '#generated/mocks/doctor-notifications/doctor-notifications.msw.ts';
import { implement } from '../../implement.ts';
import { newestNotifications, notificationView } from '../views/notification.ts';
import { pageOf } from '../views/paging.ts';

export const notifications = implement(notificationsMocks)({
  doctorNotificationList: ({ db, user, query }) => {
    const { rows, meta } = pageOf(newestNotifications(db, user), query);
    return { data: rows.map(notificationView), meta };
  },

  doctorNotificationReadAll: ({ db, user }) => {
    for (const { id, is_read } of db.notifications.find('user', user.id)) {
      if (!is_read) db.notifications.update(id, { is_read: true });
    }
  },
});
