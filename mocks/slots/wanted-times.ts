import type { SearchRequest } from '#generated/models/search-request.ts';
import { DAY_MINUTES, dayOf, minuteOf, momentOf, weekdayOf } from '#mocks/db/calendar.ts';
import type { WeekHours } from '#mocks/db/types/place.ts';
import { MOST_DAYS } from './horizon.ts';

export type TimesRequest = {
  readonly [Key in 'when' | 'date_from' | 'date_to' | 'time_from' | 'time_to']?: SearchRequest[Key] | undefined;
};

/** Requested days (both ends included) and minutes of the day (`toMinute` excluded). */
export interface WantedTimes {
  readonly days: readonly (readonly [from: number, to: number])[];
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Minute of the day when the evening begins. */
export const EVENING = 18 * 60;

export function isAnyTime({ when = 'any', date_from, date_to, time_from, time_to }: TimesRequest): boolean {
  return when === 'any' && [date_from, date_to, time_from, time_to].every((value) => value === undefined);
}

/** Whether a day is in one of the ranges of days. */
export function isAmong(ranges: WantedTimes['days'], day: number): boolean {
  return ranges.some(([from, to]) => day >= from && day <= to);
}

/** @param today day number of today */
export function wantedTimes(request: TimesRequest, today: number): WantedTimes {
  const { when, date_from, date_to, time_from = '00:00', time_to } = request;
  const first = date_from === undefined ? today : Math.max(today, dayOf(date_from));
  const last = date_to === undefined ? Infinity : dayOf(date_to);
  return {
    days: daysOf(when, today)
      .map(([from, to]) => [Math.max(from, first), Math.min(to, last)] as const)
      .filter(([from, to]) => from <= to),
    fromMinute: Math.max(minuteOf(time_from), when === 'evening' ? EVENING : 0),
    toMinute: time_to === undefined ? DAY_MINUTES : minuteOf(time_to),
  };
}

function daysOf(when: TimesRequest['when'], today: number): (readonly [number, number])[] {
  if (when === 'today') return [[today, today]];
  if (when === 'tomorrow') return [[today, today + 1]];
  if (when === 'evening') return [[today, today + 6]];
  if (when !== 'weekend') return [[today, today + MOST_DAYS - 1]];
  // On a Sunday the next weekend counts too.
  const saturday = today + 5 - weekdayOf(today);
  return weekdayOf(today) === 6
    ? [
        [today, today],
        [today + 6, today + 7],
      ]
    : [[saturday, saturday + 1]];
}

/**
 * Whether a service that needs no doctor has hours within the requested times of the next seven
 * days.
 */
export function isOpenIn(hours: WeekHours, times: TimesRequest, now: number): boolean {
  const today = Math.floor(momentOf(now) / DAY_MINUTES);
  const { days, fromMinute, toMinute } = wantedTimes(times, today);
  return days.some(([from, to]) =>
    Array.from({ length: Math.min(7, to - from + 1) }, (_, index) => hours[weekdayOf(from + index)]).some(
      (day) => day && day.from < toMinute && day.to > fromMinute,
    ),
  );
}
