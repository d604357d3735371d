import type { SearchRequest } from '#generated/models/search-request.ts';
import { DAY_MINUTES, dayOf, minuteOf, weekdayOf } from '#mocks/db/calendar.ts';
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
const EVENING = 18 * 60;

export function isAnyTime({ when = 'any', ...others }: TimesRequest): boolean {
  return when === 'any' && Object.values(others).every((value) => value === undefined);
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
