import { DAY_MINUTES } from '#mocks/db/calendar.ts';
import type { OpenTimes } from '#mocks/db/types/doctor.ts';
import type { DayHours } from '#mocks/db/types/place.ts';
import { isCellBusy, type BusyDay } from './busy-pattern.ts';
import type { Block } from './doctor-blocks.ts';

/** Everything that determines the free slots of a doctor's day. */
export interface DayPlan {
  readonly doctorId: number;
  readonly day: number;
  readonly hours: DayHours;
  /** Minutes from one slot to the next. */
  readonly step: number;
  /** Free minutes between two visits. */
  readonly buffer: number;
  readonly blocks: readonly Block[];
  readonly busy: BusyDay;
  readonly open: OpenTimes | undefined;
}

/**
 * Whether a visit may start at the minute: it is a slot, and the visit fits into the hours without
 * breaks.
 */
export function isOffered(plan: DayPlan, minute: number, duration: number): boolean {
  return (minute - plan.hours.from) % plan.step === 0 && isReceived(plan, minute, duration);
}

/** Like `isOffered`, but for any minute, not only for slots. */
export function isReceived({ hours }: DayPlan, minute: number, duration: number): boolean {
  if (minute < hours.from || minute + duration > hours.to) return false;
  for (const pause of hours.breaks) if (minute < pause.to && minute + duration > pause.from) return false;
  return true;
}

/** Whether the slot overlaps a visit or a hold, or is taken in the generated `BusyDay`. */
export function isTaken(plan: DayPlan, minute: number, duration: number): boolean {
  const start = plan.day * DAY_MINUTES + minute;
  for (const block of plan.blocks) {
    if (start < block.to + plan.buffer && start + duration + plan.buffer > block.from) return true;
  }
  if (plan.open !== undefined) return !plan.open.minutes.includes(minute);
  const { busy } = plan;
  if (busy.load === 0) return false;
  if (busy.isFull || minute < busy.freeFrom) return true;
  for (let cell = minute; cell < minute + duration; cell += plan.step) {
    if (isCellBusy(plan.doctorId, plan.day, cell, busy.load)) return true;
  }
  return false;
}

/** Calls `visit` for each slot of the day from `earliest` on until it returns true. */
export function eachTime(
  plan: DayPlan,
  duration: number,
  earliest: number,
  visit: (minute: number, isFree: boolean) => boolean,
): void {
  const { hours, step } = plan;
  const skipped = Math.max(0, Math.ceil((earliest - hours.from) / step));
  for (let minute = hours.from + skipped * step; minute + duration <= hours.to; minute += step) {
    if (isOffered(plan, minute, duration) && visit(minute, !isTaken(plan, minute, duration))) return;
  }
}

/** Free minutes from this minute on; 0 if this minute is not free. */
export function roomAt(plan: DayPlan, minute: number): number {
  const { hours, buffer } = plan;
  const blocked = plan.blocks.map(({ from, to }) => ({
    from: from - buffer - plan.day * DAY_MINUTES,
    to: to + buffer - plan.day * DAY_MINUTES,
  }));
  const taken = [...hours.breaks, ...blocked].filter(({ to }) => to > minute);
  const end = Math.min(hours.to, ...taken.map(({ from }) => from));
  return minute < hours.from ? 0 : Math.max(0, end - minute);
}
