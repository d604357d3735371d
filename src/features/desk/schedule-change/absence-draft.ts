import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import { messages } from '@/shared/form/rules/messages';
import { addDays, dateRange, dayMonth, today } from '@/shared/format/date';
import { isDay } from '@/shared/format/zone';
import { isClock } from '@/shared/ui/fields/time-input';

/** Form values of an absence: the days, and the part of the day. */
export interface AbsenceDraft {
  readonly when: 'today' | 'tomorrow' | 'day' | 'days';
  /**
   * The first day. «Сегодня» and «Завтра» are only labels; the date stays the same after midnight.
   */
  readonly from: string;
  /** The last day, if there are several days. */
  readonly to: string;
  readonly part: 'all' | 'morning' | 'afternoon' | 'hours';
  readonly timeFrom: string;
  readonly timeTo: string;
}

/** Time that separates morning and afternoon. */
export const MIDDAY = '13:00';

export type Times = Omit<AbsenceRequest, 'reason' | 'decisions' | 'told_reason'>;
type DraftErrors = Partial<Record<'date_from' | 'date_to' | 'time_from' | 'time_to', string>>;

/**
 * Form values of a new absence at the given day and hours. A day in the past is replaced with
 * today.
 */
export function newDraft(at?: { readonly date: string; readonly from?: string; readonly to?: string }): AbsenceDraft {
  const date = at !== undefined && at.date > today() ? at.date : today();
  return {
    when: whenOf(date),
    from: date,
    to: addDays(date, 1),
    part: at?.from === undefined ? 'all' : 'hours',
    timeFrom: at?.from ?? '14:00',
    timeTo: at?.to ?? '16:00',
  };
}

/** Form values of an existing absence. */
export function draftOf({ date_from, date_to, time_from, time_to }: Times): AbsenceDraft {
  const part =
    time_from === null && time_to === null
      ? 'all'
      : time_from === null && time_to === MIDDAY
        ? 'morning'
        : time_from === MIDDAY && time_to === null
          ? 'afternoon'
          : 'hours';
  return {
    when: date_from === date_to ? whenOf(date_from) : 'days',
    from: date_from,
    to: date_to,
    part,
    timeFrom: time_from ?? '00:00',
    timeTo: time_to ?? '23:59',
  };
}

function whenOf(date: string): AbsenceDraft['when'] {
  if (date === today()) return 'today';
  return date === addDays(today(), 1) ? 'tomorrow' : 'day';
}

/**
 * Form values that change when the user chooses a kind of day. «Сегодня» and «Завтра» set the date;
 * «several days» replaces a half day with the whole day.
 */
export function chooseWhen(when: AbsenceDraft['when'], { part }: AbsenceDraft): Partial<AbsenceDraft> {
  const isHalf = part === 'morning' || part === 'afternoon';
  return {
    when,
    ...(when === 'today' && { from: today() }),
    ...(when === 'tomorrow' && { from: addDays(today(), 1) }),
    ...(when === 'days' && isHalf && { part: 'all' }),
  };
}

/** Converts the form values to the contract's request. */
export function timesOf({ when, from: date_from, to, part, timeFrom, timeTo }: AbsenceDraft): Times {
  const date_to = when === 'days' ? to : date_from;
  const [time_from, time_to] = {
    all: [null, null],
    morning: [null, MIDDAY],
    afternoon: [MIDDAY, null],
    hours: [timeFrom === '00:00' ? null : timeFrom, timeTo === '23:59' ? null : timeTo],
  }[part] as [string | null, string | null];
  return { date_from, date_to, time_from, time_to };
}

const noDay = (typed: string): string => (typed === '' ? messages.required : messages.date);

/** Errors that can be found without the server. */
export function errorsOf(draft: AbsenceDraft): DraftErrors {
  const { date_from, date_to } = timesOf(draft);
  const isInvalid = (clock: string): boolean => draft.part === 'hours' && !isClock(clock);
  return {
    ...(!isDay(date_from) && { date_from: noDay(date_from) }),
    ...(!isDay(date_to) && { date_to: noDay(date_to) }),
    ...(isDay(date_from) && isDay(date_to) && date_to < date_from && { date_to: 'Последний день раньше первого' }),
    ...(isInvalid(draft.timeFrom) && { time_from: messages.time }),
    ...(isInvalid(draft.timeTo) && { time_to: messages.time }),
  };
}

export function overlap(a: Times, b: Times): boolean {
  return startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

const startOf = ({ date_from, time_from }: Times): string => `${date_from} ${time_from ?? '00:00'}`;
const endOf = ({ date_to, time_to }: Times): string => `${date_to} ${time_to ?? '24:00'}`;

/**
 * An absence as text: «13 мая», «6–26 июля», «21 мая с 14:00», «13 мая с 14:00 до 16:00», «6 июля с
 * 14:00 – 8 июля до 12:00».
 */
export function timesText({ date_from, date_to, time_from, time_to }: Times): string {
  const from = time_from === null ? '' : ` с\u00A0${time_from}`;
  const to = time_to === null ? '' : ` до\u00A0${time_to}`;
  if (date_from === date_to) return `${dayMonth(date_from)}${from}${to}`;
  if (from === '' && to === '') return dateRange(date_from, date_to);
  return `${dayMonth(date_from)}${from} – ${dayMonth(date_to)}${to}`;
}
