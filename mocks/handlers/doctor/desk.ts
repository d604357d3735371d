import type * as doctorMocks from '#generated/mocks/doctor/doctor.msw.ts';
import type { Notification } from '#generated/models/notification.ts';
import { momentOfText, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { NotificationRow } from '../../db/types/content.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Resolvers } from '../../implement.ts';
import { analyticsOf } from '../../rules/doctor/analytics.ts';
import { completenessOf } from '../../rules/doctor/completeness.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { countVisits, nextGap } from '../../rules/doctor/today.ts';
import { isEnded } from '../../rules/visit-states.ts';
import { doctorVisitView } from '../views/doctor-visit.ts';
import { pageOf } from '../views/paging.ts';

const HOME_NOTIFICATIONS = 5;

/** What a doctor looks at between visits. */
export const desk = {
  doctorHome: ({ db, user, now }) => {
    const doctor = ownDoctor(db, user);
    const date = textOfEpoch(now).slice(0, 10);
    const visits = db.visits.find('doctor', doctor.id).filter(({ starts_at }) => starts_at.startsWith(date));
    return {
      data: {
        date,
        counts: countVisits(visits),
        next_gap: nextGap(db, doctor, visits, now),
        notifications: newest(db, user).slice(0, HOME_NOTIFICATIONS).map(notificationView),
        ...completenessOf(db, doctor),
      },
    };
  },

  doctorNotificationList: ({ db, user, query }) => {
    const { rows, meta } = pageOf(newest(db, user), query);
    return { data: rows.map(notificationView), meta };
  },

  doctorNotificationReadAll: ({ db, user }) => {
    for (const { id, is_read } of db.notifications.find('user', user.id)) {
      if (!is_read) db.notifications.update(id, { is_read: true });
    }
  },

  doctorAnalytics: ({ db, user, query }) => ({
    data: analyticsOf(db, ownDoctor(db, user), query.date_from, query.date_to),
  }),

  doctorArchive: ({ db, user, query, now }) => {
    const ended = db.visits
      .find('doctor', ownDoctor(db, user).id)
      .filter(({ status }) => isEnded(status))
      .toSorted((a, b) => momentOfText(b.starts_at) - momentOfText(a.starts_at) || b.id - a.id);
    const { rows, meta } = pageOf(ended, query);
    return { data: rows.map((visit) => doctorVisitView(db, visit, now)), meta };
  },
} satisfies Partial<Resolvers<typeof doctorMocks>>;

function newest(db: Db, user: UserRow): NotificationRow[] {
  return db.notifications
    .find('user', user.id)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id);
}

function notificationView({ id, kind, title, text, created_at, is_read, visit_id }: NotificationRow): Notification {
  return { id, kind, title, text, at: created_at, read: is_read, visit_id };
}
