import * as absencesMocks from '#generated/mocks/clinic-absences/clinic-absences.msw.ts';
import type { ClinicAbsence } from '#generated/models/clinic-absence.ts';
import type { Db } from '../../db/db.ts';
import type { Absence } from '../../db/types/doctor.ts';
import { implement } from '../../implement.ts';
import { closedTime, closeTime, reopenTime, touchedByClosing } from '../../rules/clinic/doctor-absences.ts';
import { absenceView } from '../views/absence.ts';
import { deskVisitView } from '../views/desk-visit.ts';

export const absences = implement(absencesMocks)({
  clinicAbsenceList: ({ db, user, path, now }) => ({
    data: closedTime(db, user, path.id, now).map((absence) => closedView(db, absence, now)),
  }),
  clinicAbsenceCreate: ({ db, user, path, body, now }) => ({
    data: closedView(db, closeTime(db, user, path.id, body, now), now),
  }),
  clinicAbsenceDryRun: ({ db, user, path, body, now }) => ({
    data: touchedByClosing(db, user, path.id, body, now).map(({ visit, ...times }) => ({
      visit: deskVisitView(db, 'clinic', visit, now),
      ...times,
    })),
  }),
  clinicAbsenceDelete: ({ db, user, path, now }) => reopenTime(db, user, path.id, path.absence, now),
});

function closedView(db: Db, absence: Absence, now: number): ClinicAbsence {
  return { ...absenceView(db, absence, now), filial_ids: [...(absence.filial_ids ?? [])] };
}
