import type { SlotDay } from '#generated/models/slot-day.ts';
import { clockOf, minuteAt } from '@/shared/format/clock';
import type { BoardColumn } from './board-model';

/** A place that a visit may be put to, and what stands in its way. */
export interface Verdict {
  /** Where the ghost is: a step of the grid near the place that was asked for. */
  readonly minute: number;
  readonly free: boolean;
  /** It is not known yet whether it is free. */
  readonly isChecking?: boolean;
  /** «Занято до 13:00, свободно в 11:40» */
  readonly text: string;
  /** The visit that is in the way. */
  readonly obstacle: number | null;
  /** The nearest free time of that day. */
  readonly nearest: number | null;
}

/** Away from every step of the grid the ghost goes by so many minutes. */
const COARSE = 10;

/** Nearer to where the visit stands it goes nowhere, also when that is off the steps of the grid. */
const NOT_MOVED = 5;

/** Times of a doctor's day for the visit that is moved; undefined while they are not known, null where the doctor can't take it. */
export type Times = SlotDay['slots'] | 'unread' | null | undefined;

export function slotsOf(times: Times): SlotDay['slots'] {
  return times === 'unread' ? [] : (times ?? []);
}

/** Judges a place in a column, before anything is dropped there. */
export function verdictAt(minute: number, times: Times, column: BoardColumn, length: number, movedId: number): Verdict {
  const own = column.items.find(({ visit }) => visit.id === movedId);
  if (own !== undefined && times !== undefined && Math.abs(minute - own.from) < NOT_MOVED) {
    return {
      minute: own.from,
      free: true,
      text: `${clockOf(own.from)}, прежнее время`,
      obstacle: null,
      nearest: own.from,
    };
  }
  const starts = slotsOf(times).map(({ starts_at, available }) => ({ minute: minuteAt(starts_at), available }));
  const near = nearestOf(starts, minute);
  // A step that is further away than half the visit is not what is meant.
  const step = near !== undefined && Math.abs(near.minute - minute) <= Math.max(length / 2, COARSE) ? near : undefined;
  const at = step?.minute ?? Math.round(minute / COARSE) * COARSE;
  const nearest =
    nearestOf(
      starts.filter(({ available }) => available),
      at,
    )?.minute ?? null;
  const free = { minute: at, free: true, text: `${clockOf(at)}, свободно`, obstacle: null, nearest: at };
  if (step?.available === true) return free;
  const inTheWay = column.items.find(
    ({ visit, from, to }) => visit.id !== movedId && from < at + length && to > at && isActive(visit.status),
  );
  return {
    minute: at,
    free: false,
    isChecking: times === undefined,
    text: [
      obstacleText(times, inTheWay, step !== undefined),
      nearest === null ? null : `свободно в\u00A0${clockOf(nearest)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
    obstacle: inTheWay?.visit.id ?? null,
    nearest,
  };
}

function obstacleText(times: Times, inTheWay: { readonly to: number } | undefined, onStep: boolean): string {
  if (times === undefined) return 'Проверяем время';
  if (times === 'unread') return 'Не\u00A0получилось узнать свободное время';
  if (times === null) return 'Врач не\u00A0оказывает эту услугу';
  if (inTheWay !== undefined) return `Занято до\u00A0${clockOf(inTheWay.to)}`;
  return onStep ? 'Время занято' : 'В\u00A0это время приёма нет';
}

/** Where an arrow key leads: the next free time; where none is left that way, the next step of the grid, which says why it is not. */
export function stepFrom(minute: number, times: Times, direction: 1 | -1): number {
  const ahead = slotsOf(times)
    .map(({ starts_at, available }) => ({ minute: minuteAt(starts_at), available }))
    .filter((start) => (start.minute - minute) * direction > 0)
    .toSorted((a, b) => (a.minute - b.minute) * direction);
  return (ahead.find(({ available }) => available) ?? ahead[0])?.minute ?? minute;
}

function isActive(status: BoardColumn['items'][number]['visit']['status']): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'arrived';
}

function nearestOf<Start extends { readonly minute: number }>(
  starts: readonly Start[],
  minute: number,
): Start | undefined {
  return starts.reduce<Start | undefined>(
    (best, one) => (best === undefined || Math.abs(one.minute - minute) < Math.abs(best.minute - minute) ? one : best),
    undefined,
  );
}
