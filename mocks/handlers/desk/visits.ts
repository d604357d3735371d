import * as clinicMocks from '#generated/mocks/clinic-visits/clinic-visits.msw.ts';
import * as doctorMocks from '#generated/mocks/doctor-visits/doctor-visits.msw.ts';
import { type Call, implement } from '../../implement.ts';
import { changeServicesAtDesk } from '../../rules/change-services.ts';
import { ownFilial } from '../../rules/clinic/own-clinic.ts';
import { refuseWithoutRight } from '../../rules/clinic/rights.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { bookAtDesk } from '../../rules/desk/book-at-desk.ts';
import { isPast, MAX_DAYS, visitsAhead, visitsBefore } from '../../rules/desk/choose-visits.ts';
import { deskDoctor, deskRoom, deskTimes } from '../../rules/desk/desk-offers.ts';
import { deskVisit, visitsOf, type Desk } from '../../rules/desk/desk.ts';
import { moveAtDesk } from '../../rules/desk/move-at-desk.ts';
import { restoreVisit } from '../../rules/restore-visit.ts';
import { changeVisitState } from '../../rules/visit-state.ts';
import { deskSamples } from '../views/desk-samples.ts';
import { deskVisitView } from '../views/desk-visit.ts';
import { pageOf } from '../views/paging.ts';
import { visitRecordView } from '../views/visit-record.ts';
import { deskResolvers } from './desk-resolvers.ts';

const PAGE = 50;
/** Largest page of visits. A larger page would be an export, which only the owner may do. */
const MOST_ON_PAGE = 100;

const shared = (by: Desk['by']) => ({
  VisitCreate: ({ db, user, body, now }: Call<`${typeof by}VisitCreate`>) => ({
    data: deskVisitView(db, by, bookAtDesk(db, { by, user }, body, now), now),
  }),
  VisitRead: ({ db, user, path, now }: Call<`${typeof by}VisitRead`>) => {
    const visit = deskVisit(db, { by, user }, path.id);
    return {
      data: { visit: deskVisitView(db, by, visit, now), record: visitRecordView(db, { by, user }, visit, now) },
    };
  },
  VisitReschedule: ({ db, user, path, body, now }: Call<`${typeof by}VisitReschedule`>) => ({
    data: deskVisitView(db, by, moveAtDesk(db, { by, user }, path.id, body, now), now),
  }),
  VisitStateUpdate: ({ db, user, path, body, now }: Call<`${typeof by}VisitStateUpdate`>) => ({
    data: deskVisitView(db, by, changeVisitState(db, { by, user }, path.id, body, now), now),
  }),
});

export const doctorVisits = implement(doctorMocks)({
  ...deskResolvers('doctor', shared),

  doctorVisitList: ({ db, user, query, now }) => {
    const all = user.doctor_id === null ? [] : visitsOf(db, { by: 'doctor', user });
    return { data: visitsAhead(db, all, query, now).map((visit) => deskVisitView(db, 'doctor', visit, now)) };
  },

  doctorSlotList: ({ db, user, query, now }) => {
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const asked = { ...query, doctor_id: user.doctor_id };
    const { days, range, room } = deskRoom(db, { by: 'doctor', user }, asked, now);
    return { data: days, meta: range, room_minutes: room };
  },

  doctorArchive: ({ db, user, query, now }) => {
    const { status = 'ended', ...question } = query;
    const ended = visitsBefore(db, visitsOf(db, { by: 'doctor', user }), { ...question, status });
    const { rows, meta } = pageOf(ended, query);
    return { data: rows.map((visit) => deskVisitView(db, 'doctor', visit, now)), meta };
  },
});

export const clinicVisits = implement(clinicMocks)({
  ...deskResolvers('clinic', shared),

  clinicVisitList: ({ db, user, query, now }) => {
    const { page, per_page, past, ...question } = query;
    if ((per_page ?? 0) > MOST_ON_PAGE) refuseWithoutRight(user, 'staff');
    if (question.filial_id !== undefined) ownFilial(db, user, question.filial_id);
    const own = visitsOf(db, { by: 'clinic', user });
    const all = own.filter((visit) => past === undefined || isPast(visit, now) === past);
    const chosen = past ? visitsBefore(db, all, question) : visitsAhead(db, all, question, now);
    const isPaged = past || page !== undefined || per_page !== undefined;
    const size = isPaged ? (per_page ?? PAGE) : Math.max(1, chosen.length);
    const { rows, meta } = pageOf(chosen, { page: page ?? 1, per_page: size });
    return { data: rows.map((visit) => deskVisitView(db, 'clinic', visit, now)), meta };
  },

  clinicVisitServicesChange: ({ db, user, path, body, now }) => ({
    data: deskVisitView(db, 'clinic', changeServicesAtDesk(db, { by: 'clinic', user }, path.id, body, now), now),
  }),

  clinicVisitRestore: ({ db, user, path, now }) => ({
    data: deskVisitView(db, 'clinic', restoreVisit(db, user, path.id, now), now),
  }),

  clinicSampleList: ({ db, user, query: { filial_id, service_ids = [] } }) => {
    deskDoctor(db, { by: 'clinic', user }, null, filial_id);
    return { data: deskSamples(db, db.filials.require(filial_id), service_ids) };
  },

  clinicSlotList: ({ db, user, query, now }) => {
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const asked = { ...query, doctor_id: query.doctor_id ?? null };
    const { days, range } = deskTimes(db, { by: 'clinic', user }, asked, now);
    return { data: days, meta: range };
  },
});
