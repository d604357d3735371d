import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';

/** The free times of a day, in order. */
export function freeSlots(day: SlotDay | undefined): readonly Slot[] {
  return day?.slots.filter((slot) => slot.available) ?? [];
}

/** Is there a free time on that day? Stops at the first one. */
export function hasFree(day: SlotDay | undefined): boolean {
  return day?.slots.some((slot) => slot.available) ?? false;
}

/** The day with that date, `YYYY-MM-DD`. */
export function dayAt(days: readonly SlotDay[], date: string | undefined): SlotDay | undefined {
  return days.find((day) => day.date === date);
}

/** The same days with one time counted as free: what a person holds themselves, others see as taken. */
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

/** The slot that starts at that moment, free or taken; undefined when the doctor offers no such time. */
export function slotAt(days: readonly SlotDay[], startsAt: string | undefined): Slot | undefined {
  if (startsAt === undefined) return undefined;
  return days.flatMap((day) => day.slots).find((slot) => slot.starts_at === startsAt);
}
