import { upperFirst } from './letter-case';
import { now } from './now';
import { type Moment, wallClock, wallFormat } from './zone';

const DAY_MS = 24 * 60 * 60 * 1000;

const formatDayMonth = wallFormat({ day: 'numeric', month: 'long' });
const formatWeekday = wallFormat({ weekday: 'long' });
const formatWeekdayShort = wallFormat({ weekday: 'short' });
const formatMonth = wallFormat({ month: 'long' });

const yearOf = (moment: Moment): string => dayOf(moment).slice(0, 4);

/** Date in the clinic's time zone: `2026-05-12`. */
export function dayOf(moment: Moment): string {
  return new Date(wallClock(moment)).toISOString().slice(0, 10);
}

/** Current date in Kazakhstan: `2026-05-12`. */
export function today(): string {
  return dayOf(now());
}

/** Adds days to a date, or subtracts them: `2026-05-12` → `2026-05-26`. */
export function addDays(date: string, days: number): string {
  return new Date(wallClock(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another; negative if the second is earlier. */
export function daysBetween(from: Moment, to: Moment): number {
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS);
}

/** Day and month: «12 мая». */
export function dayMonth(moment: Moment): string {
  return formatDayMonth(wallClock(moment)).replace(/\s/g, '\u00A0');
}

/** Day, month and year: «12 мая 2026». */
export function dayMonthYear(moment: Moment): string {
  return `${dayMonth(moment)}\u00A0${yearOf(moment)}`;
}

/** Day and month: «12 мая». A date of another year has the year: «12 мая 2025». */
export function calendarDay(moment: Moment): string {
  return yearOf(moment) === yearOf(today()) ? dayMonth(moment) : dayMonthYear(moment);
}

/** Weekday: «вторник». */
export function weekday(moment: Moment): string {
  return formatWeekday(wallClock(moment));
}

/** Short weekday: «вт». */
export function weekdayShort(moment: Moment): string {
  return formatWeekdayShort(wallClock(moment));
}

/** Heading of a month: «Май 2026». */
export function monthYear(moment: Moment): string {
  return `${upperFirst(formatMonth(wallClock(moment)))}\u00A0${yearOf(moment)}`;
}

/**
 * Day relative to today: «Вчера», «Сегодня», «Завтра», otherwise the weekday: «Четверг».
 *
 * @param on current date. A component takes it from `useToday`, so that it updates after midnight.
 */
export function relativeDay(moment: Moment, on: Moment): string {
  const named: Record<number, string> = { [-1]: 'Вчера', 0: 'Сегодня', 1: 'Завтра' };
  return named[daysBetween(on, moment)] ?? upperFirst(weekday(moment));
}

/** Heading of a day: «Сегодня, 12 мая», «Завтра, 13 мая», «Четверг, 14 мая». */
export function dayHeading(moment: Moment, on: Moment): string {
  return `${relativeDay(moment, on)}, ${calendarDay(moment)}`;
}

/** Weekday and date: «вторник, 12 мая». */
export function weekdayDay(moment: Moment): string {
  return `${weekday(moment)}, ${calendarDay(moment)}`;
}

/** Range of dates: «12–18 мая», «30 апреля – 6 мая». */
export function dateRange(from: Moment, to: Moment): string {
  if (dayOf(from) === dayOf(to)) return dayMonth(from);
  const sameMonth = dayOf(from).slice(0, 7) === dayOf(to).slice(0, 7);
  if (sameMonth) return `${Number(dayOf(from).slice(8))}–${dayMonth(to)}`;
  return `${dayMonth(from)}\u00A0– ${dayMonth(to)}`;
}
