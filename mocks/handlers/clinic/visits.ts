import * as visitsMocks from '#generated/mocks/clinic-visits/clinic-visits.msw.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { implement } from '../../implement.ts';
import { ownFilial } from '../../rules/clinic/own-clinic.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { arrivalWindow } from '../../rules/visit-place.ts';
import { undoTo } from '../../rules/visit-state-undo.ts';
import { moveClinicVisit } from '../../rules/visit-state.ts';
import { phoneOf, visitPersonView } from '../views/visit.ts';

/** A month with the weeks around it. */
const MAX_DAYS = 42;

export const visits = implement(visitsMocks)({
  clinicVisitList: ({ db, user, query, now }) => {
    const { date_from, date_to } = query;
    const { id } = ownFilial(db, user, query.filial_id);
    refuseBadRange(date_from, date_to, MAX_DAYS);
    return {
      data: db.visits
        .find('filial', id)
        .filter(({ starts_at }) => starts_at.slice(0, 10) >= date_from && starts_at.slice(0, 10) <= date_to)
        .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id)
        .map((visit) => clinicVisitView(db, visit, now)),
    };
  },

  clinicVisitStateUpdate: ({ db, user, path, body, now }) => ({
    data: clinicVisitView(db, moveClinicVisit(db, user, path.id, body, now), now),
  }),
});

function clinicVisitView(db: Db, visit: VisitRow, now: number): ClinicVisit {
  return {
    id: visit.id,
    number: visitNumber(visit.id),
    status: visit.status,
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    filial_id: visit.filial_id,
    doctor_id: visit.doctor_id,
    doctor_name: visit.doctor_id === null ? null : fullName(db.doctors.require(visit.doctor_id)),
    service_title: visit.service_title,
    price: visit.price,
    duration_minutes: visit.duration_minutes,
    person: visitPersonView(db, visit),
    first_time: visit.is_first_time,
    comment: visit.comment,
    phone: phoneOf(db, visit),
    attendance_confirmed_at: visit.attendance_confirmed_at,
    undo_to: undoTo(db, visit, now),
    format: visit.format,
    arrival_window: arrivalWindow(visit),
    home_address: visit.home_address,
  };
}
