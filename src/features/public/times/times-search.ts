import * as v from 'valibot';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { momentOf } from '@/shared/format/zone';

const id = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined));
const text = (pattern: RegExp) => v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined));

/**
 * What is being chosen where times are shown. It is part of the URL, so that it can be shared and «Назад» keeps it. All of it is
 * optional; a bad value is dropped.
 */
export const timesSearch = v.object({
  service: id,
  filial: id,
  /** The day shown, `2026-05-12`. */
  date: text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  /** The time chosen on it, `14:30`. */
  time: text(/^([01]\d|2[0-3]):[0-5]\d$/),
});

export type TimesSearch = v.InferOutput<typeof timesSearch>;

/** The moment that a URL asks for, as the contract writes it. */
export function requestedTime({ date, time: clock }: Pick<TimesSearch, 'date' | 'time'>): string | undefined {
  return date === undefined || clock === undefined ? undefined : momentOf(date, clock);
}

/** A moment in the URL, in a form that people can read: the only place where it is taken apart. */
export function timeParams(startsAt: string): { date: string; time: string } {
  return { date: dayOf(startsAt), time: time(startsAt) };
}
