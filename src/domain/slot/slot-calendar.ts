import type { SlotDay } from '#generated/models/slot-day.ts';
import { addDays, dayOf, daysBetween } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';
import { dayAt, firstFreeDay, hasFree, slotAt } from './slot-days';

/** Days that one request asks for: whole pages of the picker, and no more than the contract allows. */
const WINDOW_DAYS = 28;

/** So many days before its end the days after a window are asked for too: leafing finds them there. */
const AHEAD_DAYS = 14;

/** Days that one request asks for, both ends included. */
export interface SlotWindow {
  readonly date_from: string;
  readonly date_to: string;
}

/** The times that one may choose among, as far as they have been asked for. */
export interface SlotCalendar {
  /** The first day on offer, `YYYY-MM-DD`. */
  readonly first: string;
  /** The last day that is open for booking; null where nobody books online. */
  readonly last: string | null;
  /** The first free time of them all, as the contract writes it; null when there is none. */
  readonly nearest: string | null;
  /** The days that are known, in order: there may be gaps. */
  readonly days: readonly SlotDay[];
}

/** The window that a day belongs to, counted from the first day on offer. */
export function windowOf(first: string, date: string): SlotWindow {
  const index = Math.max(0, Math.floor(daysBetween(first, date) / WINDOW_DAYS));
  const date_from = addDays(first, index * WINDOW_DAYS);
  return { date_from, date_to: addDays(date_from, WINDOW_DAYS - 1) };
}

/** The windows that have to be known to show these days, each once. */
export function windowsOf(first: string, dates: readonly (string | undefined)[]): SlotWindow[] {
  const windows = dates.flatMap((date) => (date === undefined || date < first ? [] : [windowOf(first, date)]));
  const known = windows.length > 0 ? windows : [windowOf(first, first)];
  return known.filter(({ date_from }, index) => known.findIndex((one) => one.date_from === date_from) === index);
}

/** What to ask for besides, once it is known how far one may book: the day to show, and what leafing comes to next. */
export function windowsAhead(calendar: SlotCalendar, asked: string | undefined): SlotWindow[] {
  const { first, last } = calendar;
  const shown = shownDate(calendar, asked);
  if (last === null || shown === undefined) return [];
  return windowsOf(first, [shown, addDays(shown, AHEAD_DAYS)]).filter(({ date_from }) => date_from <= last);
}

/** The same with one time counted as free: a person's own hold is marked as taken. */
export function withOwn(calendar: SlotCalendar, startsAt: string | undefined): SlotCalendar {
  if (slotAt(calendar.days, startsAt)?.available !== false) return calendar;
  const days = calendar.days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (slot.starts_at === startsAt ? { ...slot, available: true } : slot)),
  }));
  return { ...calendar, days };
}

/** The part of it before a moment: that of a visit for which an earlier time is looked for. */
export function calendarBefore(calendar: SlotCalendar, moment: string): SlotCalendar {
  const end = dayOf(moment);
  const isBefore = (startsAt: string): boolean => epoch(startsAt) < epoch(moment);
  const days = calendar.days
    .filter(({ date }) => date <= end)
    .map((day) => ({ ...day, slots: day.slots.filter(({ starts_at }) => isBefore(starts_at)) }));
  const { last, nearest } = calendar;
  return {
    ...calendar,
    last: last !== null && end < last ? end : last,
    nearest: nearest !== null && isBefore(nearest) ? nearest : null,
    days,
  };
}

/** Whether it is known that nothing is free on any day that is open. */
export function hasNoTime({ nearest, days }: SlotCalendar): boolean {
  return nearest === null && firstFreeDay(days) === undefined;
}

/**
 * The day to show: the one that was asked for if it has time, else the next one that has, else the one before it. Where nothing around it
 * is free, it stays itself, and without such a day it is that of the first free time.
 */
export function shownDate(calendar: SlotCalendar, asked: string | undefined): string | undefined {
  const { first, last, nearest, days } = calendar;
  if (last === null) return undefined;
  const isOpen = asked !== undefined && asked >= first && asked <= last;
  const nearestDay = nearest === null ? undefined : dayOf(nearest);
  const wanted = isOpen ? asked : nearestDay !== undefined && nearestDay >= first ? nearestDay : undefined;
  if (wanted === undefined) return firstFreeDay(days)?.date;
  const around = daysIn(days, windowOf(first, wanted)).filter(hasFree);
  return (
    (around.find(({ date }) => date >= wanted) ?? around.at(-1))?.date ?? (hasNoTime(calendar) ? undefined : wanted)
  );
}

export interface DayPage {
  /** The first and the last day of the page, known or not. */
  readonly from: string;
  readonly to: string;
  /** Those of its days that are known. */
  readonly days: readonly SlotDay[];
  /** The day that «Назад» shows; undefined where nothing before this page is free. */
  readonly previous: string | undefined;
  /** The same for «Вперёд». */
  readonly next: string | undefined;
}

/** The page of `size` days that contains the date; the first page without such a day. */
export function pageOf(calendar: SlotCalendar, date: string | undefined, size: number): DayPage {
  const { first, last, days } = calendar;
  const open = last ?? first;
  const index = date === undefined || date > open ? 0 : Math.max(0, daysBetween(first, date));
  const from = addDays(first, index - (index % size));
  const end = addDays(from, size - 1);
  const to = end < open ? end : open;
  return {
    from,
    to,
    days: daysIn(days, { date_from: from, date_to: to }),
    previous: dayBefore(calendar, from, size),
    next: dayAfter(calendar, to),
  };
}

/** Pages without time are passed over, unless it is not known yet what they have. */
function dayAfter({ first, last, days }: SlotCalendar, to: string): string | undefined {
  for (let from = addDays(to, 1); last !== null && from <= last;) {
    const window = windowOf(first, from);
    if (dayAt(days, from) === undefined) return from;
    const free = firstFreeDay(daysIn(days, { date_from: from, date_to: window.date_to }));
    if (free) return free.date;
    from = addDays(window.date_to, 1);
  }
  return undefined;
}

function dayBefore({ first, nearest, days }: SlotCalendar, from: string, size: number): string | undefined {
  if (nearest !== null && from <= dayOf(nearest)) return undefined;
  for (let to = addDays(from, -1); to >= first;) {
    const window = windowOf(first, to);
    if (dayAt(days, to) === undefined) return to;
    const free = daysIn(days, { date_from: window.date_from, date_to: to }).findLast(hasFree);
    if (free) {
      const index = daysBetween(first, free.date);
      return firstFreeDay(daysIn(days, { date_from: addDays(first, index - (index % size)), date_to: to }))?.date;
    }
    to = addDays(window.date_from, -1);
  }
  return undefined;
}

function daysIn(days: readonly SlotDay[], { date_from, date_to }: SlotWindow): readonly SlotDay[] {
  return days.filter(({ date }) => date >= date_from && date <= date_to);
}
