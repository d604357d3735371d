import * as visitsMocks from '#generated/mocks/clinic-visits/clinic-visits.msw.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { ownFilial } from '../../rules/clinic/own-clinic.ts';
import { refuseWithoutRight } from '../../rules/clinic/rights.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { bookAtDesk } from '../../rules/desk/book-at-desk.ts';
import { isPast, MAX_DAYS, visitsAhead, visitsBefore } from '../../rules/desk/choose-visits.ts';
import { deskTimes } from '../../rules/desk/desk-offers.ts';
import { deskVisit, visitsOf, type Desk } from '../../rules/desk/desk.ts';
import { moveAtDesk } from '../../rules/desk/move-at-desk.ts';
import { restoreVisit } from '../../rules/restore-visit.ts';
import { moveClinicVisit } from '../../rules/visit-state.ts';
import { clinicVisitView } from '../views/clinic-visit.ts';
import { pageOf } from '../views/paging.ts';
import { visitRecordView } from '../views/visit-record.ts';

const deskOf = (user: UserRow): Desk => ({ by: 'clinic', user });
const PAGE = 50;
/** More at once is an export, the owner's alone. */
const MOST_ON_PAGE = 100;

export const visits = implement(visitsMocks)({
  clinicVisitList: ({ db, user, query, now }) => {
    const { page, per_page, past, ...question } = query;
    if ((per_page ?? 0) > MOST_ON_PAGE) refuseWithoutRight(user, 'staff');
    if (question.filial_id !== undefined) ownFilial(db, user, question.filial_id);
    const all = visitsOf(db, deskOf(user)).filter((visit) => past === undefined || isPast(visit, now) === past);
    const chosen = past ? visitsBefore(db, all, question) : visitsAhead(db, all, question, now);
    const isPaged = past || page !== undefined || per_page !== undefined;
    const size = isPaged ? (per_page ?? PAGE) : Math.max(1, chosen.length);
    const { rows, meta } = pageOf(chosen, { page: page ?? 1, per_page: size });
    return { data: rows.map((visit) => clinicVisitView(db, visit, now)), meta };
  },

  clinicVisitCreate: ({ db, user, body, now }) => ({
    data: clinicVisitView(db, bookAtDesk(db, deskOf(user), body, now), now),
  }),

  clinicVisitRead: ({ db, user, path, now }) => {
    const desk = deskOf(user);
    const visit = deskVisit(db, desk, path.id);
    return { data: { visit: clinicVisitView(db, visit, now), record: visitRecordView(db, desk, visit, now) } };
  },

  clinicVisitReschedule: ({ db, user, path, body, now }) => ({
    data: clinicVisitView(db, moveAtDesk(db, deskOf(user), path.id, body, now), now),
  }),

  clinicVisitStateUpdate: ({ db, user, path, body, now }) => ({
    data: clinicVisitView(db, moveClinicVisit(db, user, path.id, body, now), now),
  }),

  clinicVisitRestore: ({ db, user, path, now }) => ({
    data: clinicVisitView(db, restoreVisit(db, user, path.id, now), now),
  }),

  clinicSlotList: ({ db, user, query, now }) => {
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const { days, range } = deskTimes(db, deskOf(user), { ...query, doctor_id: query.doctor_id ?? null }, now);
    return { data: days, meta: range };
  },
});
