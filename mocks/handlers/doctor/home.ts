import * as homeMocks from '#generated/mocks/doctor-home/doctor-home.msw.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import { implement } from '../../implement.ts';
import { completenessOf } from '../../rules/doctor/completeness.ts';
import { dayIntervals, dayPlaces } from '../../rules/doctor/day-plan.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { countVisits, nextGap } from '../../rules/doctor/today.ts';
import { notificationsOf } from '../../rules/notify.ts';
import { notificationView } from '../views/notification.ts';

const HOME_NOTIFICATIONS = 5;

export const home = implement(homeMocks)({
  doctorHome: ({ db, user, now }) => {
    const doctor = ownDoctor(db, user);
    const date = textOfEpoch(now).slice(0, 10);
    const visits = db.visits.find('doctor', doctor.id).filter(({ starts_at }) => starts_at.startsWith(date));
    const intervals = dayIntervals(db, doctor, visits, now);
    return {
      data: {
        date,
        counts: countVisits(visits),
        next_gap: nextGap(intervals, now),
        notifications: notificationsOf(db, user, 'doctor')
          .slice(0, HOME_NOTIFICATIONS)
          .map((row) => notificationView(db, row)),
        places: dayPlaces(db, doctor, now),
        intervals,
        ...completenessOf(db, doctor),
      },
    };
  },
});
