import { addDays } from '@/shared/format/date';

/**
 * Weeks of the month of a date, from Monday. Days of the neighbouring months complete the first and
 * last week.
 */
export function weeksOfMonth(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const monday = addDays(first, -weekdayIndex(first));
  const days = weekdayIndex(first) + lengthOfMonth(date);
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(monday, week * 7 + index)),
  );
}

/** Adds months to a date. A day that the month does not have becomes the month's last day. */
export function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const day = Math.min(Number(date.slice(8)), lengthOfMonth(`${month}-01`));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The date after a key press in a calendar; undefined for keys that do not move. */
export function dayAfterKey(date: string, { key, shiftKey }: { key: string; shiftKey: boolean }): string | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayIndex(date));
    case 'End':
      return addDays(date, 6 - weekdayIndex(date));
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    default:
      return undefined;
  }
}

/** The nearest date between `min` and `max`. */
export function clampDay(date: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** Index of the weekday; 0 is Monday. */
function weekdayIndex(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function lengthOfMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
