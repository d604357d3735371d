import type { CalendarDay } from '#generated/models/calendar-day.ts';
import type { CalendarPlace } from '#generated/models/calendar-place.ts';
import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { holidayOn } from '../../db/holidays.ts';
import type { Absence, Doctor, WorkingHours } from '../../db/types/doctor.ts';
import {
  absencesOn,
  holdsIn,
  withoutAbsences,
  ownHours,
  placeHours,
  specialDayOn,
  type Reception,
} from '../../slots/reception.ts';
import { refuseBadRange } from '../date-range.ts';
import { holdIntervals } from '../hold-intervals.ts';
import { textsOf } from './week.ts';

/** Maximum number of days in a calendar: a month, completed to whole weeks. */
const MAX_DAYS = 42;

/**
 * Returns a calendar's days with hours and absences, without visits.
 * @throws Refusal 422 at `date_to`
 */
export function calendarOf(db: Db, doctor: Doctor, dateFrom: string, dateTo: string, now: number): CalendarDay[] {
  refuseBadRange(dateFrom, dateTo, MAX_DAYS);
  const places = db.working_hours
    .find('doctor', doctor.id)
    .filter(({ filial_id }) => doctor.filial_ids.includes(filial_id));
  const held = holdIntervals(db, doctor, now);
  const absences = Map.groupBy(db.absences.find('doctor', doctor.id), closedBy);
  return Array.from({ length: dayOf(dateTo) - dayOf(dateFrom) + 1 }, (_, index) => {
    const day = dayOf(dateFrom) + index;
    return {
      date: dateOf(day),
      holiday: holidayOn(day),
      places: places.flatMap((working) => placeOn(db, working, day, absences.get('clinic') ?? []) ?? []),
      absences: absencesOn(absences.get('doctor') ?? [], day).map(({ absence, ...range }) => ({
        absence_id: absence.id,
        ...textsOf(range),
        reason: absence.reason,
      })),
      held: held.flatMap((time) => (time.day === day ? [textsOf(time)] : [])),
    };
  });
}

/**
 * Returns a doctor's day in a filial; null if the doctor has neither hours on the weekday nor a
 * special day.
 */
function placeOn(db: Db, working: WorkingHours, day: number, closed: readonly Absence[]): CalendarPlace | null {
  const special = specialDayOn(db, working, day);
  if (special === undefined && ownHours(db, working, day) === null) return null;
  const { hours, reason } = withoutClosedTime(
    placeHours(db, working, day),
    absencesOn(closed.filter(holdsIn(working)), day),
  );
  return {
    filial_id: working.filial_id,
    filial_title: db.filials.require(working.filial_id).title,
    hours: hours === null ? null : textsOf(hours),
    breaks: hours?.breaks.map(textsOf) ?? [],
    slot_minutes: working.slot_minutes,
    special_day_id: special?.id ?? null,
    closed_reason: reason,
  };
}

/** Shortens the hours by absences that the clinic entered for this filial. */
function withoutClosedTime(reception: Reception, closed: ReturnType<typeof absencesOn>): Reception {
  if (reception.hours === null) return reception;
  const clinicReason = closed.map(({ absence }) => absence.reason).find((reason) => reason !== null);
  const reason = clinicReason === undefined ? 'Закрыто клиникой' : `Закрыто клиникой: ${clinicReason}`;
  return withoutAbsences(reception.hours, closed, { hours: null, reason });
}

function closedBy({ filial_ids }: Absence): 'doctor' | 'clinic' {
  return filial_ids === undefined ? 'doctor' : 'clinic';
}
