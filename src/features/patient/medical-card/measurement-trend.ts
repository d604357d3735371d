import type { Measurement } from '#generated/models/measurement.ts';
import { calendarDay, dayOf, daysBetween } from '@/shared/format/date';
import { number } from '@/shared/format/number';

export interface MeasuredValue {
  readonly at: string;
  readonly value: number;
}

/**
 * Position of a point in the chart, each from 0 to 1: `x` is the time, `y` goes up from the bottom.
 */
export interface TrendPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The age in days of the value with which the last value is compared. It may differ by two months
 * (`TOLERANCE`).
 */
const YEAR = 365;
const TOLERANCE = 60;

/** Values of height or weight, oldest first. */
export function measuredValues(measurements: readonly Measurement[], what: 'height' | 'weight'): MeasuredValue[] {
  return measurements
    .flatMap(({ at, [what]: value }) => (value === null ? [] : [{ at, value }]))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/**
 * Change of a value as text: «−1,3 кг за год, было 65,5», «Без изменений с 2019 года». Undefined if
 * there are no measurements.
 */
export function trendSentence(readings: readonly MeasuredValue[], unit: string): string | undefined {
  const first = readings[0];
  const last = readings.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (readings.length === 1) return `Записан ${calendarDay(last.at)}`;
  if (readings.every(({ value }) => value === first.value)) return `Без изменений ${since(first, last)}`;

  const before = yearBefore(readings, last) ?? first;
  const days = daysBetween(before.at, last.at);
  const period = Math.abs(days - YEAR) <= TOLERANCE ? 'за\u00A0год' : `с\u00A0${calendarDay(before.at)}`;
  // Values have one decimal; rounding removes the floating-point error of the difference.
  const change = Math.round((last.value - before.value) * 10) / 10;
  if (change === 0) return `Столько же, сколько ${period === 'за\u00A0год' ? 'год назад' : calendarDay(before.at)}`;
  return `${change > 0 ? '+' : '−'}${number(Math.abs(change))}\u00A0${unit} ${period}, было\u00A0${number(before.value)}`;
}

/**
 * Points of the chart. If all values are equal, the line is in the middle. It is empty if there are
 * fewer than two values.
 */
export function trendLine(readings: readonly MeasuredValue[]): TrendPoint[] {
  const first = readings[0];
  const last = readings.at(-1);
  if (first === undefined || last === undefined || readings.length === 1) return [];
  const values = readings.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [start, end] = [Date.parse(first.at), Date.parse(last.at)];
  return readings.map(({ at, value }, index) => ({
    x: end === start ? index / (readings.length - 1) : (Date.parse(at) - start) / (end - start),
    y: high === low ? 0.5 : (value - low) / (high - low),
  }));
}

/**
 * The value measured about a year before the last value. If several are within `TOLERANCE`, it is
 * the one closest to a year.
 */
function yearBefore(readings: readonly MeasuredValue[], last: MeasuredValue): MeasuredValue | undefined {
  const distance = ({ at }: MeasuredValue): number => Math.abs(daysBetween(at, last.at) - YEAR);
  return readings
    .filter((reading) => distance(reading) <= TOLERANCE)
    .toSorted((a, b) => distance(a) - distance(b))
    .at(0);
}

function since(first: MeasuredValue, last: MeasuredValue): string {
  const year = dayOf(first.at).slice(0, 4);
  return year === dayOf(last.at).slice(0, 4) ? `с\u00A0${calendarDay(first.at)}` : `с\u00A0${year}\u00A0года`;
}
