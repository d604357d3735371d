import { addDays } from '@/shared/format/date';

/** Full weeks of the month of a day, from Monday. */
export function weeksOfMonth(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const monday = addDays(first, -weekdayIndex(first));
  const days = weekdayIndex(first) + lengthOfMonth(date);
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(monday, week * 7 + index)),
  );
}

/** The same day after a number of months; the last day of the month if it has no such day. */
export function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const day = Math.min(Number(date.slice(8)), lengthOfMonth(`${month}-01`));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The date that a key moves to in a calendar; undefined for other keys. */
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

/** The nearest selectable date. */
export function clampDay(date: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** 0 is Monday. */
function weekdayIndex(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function lengthOfMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
