import * as visitsMocks from '#generated/mocks/doctor-visits/doctor-visits.msw.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { bookAtDesk } from '../../rules/desk/book-at-desk.ts';
import { MAX_DAYS, visitsAhead, visitsBefore } from '../../rules/desk/choose-visits.ts';
import { deskRoom } from '../../rules/desk/desk-offers.ts';
import { deskVisit, visitsOf, type Desk } from '../../rules/desk/desk.ts';
import { moveAtDesk } from '../../rules/desk/move-at-desk.ts';
import { moveVisit } from '../../rules/visit-state.ts';
import { doctorVisitView } from '../views/doctor-visit.ts';
import { pageOf } from '../views/paging.ts';
import { visitRecordView } from '../views/visit-record.ts';

const deskOf = (user: UserRow): Desk => ({ by: 'doctor', user });

export const visits = implement(visitsMocks)({
  doctorVisitList: ({ db, user, query, now }) => {
    const all = user.doctor_id === null ? [] : visitsOf(db, deskOf(user));
    return { data: visitsAhead(db, all, query, now).map((visit) => doctorVisitView(db, visit, now)) };
  },

  doctorVisitCreate: ({ db, user, body, now }) => {
    const request = { ...body, doctor_id: user.doctor_id };
    const visit = bookAtDesk(db, deskOf(user), request, now);
    return { data: doctorVisitView(db, visit, now) };
  },

  doctorVisitRead: ({ db, user, path, now }) => {
    const desk = deskOf(user);
    const visit = deskVisit(db, desk, path.id);
    return { data: { visit: doctorVisitView(db, visit, now), record: visitRecordView(db, desk, visit, now) } };
  },

  doctorVisitReschedule: ({ db, user, path, body, now }) => ({
    data: doctorVisitView(db, moveAtDesk(db, deskOf(user), path.id, body, now), now),
  }),

  doctorVisitStateUpdate: ({ db, user, path, body, now }) => ({
    data: doctorVisitView(db, moveVisit(db, user, path.id, body, now), now),
  }),

  doctorSlotList: ({ db, user, query, now }) => {
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const { days, range, room } = deskRoom(db, deskOf(user), { ...query, doctor_id: user.doctor_id }, now);
    return { data: days, meta: range, room_minutes: room };
  },

  doctorArchive: ({ db, user, query, now }) => {
    const { status = 'ended', ...question } = query;
    const { rows, meta } = pageOf(visitsBefore(db, visitsOf(db, deskOf(user)), { ...question, status }), query);
    return { data: rows.map((visit) => doctorVisitView(db, visit, now)), meta };
  },
});
