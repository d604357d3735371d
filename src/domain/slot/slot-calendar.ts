import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';
import { addDays, dayOf, daysBetween } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';

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

export interface ChosenTime {
  /** The day shown; undefined while times load, and when no day has time. */
  readonly day: string | undefined;
  /** The requested time while it is free, else the first free one of the day. */
  readonly startsAt: string | undefined;
  /** The requested time when another patient has taken it. */
  readonly lost: string | undefined;
}

/** The nearest free time is chosen from the start, so that the button always has something to say. */
export function chosenTime(
  calendar: SlotCalendar | undefined,
  requested: { readonly date?: string | undefined; readonly starts_at?: string | undefined },
): ChosenTime {
  if (calendar === undefined) return { day: undefined, startsAt: undefined, lost: undefined };
  const slot = slotAt(calendar.days, requested.starts_at);
  if (slot?.available) return { day: dayOf(slot.starts_at), startsAt: slot.starts_at, lost: undefined };

  const day = shownDate(calendar, requestedDay(requested));
  return { day, startsAt: freeSlots(dayAt(calendar.days, day))[0]?.starts_at, lost: slot?.starts_at };
}

/** The day to show: the one that was asked for, else that of the time. */
export function requestedDay({ date, starts_at }: Parameters<typeof chosenTime>[1]): string | undefined {
  return date ?? (starts_at && dayOf(starts_at));
}

/** The free times of a day, in order. */
export function freeSlots(day: SlotDay | undefined): readonly Slot[] {
  return day?.slots.filter((slot) => slot.available) ?? [];
}

/** Whether the day has a free time. */
export function hasFree(day: SlotDay | undefined): boolean {
  return day?.slots.some((slot) => slot.available) ?? false;
}

/** The day with that date, `YYYY-MM-DD`. */
export function dayAt(days: readonly SlotDay[], date: string | undefined): SlotDay | undefined {
  return days.find((day) => day.date === date);
}

/** The first day with a free time. */
export function firstFreeDay(days: readonly SlotDay[]): SlotDay | undefined {
  return days.find(hasFree);
}

/** The earliest free time. */
export function nearestSlot(days: readonly SlotDay[]): Slot | undefined {
  return freeSlots(firstFreeDay(days))[0];
}

/** The slot that starts at that moment, free or taken; undefined when there is no such time. */
export function slotAt(days: readonly SlotDay[], startsAt: string | undefined): Slot | undefined {
  if (startsAt === undefined) return undefined;
  return days.flatMap((day) => day.slots).find((slot) => slot.starts_at === startsAt);
}

/** Without a free time within so many days a page says why, and how to contact the clinic. */
export const SLOT_SOON_DAYS = 14;
