import * as absencesMocks from '#generated/mocks/clinic-absences/clinic-absences.msw.ts';
import { implement } from '../../implement.ts';
import { closedTime, closeTime, reopenTime, touchedByClosing } from '../../rules/clinic/doctor-absences.ts';
import { absenceView } from '../views/absence.ts';
import { touchedVisitView } from '../views/desk-visit.ts';

export const absences = implement(absencesMocks)({
  clinicAbsenceList: ({ db, user, path, now }) => ({
    data: closedTime(db, user, path.id, now).map((absence) => absenceView(db, absence, now)),
  }),
  clinicAbsenceCreate: ({ db, user, path, body, now }) => ({
    data: absenceView(db, closeTime(db, user, path.id, body, now), now),
  }),
  clinicAbsenceDryRun: ({ db, user, path, body, now }) => ({
    data: touchedByClosing(db, user, path.id, body, now).map((one) => touchedVisitView(db, 'clinic', one, now)),
  }),
  clinicAbsenceDelete: ({ db, user, path, now }) => reopenTime(db, user, path.id, path.absence, now),
});
