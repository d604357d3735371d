import * as v from 'valibot';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { momentOf } from '@/shared/format/zone';
import { clockParam, dateParam, idParam } from '@/shared/url/search-params';

/**
 * What is being chosen where times are shown. It is part of the URL, so that it can be shared and «Назад» keeps it. All of it is
 * optional; a bad value is dropped.
 */
export const timesSearch = v.object({
  service: idParam,
  filial: idParam,
  /** The day shown, `2026-05-12`. */
  date: dateParam,
  /** The time chosen on it, `14:30`. */
  time: clockParam,
});

export type TimesSearch = v.InferOutput<typeof timesSearch>;

/** The moment that a URL asks for, as the contract writes it. */
export function requestedTime({ date, time: clock }: Pick<TimesSearch, 'date' | 'time'>): string | undefined {
  return date === undefined || clock === undefined ? undefined : momentOf(date, clock);
}

/** A moment in the URL, in a form that people can read. */
export function timeParams(startsAt: string): { date: string; time: string } {
  return { date: dayOf(startsAt), time: time(startsAt) };
}
