import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';
import { addDays } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { type Moment, wallClock, wallFormat } from '@/shared/format/zone';

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

/** The same days with one time counted as free: a person's own hold is marked as taken. */
export function withOwn(days: readonly SlotDay[], startsAt: string | undefined): readonly SlotDay[] {
  if (slotAt(days, startsAt)?.available !== false) return days;
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (slot.starts_at === startsAt ? { ...slot, available: true } : slot)),
  }));
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

/** How far ahead a visit can be booked. One request for all: the contract allows 31 days. */
const SLOT_HORIZON_DAYS = 28;

/** Without a free time within so many days a page says why, and how to contact the clinic. */
export const SLOT_SOON_DAYS = 14;

/** The dates to ask the server for, from today on, both included. */
export function slotRange(from: string): { date_from: string; date_to: string } {
  return { date_from: from, date_to: addDays(from, SLOT_HORIZON_DAYS - 1) };
}

export interface DayPage {
  days: readonly SlotDay[];
  /** The day that «Назад» shows: the first with a free time on the previous page, else its first. Undefined on the first page. */
  previous: string | undefined;
  /** The same for «Вперёд». */
  next: string | undefined;
}

/** The page of `size` days that contains the date; the first page without such a day. */
export function pageOf(days: readonly SlotDay[], date: string | undefined, size: number): DayPage {
  const index = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  );
  const start = index - (index % size);
  return {
    days: days.slice(start, start + size),
    previous: start === 0 ? undefined : entrance(days.slice(start - size, start)),
    next: entrance(days.slice(start + size, start + 2 * size)),
  };
}

function entrance(days: readonly SlotDay[]): string | undefined {
  return (firstFreeDay(days) ?? days[0])?.date;
}

const formatMonth = wallFormat({ month: 'long' });
const yearOf = (date: Moment): string => String(new Date(wallClock(date)).getUTCFullYear());

/** The heading of a page of days: «Май», across months «Май – июнь», with the year «Май 2026». */
export function monthHeading(from: string, to: string, withYear = false): string {
  const first = formatMonth(wallClock(from));
  const last = formatMonth(wallClock(to));
  const months = first === last ? first : `${first}\u00A0– ${last}`;
  const heading = upperFirst(months);
  return withYear ? `${heading}\u00A0${yearOf(to)}` : heading;
}
