import { dayOf, weekdayOf } from '#mocks/db/calendar.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import type { DayHours, WeekHours } from '#mocks/db/types/place.ts';

/**
 * The week of somebody who receives on the seed's day, whichever weekday that is: whoever tries the demo on a Sunday should find a
 * day of visits too.
 */
export function receivingOn(today: string, week: WeekHours, hours: DayHours): WeekHours {
  const weekday = weekdayOf(dayOf(today));
  return week.map((own, index) => (index === weekday ? (own ?? hours) : own));
}

/** For the same reason holidays close the demo doctor's filial only where the seed's day is none. */
export const isWorkingDay = (today: string): boolean => holidayOn(dayOf(today)) === null;
