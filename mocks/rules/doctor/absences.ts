import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import { dateOf, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence, Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { receptionOn } from '../../slots/reception.ts';
import { Refusal } from '../refusal.ts';
import { workingIn } from './operating-mode.ts';
import type { ScheduleChange } from './schedule-change.ts';
import { carryOut, settleTouched } from './touched-visits.ts';

/**
 * Adds days off in all filials, and carries out what was decided for the visits in them (contract: rules of booking, 7).
 *
 * @throws Refusal 409 at `decisions`, 422 at `date_from`, `date_to` or `decisions`
 */
export function addAbsence(db: Db, user: UserRow, doctor: Doctor, request: AbsenceRequest, now: number): Absence {
  const { date_from, date_to, reason, decisions } = request;
  if (date_to < date_from) throw Refusal.invalid({ date_to: ['Последний день раньше первого'] });
  if (date_from < textOfEpoch(now).slice(0, 10)) throw Refusal.invalid({ date_from: ['Этот день уже прошёл'] });
  const isOff = (date: string): boolean => date_from <= date && date <= date_to;
  const change: ScheduleChange = {
    doctorId: doctor.id,
    touches: ({ starts_at }) => isOff(starts_at.slice(0, 10)),
    hoursOn: (filialId, day) =>
      isOff(dateOf(day)) ? null : receptionOn(db, workingIn(db, doctor, filialId), day).hours,
    reason: 'врач не принимает в этот день',
  };
  const settlement = settleTouched(db, change, decisions, now);
  const absence = db.absences.insert({
    id: db.absences.nextId(),
    doctor_id: doctor.id,
    date_from,
    date_to,
    from_minute: null,
    title: reason,
  });
  carryOut(db, user, change, settlement, now);
  return absence;
}

/** The time is open again. @throws Refusal 404 for an unknown absence and for another doctor's */
export function removeAbsence(db: Db, doctor: Doctor, id: number): void {
  if (db.absences.get(id)?.doctor_id !== doctor.id) throw Refusal.notFound();
  db.absences.remove(id);
}
