import { dateOf, weekdayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { closedReason } from '#mocks/db/holidays.ts';
import type { Absence, WorkingHours } from '#mocks/db/types/doctor.ts';
import type { DayHours } from '#mocks/db/types/place.ts';

/** Hours of one doctor in one filial on one day, or why there are none (null: simply a day off). */
export type Reception =
  | { readonly hours: DayHours; readonly reason: null }
  | { readonly hours: null; readonly reason: string | null };

const DAY_OFF: Reception = { hours: null, reason: null };

/** Weekly hours within those of the filial, less its breaks, the days on which it is closed, and absences. */
export function receptionOn(db: Db, working: WorkingHours, day: number): Reception {
  const weekday = weekdayOf(day);
  const own = working.days[weekday];
  if (own === null || own === undefined) return DAY_OFF;
  const filial = db.filials.require(working.filial_id);
  const opening = filial.hours[weekday];
  if (filial.state !== 'open' || opening === null || opening === undefined) return DAY_OFF;
  const holiday = closedReason(filial, day);
  if (holiday !== null) return { hours: null, reason: holiday };
  const from = Math.max(own.from, opening.from);
  const to = Math.min(own.to, opening.to);
  const absence = absenceOn(db.absences.find('doctor', working.doctor_id), day);
  const isFirstDay = absence?.date_from === dateOf(day) && absence.from_minute !== null;
  const until = absence === undefined ? to : isFirstDay ? Math.min(to, absence.from_minute) : from;
  if (from >= until) return { hours: null, reason: absence?.title ?? null };
  if (from === own.from && until === own.to && opening.breaks.length === 0) return { hours: own, reason: null };
  return { hours: { from, to: until, breaks: [...own.breaks, ...opening.breaks] }, reason: null };
}

function absenceOn(absences: readonly Absence[], day: number): Absence | undefined {
  if (absences.length === 0) return undefined;
  const date = dateOf(day);
  return absences.find((absence) => absence.date_from <= date && date <= absence.date_to);
}
