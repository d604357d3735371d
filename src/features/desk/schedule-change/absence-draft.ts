import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import { messages } from '@/shared/form/rules/messages';
import { addDays, dateRange, dayMonth, today } from '@/shared/format/date';
import { isDay } from '@/shared/format/zone';
import { isClock } from '@/shared/ui/fields/time-input';

/** When somebody is away, as a person says it: which day or days, and which part of the day. */
export interface AbsenceDraft {
  readonly when: 'today' | 'tomorrow' | 'day' | 'days';
  /** The first day. «Сегодня» and «Завтра» only name it: what was meant at 23:59 is meant at 00:01. */
  readonly from: string;
  /** The last one of several. */
  readonly to: string;
  readonly part: 'all' | 'morning' | 'afternoon' | 'hours';
  readonly timeFrom: string;
  readonly timeTo: string;
}

/** Where a day falls into two halves. */
export const MIDDAY = '13:00';

export type Times = Omit<AbsenceRequest, 'reason' | 'decisions' | 'told_reason'>;
type DraftErrors = Partial<Record<'date_from' | 'date_to' | 'time_from' | 'time_to', string>>;

/** A new absence: of the day that is looked at, perhaps of a time that was pointed at. What is past can't be closed. */
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

/** One that is there already. */
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

/** What changes with the choice of a day: a named one is the first day too, and several days have no halves. */
export function chooseWhen(when: AbsenceDraft['when'], { part }: AbsenceDraft): Partial<AbsenceDraft> {
  const isHalf = part === 'morning' || part === 'afternoon';
  return {
    when,
    ...(when === 'today' && { from: today() }),
    ...(when === 'tomorrow' && { from: addDays(today(), 1) }),
    ...(when === 'days' && isHalf && { part: 'all' }),
  };
}

/** As the contract takes it. */
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

/** What can be told without asking the provider. */
export function errorsOf(draft: AbsenceDraft): DraftErrors {
  const { date_from, date_to } = timesOf(draft);
  const isSpoilt = (clock: string): boolean => draft.part === 'hours' && !isClock(clock);
  return {
    ...(!isDay(date_from) && { date_from: noDay(date_from) }),
    ...(!isDay(date_to) && { date_to: noDay(date_to) }),
    ...(isDay(date_from) && isDay(date_to) && date_to < date_from && { date_to: 'Последний день раньше первого' }),
    ...(isSpoilt(draft.timeFrom) && { time_from: messages.time }),
    ...(isSpoilt(draft.timeTo) && { time_to: messages.time }),
  };
}

/** Whether two absences share a minute. */
export function overlap(a: Times, b: Times): boolean {
  return startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

const startOf = ({ date_from, time_from }: Times): string => `${date_from} ${time_from ?? '00:00'}`;
const endOf = ({ date_to, time_to }: Times): string => `${date_to} ${time_to ?? '24:00'}`;

/** «13 мая», «6–26 июля», «21 мая с 14:00», «13 мая с 14:00 до 16:00», «6 июля с 14:00 – 8 июля до 12:00» */
export function spokenTimes({ date_from, date_to, time_from, time_to }: Times): string {
  const from = time_from === null ? '' : ` с\u00A0${time_from}`;
  const to = time_to === null ? '' : ` до\u00A0${time_to}`;
  if (date_from === date_to) return `${dayMonth(date_from)}${from}${to}`;
  if (from === '' && to === '') return dateRange(date_from, date_to);
  return `${dayMonth(date_from)}${from} – ${dayMonth(date_to)}${to}`;
}
