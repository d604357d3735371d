import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';
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
