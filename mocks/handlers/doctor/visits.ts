import * as visitsMocks from '#generated/mocks/doctor-visits/doctor-visits.msw.ts';
import { momentOfText } from '../../db/calendar.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { moveVisit } from '../../rules/visit-state.ts';
import { isEnded } from '../../rules/visit-states.ts';
import { doctorVisitView } from '../views/doctor-visit.ts';
import { pageOf } from '../views/paging.ts';

/** A month with the weeks around it. */
const MAX_DAYS = 42;

export const visits = implement(visitsMocks)({
  doctorVisitList: ({ db, user, query, now }) => {
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const within = ({ starts_at }: VisitRow): boolean =>
      starts_at.slice(0, 10) >= query.date_from && starts_at.slice(0, 10) <= query.date_to;
    return {
      data: (user.doctor_id === null ? [] : db.visits.find('doctor', user.doctor_id))
        .filter(within)
        .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at) || a.id - b.id)
        .map((visit) => doctorVisitView(db, visit, now)),
    };
  },

  doctorVisitStateUpdate: ({ db, user, path, body, now }) => ({
    data: doctorVisitView(db, moveVisit(db, user, path.id, body, now), now),
  }),

  doctorArchive: ({ db, user, query, now }) => {
    const ended = db.visits
      .find('doctor', ownDoctor(db, user).id)
      .filter(({ status }) => isEnded(status))
      .toSorted((a, b) => momentOfText(b.starts_at) - momentOfText(a.starts_at) || b.id - a.id);
    const { rows, meta } = pageOf(ended, query);
    return { data: rows.map((visit) => doctorVisitView(db, visit, now)), meta };
  },
});
