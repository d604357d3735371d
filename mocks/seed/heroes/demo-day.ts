import { dayOf, weekdayOf } from '#mocks/db/calendar.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import type { DayHours, WeekHours } from '#mocks/db/types/place.ts';

/**
 * Adds hours on the seed's weekday to a week without them, so that the demo has visits even on a
 * Sunday.
 */
export function receivingOn(today: string, week: WeekHours, hours: DayHours): WeekHours {
  const weekday = weekdayOf(dayOf(today));
  return week.map((own, index) => (index === weekday ? (own ?? hours) : own));
}

/** Whether the seed's day is a working day. On a holiday the demo doctor's filial stays open. */
export const isWorkingDay = (today: string): boolean => holidayOn(dayOf(today)) === null;
