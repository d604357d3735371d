import { dayOf, weekdayOf } from '#mocks/db/calendar.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import type { DayHours, WeekHours } from '#mocks/db/types/place.ts';

/**
 * Returns the week with hours on the weekday of the seed's day: the week's own hours, else `hours`.
 * So the demo has visits even on a Sunday.
 */
export function receivingOn(today: string, week: WeekHours, hours: DayHours): WeekHours {
  const weekday = weekdayOf(dayOf(today));
  return week.map((own, index) => (index === weekday ? (own ?? hours) : own));
}

/**
 * Whether the seed's day is not a public holiday. The demo doctor's filial is open even on a public
 * holiday, so that the demo always has visits.
 */
export const isWorkingDay = (today: string): boolean => holidayOn(dayOf(today)) === null;
