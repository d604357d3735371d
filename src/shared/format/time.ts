import { calendarDay, dayMonth, dayOf, today, weekday } from './date';
import { type Moment, epoch, wallClock } from './zone';

/** The clinic's clock: «14:30». */
export function time(moment: Moment): string {
  return new Date(wallClock(moment)).toISOString().slice(11, 16);
}

/** «14:30–15:10» for a start and a length in minutes. */
export function timeRange(start: string, minutes: number): string {
  return `${time(start)}–${time(epoch(start) + minutes * 60_000)}`;
}

/** «12 мая, 14:30». */
export function dateTime(moment: Moment): string {
  return `${calendarDay(moment)}, ${time(moment)}`;
}

/** «Вторник, 12 мая, 14:30». */
export function weekdayDateTime(moment: Moment): string {
  const day = weekday(moment);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${dateTime(moment)}`;
}

/** A deadline as a time on the clock: «сегодня до 10:30», another day «до 15 мая, 06:00». */
export function deadline(moment: Moment): string {
  if (dayOf(moment) === today()) return `сегодня до\u00A0${time(moment)}`;
  return `до\u00A0${dayMonth(moment)}, ${time(moment)}`;
}
