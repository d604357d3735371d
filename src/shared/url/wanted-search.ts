import * as v from 'valibot';
import type { SearchWhen } from '#generated/models/search-when.ts';
import { today } from '@/shared/format/date';
import { clockParam, dateParam, optionalParam } from './search-params';

/**
 * Search params with the days and hours chosen in the search. Links pass them on to doctors and
 * clinics. If no day and no hour is set, all slots are offered.
 */
export const wantedSearch = {
  when: optionalParam(v.picklist(['today', 'tomorrow', 'weekend', 'evening'] satisfies SearchWhen[])),
  date_from: dateParam,
  date_to: dateParam,
  /**
   * Times of day, such as «18:00». The visit begins at `time_from` or later, and before `time_to`.
   */
  time_from: clockParam,
  time_to: clockParam,
};

export interface Wanted {
  readonly when?: Exclude<SearchWhen, 'any'> | undefined;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
  readonly time_from?: string | undefined;
  readonly time_to?: string | undefined;
}

/** Change of the search params that removes days and hours. */
export const anyTime = {
  when: undefined,
  date_from: undefined,
  date_to: undefined,
  time_from: undefined,
  time_to: undefined,
} as const satisfies Wanted;

/** Type of the days and hours in requests. Its properties are never undefined. */
export type WantedTimes = { readonly [Key in keyof Wanted]: NonNullable<Wanted[Key]> };

/** Returns the days and hours chosen on a page; undefined if none are chosen. */
export function wantedOf({ when, time_from, time_to, ...days }: Wanted): WantedTimes | undefined {
  const wanted = Object.entries({ when, ...openDays(days), time_from, time_to });
  const chosen = wanted.filter(([, value]) => value !== undefined);
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as WantedTimes);
}

/** Drops days in the past, as in an old link, and a range whose end is before its start. */
export function openDays({
  date_from: from,
  date_to: to,
}: Pick<Wanted, 'date_from' | 'date_to'>): Pick<Wanted, 'date_from' | 'date_to'> {
  const first = today();
  const isPast = to !== undefined && (to < first || (from !== undefined && from > to));
  if (isPast) return { date_from: undefined, date_to: undefined };
  return { date_from: from !== undefined && from < first ? undefined : from, date_to: to };
}
