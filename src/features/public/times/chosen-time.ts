import type { SlotDay } from '#generated/models/slot-day.ts';
import { dayAt, firstFreeDay, freeSlots, hasFree, slotAt } from '@/domain/slot/slot-days';

export interface ChosenTime {
  /** The day shown; undefined when no day has time. */
  readonly day: string | undefined;
  /** The requested time while it is free, else the first free one of the day. */
  readonly startsAt: string | undefined;
  /** The requested time when another patient has taken it. */
  readonly lost: string | undefined;
}

/** The nearest free time is chosen from the start, so that the button always has something to say. */
export function chosenTime(
  days: readonly SlotDay[],
  date: string | undefined,
  requested: string | undefined,
): ChosenTime {
  const slot = slotAt(days, requested);
  if (slot?.available) return { day: date, startsAt: slot.starts_at, lost: undefined };

  const day = shownDay(days, date);
  return { day: day?.date, startsAt: freeSlots(day)[0]?.starts_at, lost: slot?.starts_at };
}

/** The requested day if it has time, else the next one that has, else the first that has. */
function shownDay(days: readonly SlotDay[], date: string | undefined): SlotDay | undefined {
  const requested = dayAt(days, date);
  if (!requested || hasFree(requested)) return requested ?? firstFreeDay(days);
  return firstFreeDay(days.slice(days.indexOf(requested))) ?? firstFreeDay(days);
}
