import type { Db } from '#mocks/db/db.ts';
import type { WorkingHours } from '#mocks/db/types/doctor.ts';
import type { DayHours } from '#mocks/db/types/place.ts';
import { receptionOn } from '#mocks/slots/reception.ts';

/** Returns a doctor's hours in a filial on a day; null on a day off. */
export function hoursOn(db: Db, working: WorkingHours, day: number): DayHours | null {
  return receptionOn(db, working, day).hours;
}

/**
 * Returns a doctor's working hours in a filial.
 * @throws Error if the doctor does not work in the filial
 */
export function workingIn(db: Db, doctorId: number, filialId: number): WorkingHours {
  const working = db.working_hours.find('doctor', doctorId).find((row) => row.filial_id === filialId);
  if (working === undefined) throw new Error(`doctor ${doctorId} doesn't receive in filial ${filialId}`);
  return working;
}

/** Whether a visit lies within a day's hours and outside the breaks. */
export function fits(hours: DayHours, minute: number, duration: number): boolean {
  if (minute < hours.from || minute + duration > hours.to) return false;
  return hours.breaks.every((pause) => minute >= pause.to || minute + duration <= pause.from);
}

/**
 * Returns the first day from `day` on with hours in one of the filials.
 * @param direction 1 searches later days, -1 earlier days
 */
export function receptionDay(db: Db, places: readonly WorkingHours[], day: number, direction: 1 | -1): number {
  for (let next = day; Math.abs(next - day) < 90; next += direction) {
    if (places.some((working) => hoursOn(db, working, next) !== null)) return next;
  }
  throw new Error(`no reception within 90 days of ${day}`);
}

/** Whether the doctor accepts men; gynaecologists do not. */
export function receivesMen(db: Db, doctorId: number): boolean {
  const { specialisation_ids } = db.doctors.require(doctorId);
  return !specialisation_ids.some((id) => db.specialisations.require(id).slug === 'ginekolog');
}
