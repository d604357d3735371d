import { dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { FIRST_NEW_VISIT_ID } from '#mocks/db/visit-number.ts';
import { DOCTOR } from './demo.ts';
import { DOCTORS_WITH_VISITS } from './heroes/doctors.ts';
import { clientPool, seedClients } from './visits/clients.ts';
import { demoDoctorVisits } from './visits/demo-doctor.ts';
import { demoPatientVisits, type RatedVisit } from './visits/demo-patient.ts';
import { filledCalendar } from './visits/filled-calendar.ts';
import { seedVisits, type VisitDraft } from './visits/visit-draft.ts';

interface Taken {
  readonly from: number;
  readonly to: number;
}

/** Rejects visits that overlap an earlier one of the same doctor or client. */
class Timetable {
  readonly #taken = new Map<string, Taken[]>();

  takes(draft: VisitDraft): boolean {
    const span = { from: draft.start, to: draft.start + draft.link.duration_minutes };
    const keys = [`doctor ${draft.link.doctor_id}`, `client ${draft.client_id}`];
    const overlaps = (one: Taken): boolean => one.from < span.to && one.to > span.from;
    if (keys.some((key) => this.#taken.get(key)?.some(overlaps) === true)) return false;
    for (const key of keys) {
      const spans = this.#taken.get(key);
      if (spans === undefined) this.#taken.set(key, [span]);
      else spans.push(span);
    }
    return true;
  }
}

/**
 * Adds visits of the demo patient, the demo doctor and the doctors of «Аяла».
 *
 * @returns visits that the patient rated
 */
export function seedAllVisits(db: Db): RatedVisit[] {
  seedClients(db);
  const patient = demoPatientVisits(db);
  const doctor = demoDoctorVisits(db);
  const pool = clientPool(db);
  const today = dayOf(db.meta.today);
  const filled = DOCTORS_WITH_VISITS.flatMap((doctorId) =>
    db.working_hours.find('doctor', doctorId).flatMap((working) => {
      const isWritten = (day: number): boolean =>
        doctorId === DOCTOR.serikova && (doctor.days.has(day) || day === today);
      return filledCalendar(db, working, pool, isWritten);
    }),
  );
  const timetable = new Timetable();
  seedVisits(
    db,
    [...patient.drafts, ...doctor.drafts, ...filled].filter((draft) => timetable.takes(draft)),
  );
  db.visits.startIdsAt(FIRST_NEW_VISIT_ID);
  return patient.rated;
}
