import { dayOf, weekdayOf } from '#mocks/db/calendar.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import type { DayHours, WeekHours } from '#mocks/db/types/place.ts';

/**
 * A week with hours on the seed's day, whatever weekday it is: the demo shows visits on a Sunday
 * too.
 */
export function receivingOn(today: string, week: WeekHours, hours: DayHours): WeekHours {
  const weekday = weekdayOf(dayOf(today));
  return week.map((own, index) => (index === weekday ? (own ?? hours) : own));
}

/**
 * Whether the seed's day is no public holiday; only then do holidays close the demo doctor's
 * filial.
 */
export const isWorkingDay = (today: string): boolean => holidayOn(dayOf(today)) === null;
