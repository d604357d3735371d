import { calendarDay, dayMonth, daysBetween, weekday } from './date';
import { upperFirst } from './letter-case';
import { type Moment, epoch, wallClock } from './zone';

/** Time in the clinic's time zone: «14:30». */
export function time(moment: Moment): string {
  return new Date(wallClock(moment)).toISOString().slice(11, 16);
}

/** A start and a duration in minutes as a range: «14:30–15:10». */
export function timeRange(start: string, minutes: number): string {
  return `${time(start)}–${time(epoch(start) + minutes * 60_000)}`;
}

/** Date and time: «12 мая, 14:30». `clock` replaces the time («с 12:00 до 13:00»). */
export function dateTime(moment: Moment, clock: string = time(moment)): string {
  return `${calendarDay(moment)}, ${clock}`;
}

/** Weekday, date and time: «Вторник, 12 мая, 14:30». `clock` replaces the time. */
export function weekdayDateTime(moment: Moment, clock?: string): string {
  return `${upperFirst(weekday(moment))}, ${dateTime(moment, clock)}`;
}

/**
 * Text of a deadline: «до 10:30 сегодня», «до 11:10 завтра», on another day «до 15 мая, 06:00». The
 * time comes before the day, because «отменить завтра…» would mean «cancel tomorrow».
 *
 * @param on the user's current date (`useToday`)
 */
export function deadline(moment: Moment, on: Moment): string {
  const days = daysBetween(on, moment);
  if (days === 0 || days === 1) return `до\u00A0${time(moment)} ${days === 0 ? 'сегодня' : 'завтра'}`;
  return `до\u00A0${dayMonth(moment)}, ${time(moment)}`;
}
