import { calendarDay, dayMonth, daysBetween, today, weekday } from './date';
import { upperFirst } from './letter-case';
import { type Moment, epoch, wallClock } from './zone';

/** The clinic's clock: «14:30». */
export function time(moment: Moment): string {
  return new Date(wallClock(moment)).toISOString().slice(11, 16);
}

/** «14:30–15:10» for a start and a length in minutes. */
export function timeRange(start: string, minutes: number): string {
  return `${time(start)}–${time(epoch(start) + minutes * 60_000)}`;
}

/** «12 мая, 14:30»; another clock where one time is not enough («с 12:00 до 13:00»). */
export function dateTime(moment: Moment, clock: string = time(moment)): string {
  return `${calendarDay(moment)}, ${clock}`;
}

/** «Вторник, 12 мая, 14:30»; the clock as in `dateTime`. */
export function weekdayDateTime(moment: Moment, clock?: string): string {
  return `${upperFirst(weekday(moment))}, ${dateTime(moment, clock)}`;
}

/** A deadline as a time on the clock: «сегодня до 10:30», «завтра до 11:10», another day «до 15 мая, 06:00». */
export function deadline(moment: Moment): string {
  const days = daysBetween(today(), moment);
  if (days === 0 || days === 1) return `${days === 0 ? 'сегодня' : 'завтра'} до\u00A0${time(moment)}`;
  return `до\u00A0${dayMonth(moment)}, ${time(moment)}`;
}
