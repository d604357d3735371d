import { DAY_MINUTES, dateOf, isOddWeek, weekdayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { filialOn } from '#mocks/db/filial-on.ts';
import { closedReason } from '#mocks/db/holidays.ts';
import type { Absence, SpecialDay, WorkingHours } from '#mocks/db/types/doctor.ts';
import type { DayHours, MinuteRange, WeekHours } from '#mocks/db/types/place.ts';

/** A doctor's hours in a filial on a day, or the reason of absence (null for a usual day off). */
export type Reception =
  | { readonly hours: DayHours; readonly reason: null }
  | { readonly hours: null; readonly reason: string | null };

const DAY_OFF: Reception = { hours: null, reason: null };

/** Result for an absence, with the reason that patients read. */
const ABSENT: Reception = { hours: null, reason: 'Врач не принимает' };

/** Returns the week that applies on a day: `odd_days` in odd weeks, else `days`. */
export function weekAround({ days, odd_days }: WorkingHours, day: number): WeekHours {
  return odd_days !== null && isOddWeek(day) ? odd_days : days;
}

function weeklyHours(working: WorkingHours, day: number): DayHours | null {
  return weekAround(working, day)[weekdayOf(day)] ?? null;
}

/** Returns the hours that the doctor set: of a special day, else of the weekday. */
export function ownHours(db: Db, working: WorkingHours, day: number): DayHours | null {
  const special = specialDayOn(db, working, day);
  return special === undefined ? weeklyHours(working, day) : special.hours;
}

export function specialDayOn(
  db: Db,
  { doctor_id, filial_id }: Pick<WorkingHours, 'doctor_id' | 'filial_id'>,
  day: number,
): SpecialDay | undefined {
  if (db.special_days.size === 0) return undefined;
  const own = db.special_days.find('doctor', doctor_id);
  if (own.length === 0) return undefined;
  const date = dateOf(day);
  return own.find((row) => row.filial_id === filial_id && row.date === date);
}

/**
 * Returns the doctor's hours that lie in the filial's hours, without the filial's breaks and closed
 * days. Absences are ignored.
 */
export function placeHours(db: Db, working: WorkingHours, day: number): Reception {
  const own = ownHours(db, working, day);
  if (own === null) return DAY_OFF;
  const filial = filialOn(db.filials.require(working.filial_id), day);
  const opening = filial.hours[weekdayOf(day)];
  if (filial.state !== 'open' || opening === null || opening === undefined) return DAY_OFF;
  const holiday = closedReason(filial, day);
  if (holiday !== null) return { hours: null, reason: holiday };
  const from = Math.max(own.from, opening.from);
  const to = Math.min(own.to, opening.to);
  if (from >= to) return DAY_OFF;
  if (from === own.from && to === own.to && opening.breaks.length === 0) return { hours: own, reason: null };
  return { hours: { from, to, breaks: merged([...own.breaks, ...opening.breaks], from, to) }, reason: null };
}

/**
 * Returns the doctor's hours of a day. Absences become breaks, so they do not shift the slots of
 * the day.
 */
export function receptionOn(db: Db, working: WorkingHours, day: number): Reception {
  const reception = placeHours(db, working, day);
  if (reception.hours === null) return reception;
  const away = absencesOn(db.absences.find('doctor', working.doctor_id).filter(holdsIn(working)), day);
  return withoutAbsences(reception.hours, away, ABSENT);
}

/**
 * Adds absences to the breaks.
 * @param gone result if no hours are left
 */
export function withoutAbsences(hours: DayHours, away: readonly MinuteRange[], gone: Reception): Reception {
  if (away.length === 0) return { hours, reason: null };
  const { from, to, breaks } = hours;
  const pauses = merged([...breaks, ...away], from, to);
  const isAllDay = pauses.some((pause) => pause.from <= from && pause.to >= to);
  return isAllDay ? gone : { hours: { from, to, breaks: pauses }, reason: null };
}

/**
 * Returns a filter for absences that apply in a filial: those that the doctor entered, and those
 * that a clinic entered for this filial.
 */
export function holdsIn({ filial_id }: Pick<WorkingHours, 'filial_id'>): (absence: Absence) => boolean {
  return ({ filial_ids }) => filial_ids?.includes(filial_id) ?? true;
}

/** Returns the parts of absences that lie in a day, in minutes. */
export function absencesOn(absences: readonly Absence[], day: number): (MinuteRange & { readonly absence: Absence })[] {
  if (absences.length === 0) return [];
  const date = dateOf(day);
  return absences
    .filter((absence) => absence.date_from <= date && date <= absence.date_to)
    .map((absence) => ({
      absence,
      from: absence.date_from === date ? (absence.from_minute ?? 0) : 0,
      to: absence.date_to === date ? (absence.to_minute ?? DAY_MINUTES) : DAY_MINUTES,
    }))
    .filter((range) => range.from < range.to);
}

/** Sorts ranges, cuts them to the day's hours and joins adjacent ones. */
function merged(ranges: readonly MinuteRange[], from: number, to: number): MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const next = { from: Math.max(range.from, from), to: Math.min(range.to, to) };
    const last = result.at(-1);
    if (next.from >= next.to) continue;
    if (last === undefined || next.from > last.to) result.push(next);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
  }
  return result;
}
