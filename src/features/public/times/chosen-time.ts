import { shownDate, type SlotCalendar } from '@/domain/slot/slot-calendar';
import { dayAt, freeSlots, slotAt } from '@/domain/slot/slot-days';

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
  calendar: SlotCalendar,
  date: string | undefined,
  requested: string | undefined,
): ChosenTime {
  const slot = slotAt(calendar.days, requested);
  if (slot?.available) return { day: date, startsAt: slot.starts_at, lost: undefined };

  const day = shownDate(calendar, date);
  return { day, startsAt: freeSlots(dayAt(calendar.days, day))[0]?.starts_at, lost: slot?.starts_at };
}
