import type { OperatingDay } from '#generated/models/operating-day.ts';
import type { TimeInterval } from '#generated/models/time-interval.ts';
import { clockOf, minuteOf } from '../../db/calendar.ts';
import { WEEKDAYS } from '../../db/lookup.ts';
import type { DayHours, MinuteRange, WeekHours } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';

const LAST_MINUTE = 1439;

/**
 * Parses a week of working hours.
 * @throws Refusal 422 at `field`
 */
export function readWeek(days: readonly OperatingDay[], field: string): WeekHours {
  return WEEKDAYS.map((weekday) => {
    const [day, ...more] = days.filter((one) => one.weekday === weekday);
    if (day === undefined || more.length > 0) {
      throw Refusal.invalid({ [field]: ['Каждый день недели нужен один раз'] });
    }
    return readDay(day, { hours: field, breaks: field });
  });
}

/**
 * Parses the hours of one day.
 *
 * @param at field names for errors of hours and breaks
 * @throws Refusal 422
 */
export function readDay(
  { hours, breaks }: Pick<OperatingDay, 'hours' | 'breaks'>,
  at: { readonly hours: string; readonly breaks: string },
): DayHours | null {
  const wrong = (text: string): Refusal => Refusal.invalid({ [at.breaks]: [text] });
  if (hours === null) {
    if (breaks.length > 0) throw wrong('В выходной день перерывов нет');
    return null;
  }
  const day = rangeOf(hours, at.hours);
  const pauses = breaks.map((pause) => rangeOf(pause, at.breaks)).toSorted((a, b) => a.from - b.from);
  pauses.forEach((pause, index) => {
    if (pause.from < day.from || pause.to > day.to) throw wrong('Перерыв должен быть внутри часов приёма');
    if (pause.from < (pauses[index - 1]?.to ?? 0)) throw wrong('Перерывы не должны пересекаться');
  });
  return { ...day, breaks: pauses };
}

function rangeOf({ from, to }: TimeInterval, field: string): MinuteRange {
  const range = { from: minuteOf(from), to: minuteOf(to) };
  if (range.from >= range.to) throw Refusal.invalid({ [field]: ['Начало должно быть раньше конца'] });
  return range;
}

/** Converts a week to the contract's format, Monday first. */
export function writeWeek(week: WeekHours): OperatingDay[] {
  return WEEKDAYS.map((weekday, index) => {
    const hours = week[index] ?? null;
    if (hours === null) return { weekday, hours: null, breaks: [] };
    return { weekday, hours: textsOf(hours), breaks: hours.breaks.map(textsOf) };
  });
}

/** Formats a range of minutes. The end of the day becomes 23:59, because HH:MM has no 24:00. */
export function textsOf({ from, to }: MinuteRange): TimeInterval {
  return { from: clockOf(from), to: clockOf(Math.min(to, LAST_MINUTE)) };
}
