import type { CalendarDay } from '#generated/models/calendar-day.ts';
import type { CalendarPlace } from '#generated/models/calendar-place.ts';
import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { holidayOn } from '../../db/holidays.ts';
import type { Doctor, WorkingHours } from '../../db/types/doctor.ts';
import { absencesOn, ownHours, placeHours, specialDayOn } from '../../slots/reception.ts';
import { refuseBadRange } from '../date-range.ts';
import { textsOf } from './week.ts';

/** A month with the weeks around it. */
const MAX_DAYS = 42;

/** What a calendar shows of each day beside the visits. @throws Refusal 422 at `date_to` */
export function calendarOf(db: Db, doctor: Doctor, dateFrom: string, dateTo: string): CalendarDay[] {
  refuseBadRange(dateFrom, dateTo, MAX_DAYS);
  const places = db.working_hours
    .find('doctor', doctor.id)
    .filter(({ filial_id }) => doctor.filial_ids.includes(filial_id));
  const absences = db.absences.find('doctor', doctor.id);
  return Array.from({ length: dayOf(dateTo) - dayOf(dateFrom) + 1 }, (_, index) => {
    const day = dayOf(dateFrom) + index;
    return {
      date: dateOf(day),
      holiday: holidayOn(day),
      places: places.flatMap((working) => placeOn(db, working, day) ?? []),
      absences: absencesOn(absences, day).map(({ absence, ...range }) => ({
        absence_id: absence.id,
        ...textsOf(range),
        reason: absence.reason,
      })),
    };
  });
}

/** Null where the doctor isn't on that weekday and nobody has said otherwise. */
function placeOn(db: Db, working: WorkingHours, day: number): CalendarPlace | null {
  const special = specialDayOn(db, working, day);
  if (special === undefined && ownHours(db, working, day) === null) return null;
  const { hours, reason } = placeHours(db, working, day);
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
