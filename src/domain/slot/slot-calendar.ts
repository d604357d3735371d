import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';
import { addDays, dayOf, daysBetween } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';

/**
 * Number of days per request: a whole number of pages of the picker, within the contract's limit.
 */
const WINDOW_DAYS = 28;

/**
 * The next window is loaded in advance if fewer days than this remain between the shown day and the
 * end of its window.
 */
const AHEAD_DAYS = 14;

/** First and last day of the slots that one request loads. */
export interface SlotWindow {
  readonly date_from: string;
  readonly date_to: string;
}

/** The loaded slots of a doctor or filial. */
export interface SlotCalendar {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  readonly first: string;
  /** Last day that can be booked; null if online booking is off. */
  readonly last: string | null;
  /** Start of the first free slot, in the contract's format; null if no slot is free. */
  readonly nearest: string | null;
  /** The loaded days in order. Days that are not loaded may be missing between them. */
  readonly days: readonly SlotDay[];
}

/** The window that contains a day. Windows are counted from the first day that can be chosen. */
export function windowOf(first: string, date: string): SlotWindow {
  const index = Math.max(0, Math.floor(daysBetween(first, date) / WINDOW_DAYS));
  const date_from = addDays(first, index * WINDOW_DAYS);
  return { date_from, date_to: addDays(date_from, WINDOW_DAYS - 1) };
}

/** The windows that contain the given days, without repetition. */
export function windowsOf(first: string, dates: readonly (string | undefined)[]): SlotWindow[] {
  const windows = dates.flatMap((date) => (date === undefined || date < first ? [] : [windowOf(first, date)]));
  const known = windows.length > 0 ? windows : [windowOf(first, first)];
  return known.filter(({ date_from }, index) => known.findIndex((one) => one.date_from === date_from) === index);
}

/** Windows to load next: the window of the shown day and the windows of the following pages. */
export function windowsAhead(calendar: SlotCalendar, asked: string | undefined): SlotWindow[] {
  const { first, last } = calendar;
  const shown = shownDate(calendar, asked);
  if (last === null || shown === undefined) return [];
  return windowsOf(first, [shown, addDays(shown, AHEAD_DAYS)]).filter(({ date_from }) => date_from <= last);
}

/** Marks one slot as free, because the server reports the slot that this person holds as taken. */
export function withOwn(calendar: SlotCalendar, startsAt: string | undefined): SlotCalendar {
  if (slotAt(calendar.days, startsAt)?.available !== false) return calendar;
  const days = calendar.days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (slot.starts_at === startsAt ? { ...slot, available: true } : slot)),
  }));
  return { ...calendar, days };
}

/**
 * Returns the calendar with only the slots before a moment, for rescheduling a visit to an earlier
 * time.
 */
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

/** Whether no known day has a free slot. */
export function hasNoTime({ nearest, days }: SlotCalendar): boolean {
  return nearest === null && firstFreeDay(days) === undefined;
}

/**
 * The day to show: the requested day if it has free slots, otherwise the next day with free slots,
 * otherwise the previous one. If no loaded day has free slots, the requested day stays. If no day
 * is requested, it is the day of the first free slot.
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
  /** First and last day of the page, also if they are not loaded. */
  readonly from: string;
  readonly to: string;
  /** The days of the page that are loaded. */
  readonly days: readonly SlotDay[];
  /** Day that «Назад» shows; undefined if no earlier day has a free slot. */
  readonly previous: string | undefined;
  /** Day that «Вперёд» shows; undefined if no later day has a free slot. */
  readonly next: string | undefined;
}

/**
 * Returns the page of `size` days that contains the date. If the date is undefined, returns the
 * first page.
 */
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

/** The next day that has a free slot or is not loaded yet. */
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
  /** The shown day; undefined while slots load and if no day has slots. */
  readonly day: string | undefined;
  /** The requested slot if it is free, otherwise the first free slot of the day. */
  readonly startsAt: string | undefined;
  /** The requested slot if it is taken. */
  readonly lost: string | undefined;
}

/**
 * Chooses the day and the slot to show. If neither is requested, it chooses the nearest free slot,
 * so that the booking button always names a slot.
 */
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

/** The requested day, or the day of the requested slot. */
export function requestedDay({ date, starts_at }: Parameters<typeof chosenTime>[1]): string | undefined {
  return date ?? (starts_at && dayOf(starts_at));
}

export function freeSlots(day: SlotDay | undefined): readonly Slot[] {
  return day?.slots.filter((slot) => slot.available) ?? [];
}

export function hasFree(day: SlotDay | undefined): boolean {
  return day?.slots.some((slot) => slot.available) ?? false;
}

export function dayAt(days: readonly SlotDay[], date: string | undefined): SlotDay | undefined {
  return days.find((day) => day.date === date);
}

export function firstFreeDay(days: readonly SlotDay[]): SlotDay | undefined {
  return days.find(hasFree);
}

export function nearestSlot(days: readonly SlotDay[]): Slot | undefined {
  return freeSlots(firstFreeDay(days))[0];
}

/** The slot, free or taken, that starts at a moment. */
export function slotAt(days: readonly SlotDay[], startsAt: string | undefined): Slot | undefined {
  if (startsAt === undefined) return undefined;
  return days.flatMap((day) => day.slots).find((slot) => slot.starts_at === startsAt);
}

/**
 * If no slot is free within this many days, the page shows the reason and the clinic's contacts.
 */
export const SLOT_SOON_DAYS = 14;
