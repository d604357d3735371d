import * as absencesMocks from '#generated/mocks/clinic-absences/clinic-absences.msw.ts';
import type { ClinicAbsence } from '#generated/models/clinic-absence.ts';
import { clockOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence } from '../../db/types/doctor.ts';
import { implement } from '../../implement.ts';
import { closedTime, closeTime, reopenTime, touchedByClosing } from '../../rules/clinic/doctor-absences.ts';
import { visitsIn } from '../../rules/schedule/absences.ts';
import { deskVisitView } from '../views/desk-visit.ts';

export const absences = implement(absencesMocks)({
  clinicAbsenceList: ({ db, user, path, now }) => ({
    data: closedTime(db, user, path.id, now).map((absence) => absenceView(db, absence, now)),
  }),
  clinicAbsenceCreate: ({ db, user, path, body, now }) => ({
    data: absenceView(db, closeTime(db, user, path.id, body, now), now),
  }),
  clinicAbsenceDryRun: ({ db, user, path, body, now }) => ({
    data: touchedByClosing(db, user, path.id, body, now).map(({ visit, ...times }) => ({
      visit: deskVisitView(db, 'clinic', visit, now),
      ...times,
    })),
  }),
  clinicAbsenceDelete: ({ db, user, path, now }) => reopenTime(db, user, path.id, path.absence, now),
});

function absenceView(db: Db, absence: Absence, now: number): ClinicAbsence {
  const { id, filial_ids, date_from, date_to, from_minute, to_minute, reason } = absence;
  return {
    id,
    filial_ids: [...(filial_ids ?? [])],
    date_from,
    date_to,
    time_from: from_minute === null ? null : clockOf(from_minute),
    time_to: to_minute === null ? null : clockOf(to_minute),
    reason,
    visits_count: visitsIn(db, absence, now),
  };
}
