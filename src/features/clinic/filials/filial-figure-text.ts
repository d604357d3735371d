import { dateRange, dayMonthYear } from '@/shared/format/date';
import { changeText, number, percent } from '@/shared/format/number';

/** If the percentage of no-shows is above this number, a warning is shown. */
export const MANY_NO_SHOWS = 5;

/** Occupancy as text: «74 %»; null means that there are no working hours. */
export function loadText(value: number | null): string {
  return value === null ? 'нет приёма' : percent(value);
}

/**
 * Period as text: «12 апреля – 11 мая». The text has years if the period begins and ends in
 * different years.
 */
export function spanText(from: string, to: string): string {
  return from.slice(0, 4) === to.slice(0, 4) ? dateRange(from, to) : `${dayMonthYear(from)}\u00A0– ${dayMonthYear(to)}`;
}

interface Change {
  /** Change as text: «+6 %», «−0,4 п. п.», «без изменений». */
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'same';
}

/** Change in per cent; undefined if the previous figure is 0. */
export function growth(now: number, before: number): Change | undefined {
  if (before === 0) return undefined;
  return changeOf(Math.round(((now - before) / before) * 100), '%', true);
}

/**
 * Change of a percentage, in percentage points.
 * @param moreIsGood false for no-shows
 */
export function shift(now: number | null, before: number | null, moreIsGood = true): Change | undefined {
  if (now === null || before === null) return undefined;
  return changeOf(Math.round((now - before) * 10) / 10, 'п.\u00A0п.', moreIsGood);
}

function changeOf(difference: number, unit: string, moreIsGood: boolean): Change {
  return {
    text: changeText(difference, (value) => `${number(value)}\u00A0${unit}`),
    tone: difference === 0 ? 'same' : difference > 0 === moreIsGood ? 'good' : 'bad',
  };
}
