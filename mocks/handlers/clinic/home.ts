import * as homeMocks from '#generated/mocks/clinic-home/clinic-home.msw.ts';
import { dateOf, dayOf, textOfEpoch } from '../../db/calendar.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { implement } from '../../implement.ts';
import { membersOf } from '../../rules/clinic/doctors.ts';
import { ownFilials, ownVisits } from '../../rules/clinic/own-clinic.ts';
import { notCancelledOn, occupancyPercent } from '../../rules/occupancy.ts';
import { isRecent, ownFeedbacks } from '../../rules/own-feedbacks.ts';
import { filialSummary, isWaiting } from '../views/own-filial.ts';

const NO_SHOW_DAYS = 30;

export const home = implement(homeMocks)({
  clinicHome: ({ db, user, now }) => {
    const date = textOfEpoch(now).slice(0, 10);
    const places = ownFilials(db, user);
    const visits = ownVisits(db, user);
    const held = notCancelledOn(visits, date);
    const pending_visits = visits.filter((visit) => isWaiting(visit, now)).length;
    return {
      data: {
        date,
        visits_today: held.length,
        pending_count: pending_visits,
        no_show_percent: noShowPercent(visits, date),
        occupancy_percent: occupancyPercent(
          db,
          places.flatMap(({ id }) => db.working_hours.find('filial', id)),
          date,
          held,
        ),
        waiting: {
          pending_visits,
          doctor_requests: membersOf(db, user).filter(({ state }) => state === 'requested').length,
          reviews_without_reply: ownFeedbacks(db, user, 'clinic').filter(
            (row) => row.reply === null && isRecent(row, now),
          ).length,
        },
        filials: places.map((filial) => filialSummary(db, filial, now)),
      },
    };
  },
});

/** Percentage of no-shows among the ended visits of the last 30 days, with one decimal. */
function noShowPercent(visits: readonly VisitRow[], today: string): number {
  const since = dateOf(dayOf(today) - NO_SHOW_DAYS);
  const over = visits.filter(
    ({ starts_at, status }) => starts_at.slice(0, 10) >= since && (status === 'completed' || status === 'no_show'),
  );
  const missed = over.filter(({ status }) => status === 'no_show').length;
  return over.length === 0 ? 0 : Math.round((missed / over.length) * 1000) / 10;
}
