import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { ClinicAbsenceDryRunRequest } from '#generated/models/clinic-absence-dry-run-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence, Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { notifyDoctor } from '../notify.ts';
import { Refusal } from '../refusal.ts';
import { removeAbsence, rangeText } from '../schedule/absences.ts';
import { type Colleagues, colleaguesFor } from '../schedule/colleagues.ts';
import { offeredTimes } from '../schedule/new-times.ts';
import { absenceChange } from '../schedule/save.ts';
import type { ScheduleChange } from '../schedule/schedule-change.ts';
import { saveChange, touchedBy } from '../schedule/touched-visits.ts';
import { memberOf } from './doctors.ts';
import { ownClinic, ownFilials } from './own-clinic.ts';

/**
 * Returns current and future absences that the clinic entered for a doctor, nearest first.
 *
 * @throws Refusal 404 for another clinic's doctor
 */
export function closedTime(db: Db, user: UserRow, doctorId: number, now: number): Absence[] {
  memberOf(db, user, doctorId);
  return db.absences
    .find('doctor', doctorId)
    .filter((absence) => isOwn(db, user, absence) && absence.date_to >= textOfEpoch(now).slice(0, 10))
    .toSorted((a, b) => a.date_from.localeCompare(b.date_from) || a.id - b.id);
}

/**
 * Closes a doctor's time in the clinic's filials and applies the decisions for visits in that time.
 *
 * @throws Refusal 404; 422 at `filial_ids`, the times or `decisions`; 409 at `date_from` or
 * `decisions`
 */
export function closeTime(db: Db, user: UserRow, doctorId: number, request: AbsenceRequest, now: number): Absence {
  const { change, absence, doctor } = closing(db, user, doctorId, request, now);
  saveChange(db, user, change, request.decisions, now);
  notifyOfAbsence(db, doctor, absence, 'Клиника закрыла ваше время', now);
  return absence;
}

/**
 * Lists visits that an absence would displace, with free slots for each.
 *
 * @throws Refusal as `closeTime`, except at `decisions`
 */
export function touchedByClosing(
  db: Db,
  user: UserRow,
  doctorId: number,
  request: ClinicAbsenceDryRunRequest,
  now: number,
): ({ visit: VisitRow; new_times: string[] } & Colleagues)[] {
  const { change } = closing(db, user, doctorId, { ...request, reason: null }, now);
  const touched = touchedBy(db, change, now);
  return touched.map((visit) => ({
    visit,
    new_times: offeredTimes(db, change, visit, touched, now),
    ...colleaguesFor(db, visit, now),
  }));
}

/**
 * Removes an absence that the clinic entered; the doctor's own hours apply again.
 *
 * @throws Refusal 404 if the clinic did not enter the absence
 */
export function reopenTime(db: Db, user: UserRow, doctorId: number, id: number, now: number): void {
  const { doctor } = memberOf(db, user, doctorId);
  const absence = removeAbsence(db, doctor, id, now, (one) => isOwn(db, user, one));
  notifyOfAbsence(db, doctor, absence, 'Клиника снова открыла ваше время', now);
}

function closing(
  db: Db,
  user: UserRow,
  doctorId: number,
  request: Omit<AbsenceRequest, 'decisions'>,
  now: number,
): { change: ScheduleChange; absence: Absence; doctor: Doctor } {
  const { doctor } = memberOf(db, user, doctorId);
  const { filial_ids = [] } = request;
  const own = new Set(ownFilials(db, user).map(({ id }) => id));
  if (filial_ids.length === 0 || !filial_ids.every((id) => own.has(id) && doctor.filial_ids.includes(id))) {
    throw Refusal.invalid({ filial_ids: ['Выберите филиалы, в которых врач принимает'] });
  }
  return { ...absenceChange(db, doctor, null, request, now, ownClinic(db, user).id), doctor };
}

function isOwn(db: Db, user: UserRow, { filial_ids }: Absence): boolean {
  const own = new Set(ownFilials(db, user).map(({ id }) => id));
  return filial_ids?.some((id) => own.has(id)) ?? false;
}

function notifyOfAbsence(db: Db, doctor: Doctor, absence: Absence, title: string, now: number): void {
  const ids = absence.filial_ids ?? [];
  const where = ids.map((id) => db.filials.require(id).title).join(', ');
  const why = absence.reason === null ? '' : `. «${absence.reason}»`;
  const [id] = ids;
  const target = id === undefined ? null : ({ kind: 'filial', id } as const);
  notifyDoctor(db, doctor.id, { kind: 'system', title, text: `${rangeText(absence)}, ${where}${why}`, target }, now);
}
