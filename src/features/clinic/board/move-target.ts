import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { payerObstacle } from '@/domain/service/payer-times';
import { clockOf, minuteAt } from '@/shared/format/clock';
import type { BoardColumn } from './board-model';

/** Whether a visit can be moved to a target, and the reason if it can't. */
export interface Verdict {
  /**
   * Minute of the day at which the ghost is shown: the slot nearest to the requested minute, or the
   * requested minute rounded.
   */
  readonly minute: number;
  readonly free: boolean;
  /** Whether free times of the column are still loading. */
  readonly isChecking?: boolean;
  /** Explanation: «Занято до 13:00, свободно в 11:40». */
  readonly text: string;
  /** Id of the visit that occupies the target. */
  readonly obstacle: number | null;
  /**
   * The free time that is nearest to `minute`, in minutes of the day; null if the column's day has
   * none.
   */
  readonly nearest: number | null;
}

/**
 * If there is no slot nearby, the ghost's time is rounded to a multiple of this number of minutes.
 */
const COARSE = 10;

/**
 * In minutes. A drop closer than this to the old time isn't a move, even if the old time isn't a
 * slot.
 */
const NOT_MOVED = 5;

/**
 * Times for the moved visit on the doctor's day. `undefined`: they are loading; `unread`: the
 * request failed; `null`: the doctor doesn't offer the service.
 */
export type Times = SlotDay['slots'] | 'unread' | null | undefined;

type MovedVisit = Pick<DeskVisit, 'id' | 'service_id' | 'funding' | 'duration_minutes'>;

export function slotsOf(times: Times): SlotDay['slots'] {
  return times === 'unread' ? [] : (times ?? []);
}

/** Checks a target before the visit is dropped on it. */
export function verdictAt(minute: number, times: Times, column: BoardColumn, moved: MovedVisit): Verdict {
  const { id: movedId, duration_minutes: length } = moved;
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
  // A slot that is further away than half of the visit's duration is ignored.
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
      obstacleText(times, inTheWay, step === undefined ? noTimeText(at, column, moved) : 'Время занято'),
      nearest === null ? null : `свободно в\u00A0${clockOf(nearest)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
    obstacle: inTheWay?.visit.id ?? null,
    nearest,
  };
}

function obstacleText(times: Times, inTheWay: { readonly to: number } | undefined, otherwise: string): string {
  if (times === undefined) return 'Проверяем время';
  if (times === 'unread') return 'Не\u00A0получилось узнать свободное время';
  if (times === null) return 'Врач не\u00A0оказывает эту услугу';
  if (inTheWay !== undefined) return `Занято до\u00A0${clockOf(inTheWay.to)}`;
  return otherwise;
}

/** Why there is no slot at a minute: the doctor is not there, or the visit's payer does not pay. */
function noTimeText(at: number, { open, services }: BoardColumn, { service_id, funding }: MovedVisit): string {
  const isOpen = open.some(({ from, to }) => at >= from && at < to);
  const service = services.find((one) => one.service_id === service_id);
  const why = isOpen && service ? payerObstacle(service, funding, clockOf(at)) : undefined;
  return why ?? 'В\u00A0это время приёма нет';
}

/**
 * Target of an arrow key: the next free time. If there is no free time, it is the next slot, and
 * the verdict explains why this slot is taken.
 */
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
