import { addDays, dateRange, dayOf, monthYear, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Index of the weekday; Monday is 0. */
function weekdayIndex(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function weekOf(date: string): Days {
  const from = addDays(date, -weekdayIndex(date));
  return { from, to: addDays(from, 6) };
}

/**
 * The days that a view loads. The view of a day loads its whole week, because the strip of days on
 * phones shows counts.
 */
export function rangeOf(view: CalendarView, date: string): Days {
  if (view !== 'month') return weekOf(date);
  return { from: weekOf(firstOfMonth(date)).from, to: weekOf(addDays(nextMonth(date), -1)).to };
}

/** The date to which the buttons «back» and «forward» lead. */
export function stepped(view: CalendarView, date: string, direction: 1 | -1): string {
  if (view === 'day') return addDays(date, direction);
  if (view === 'week') return addDays(date, 7 * direction);
  return direction === 1 ? nextMonth(date) : firstOfMonth(addDays(firstOfMonth(date), -1));
}

/** Title of a view: «Вторник, 12 мая», «11–17 мая 2026», «Май 2026». */
export function titleOf(view: CalendarView, date: string): string {
  if (view === 'day') return upperFirst(weekdayDay(date));
  if (view === 'month') return monthYear(date);
  const { from, to } = weekOf(date);
  return `${dateRange(from, to)}\u00A0${dayOf(to).slice(0, 4)}`;
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

function nextMonth(date: string): string {
  return firstOfMonth(addDays(firstOfMonth(date), 31));
}
