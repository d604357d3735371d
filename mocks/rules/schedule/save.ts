import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { OperatingModeRequest } from '#generated/models/operating-mode-request.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import type { SpecialDayRequest } from '#generated/models/special-day-request.ts';
import type { Db } from '../../db/db.ts';
import type { Absence, Doctor, SpecialDay, WorkingHours } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { withSettings } from '../doctor/schedule-settings.ts';
import { Refusal } from '../refusal.ts';
import { withAbsence } from './absences.ts';
import { withHours, workingIn } from './operating-mode.ts';
import { scheduleChange, type ScheduleChange } from './schedule-change.ts';
import { saveSchedule, scheduleOf } from './schedule.ts';
import { withoutSpecialDay, withSpecialDay } from './special-days.ts';
import { saveChange } from './touched-visits.ts';

/** Default reasons for a schedule change; patients read them. */
const OTHER_HOURS = 'изменились часы приёма врача';
const NOT_THERE = 'врач не принимает в это время';

/**
 * Changes the hours in one filial and applies the decisions for displaced visits.
 *
 * @throws Refusal 404 for another filial; 409 at `decisions`; 422 at `days`, `odd_days` or
 * `decisions`
 */
export function changeHours(
  db: Db,
  user: UserRow,
  doctor: Doctor,
  filialId: number,
  request: OperatingModeRequest,
  now: number,
): WorkingHours {
  if (!doctor.filial_ids.includes(filialId)) throw Refusal.notFound();
  const schedule = withHours(db, scheduleOf(db, doctor), filialId, request);
  saveChange(db, user, scheduleChange(db, schedule, request.told_reason ?? OTHER_HOURS), request.decisions, now);
  return workingIn(db, doctor, filialId);
}

/**
 * Prepares the schedule change of an absence. An absence of a clinic applies to its filials, and
 * patients read its reason.
 *
 * @throws Refusal as `withAbsence`
 */
export function absenceChange(
  db: Db,
  doctor: Doctor,
  id: number | null,
  request: Omit<AbsenceRequest, 'decisions'>,
  now: number,
  clinicId: number | null = null,
): { change: ScheduleChange; absence: Absence } {
  const { schedule, absence } = withAbsence(db, scheduleOf(db, doctor), id, request, now);
  const patientReason = request.told_reason ?? (clinicId === null ? null : request.reason) ?? NOT_THERE;
  return { change: scheduleChange(db, schedule, patientReason, clinicId), absence };
}

/**
 * Adds or changes an absence.
 *
 * @throws Refusal as `withAbsence`; 422 at `filial_ids`; 409 or 422 at `decisions`
 */
export function saveAbsence(
  db: Db,
  user: UserRow,
  doctor: Doctor,
  id: number | null,
  request: AbsenceRequest,
  now: number,
): Absence {
  if (request.filial_ids !== undefined) {
    throw Refusal.invalid({ filial_ids: ['Ваше отсутствие действует во всех филиалах'] });
  }
  const { change, absence } = absenceChange(db, doctor, id, request, now);
  saveChange(db, user, change, request.decisions, now);
  return absence;
}

/**
 * Adds or changes the hours of one date.
 *
 * @throws Refusal as `withSpecialDay`; 409 or 422 at `decisions`
 */
export function saveSpecialDay(
  db: Db,
  user: UserRow,
  doctor: Doctor,
  id: number | null,
  request: SpecialDayRequest,
  now: number,
): SpecialDay {
  const { schedule, special } = withSpecialDay(db, scheduleOf(db, doctor), id, request, now);
  saveChange(db, user, scheduleChange(db, schedule, request.told_reason ?? OTHER_HOURS), request.decisions, now);
  return special;
}

/** Changes booking settings; booked visits are not changed. */
export function saveSettings(db: Db, doctor: Doctor, settings: ScheduleSettings, now: number): void {
  saveSchedule(db, withSettings(scheduleOf(db, doctor), settings), now);
}

/**
 * Deletes a special day.
 * @throws Refusal 404; 409 if visits do not fit the usual hours
 */
export function removeSpecialDay(db: Db, user: UserRow, doctor: Doctor, id: number, now: number): void {
  const schedule = withoutSpecialDay(scheduleOf(db, doctor), id);
  saveChange(db, user, scheduleChange(db, schedule, OTHER_HOURS), [], now);
}
