import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useRef } from 'react';
import { getClinicSlotListQueryOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicSlotListAnswer } from '#generated/models/clinic-slot-list-answer.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { clockOf, minuteAt, type MinuteRange } from '@/shared/format/clock';
import { dayOf, today } from '@/shared/format/date';
import { momentOf } from '@/shared/format/zone';
import { notify } from '@/shared/notify';
import { type BoardColumn, visitKey } from './board-model';
import { slotsOf, stepFrom, type Times, verdictAt } from './move-target';
import { staysText, type useReschedule } from './use-board-reschedule';

export interface Moving {
  readonly visit: DeskVisit;
  readonly by: 'keys' | 'drag' | 'tap';
  /** Target of the move; null while a drag is outside of all columns, or before the first tap. */
  readonly target: Target | null;
  /** Set if the last arrow key pointed beyond the first or last column: the side of the board. */
  readonly edge?: 'left' | 'right' | undefined;
}

export interface Target {
  readonly key: string;
  readonly minute: number;
}

/** Whether the visit can be moved: it isn't past, and the patient hasn't arrived. */
export function canMove({ status, starts_at }: DeskVisit): boolean {
  return (status === 'pending' || status === 'confirmed') && dayOf(starts_at) >= today();
}

/** Converts date and minute to the contract's timestamp. */
export function momentText(date: string, minute: number): string {
  return momentOf(date, clockOf(minute));
}

/**
 * State of the move of one visit on the board: the visit, the target, and whether the target is
 * free.
 * @param sending sends the move
 */
export function useMoving(
  columns: readonly BoardColumn[],
  filialId: number,
  [moving, setMoving]: readonly [Moving | undefined, Dispatch<SetStateAction<Moving | undefined>>],
  sending: ReturnType<typeof useReschedule>,
) {
  /**
   * A visit that was dropped before the free times were loaded. Its move continues after loading.
   */
  const landing = useRef<Moving>(undefined);

  const visit = moving?.visit;
  const takers = visit ? columns.filter((column) => canTake(column, visit)) : [];
  const answers = useQueries({
    queries: takers.map(({ doctor, date }) => ({
      ...getClinicSlotListQueryOptions({
        doctor_id: doctor.id,
        filial_id: filialId,
        date_from: date,
        date_to: date,
        ...(visit && { visit_id: visit.id }),
      }),
      meta: { silent: true },
      staleTime: 5000,
    })),
  });

  const answerOf = (key: string) => answers[takers.findIndex((column) => column.key === key)];
  const timesOf = (key: string): Times => timesIn(answerOf(key));
  /**
   * Intervals of a column in which the visit can be dropped. Each interval is as long as the visit,
   * or shorter if the next free time begins earlier.
   */
  const placesOf = (key: string): MinuteRange[] => {
    const starts = slotsOf(timesOf(key))
      .filter(({ available }) => available)
      .map(({ starts_at }) => minuteAt(starts_at));
    return starts.map((from, index) => ({
      from,
      to: Math.min(from + (visit?.duration_minutes ?? 0), starts[index + 1] ?? Number.MAX_SAFE_INTEGER),
    }));
  };
  /** Whether the user moves a visit by taps but no column has room for the visit. */
  const isNowhere =
    moving?.by === 'tap' &&
    answers.every(({ data }) => data !== undefined) &&
    takers.every(({ key }) => placesOf(key).length === 0);
  const unread = answers.filter(({ data, isError }) => data === undefined && isError);
  const columnOf = (key: string | undefined) => columns.find((column) => column.key === key);
  const verdictOf = (target: Target | null | undefined, read?: Times) => {
    const column = columnOf(target?.key);
    if (!moving || !target || !column) return undefined;
    const times = read ?? timesOf(target.key);
    return verdictAt(target.minute, times, column, moving.visit);
  };
  const verdict = verdictOf(moving?.target);

  const pick = (picked: DeskVisit, by: Moving['by']) => {
    if (sending.isSending(picked.id)) return;
    // During a mouse drag the layout must not shift, so the previous failure stays visible.
    if (by !== 'drag') sending.clear();
    landing.current = undefined;
    setMoving({
      visit: picked,
      by,
      target: by === 'tap' ? null : { key: visitKey(picked), minute: minuteAt(picked.starts_at) },
    });
  };
  const cancel = () => {
    landing.current = undefined;
    setMoving(undefined);
  };

  /** Sends the move to the target. `read` are times that were loaded after the drop. */
  const put = async (target: Target | null | undefined = moving?.target, read?: Times) => {
    const column = columnOf(target?.key);
    const judged = verdictOf(target, read);
    if (!moving || !column || !judged || sending.isSending(moving.visit.id)) return;
    const { visit: before, by } = moving;
    const starts_at = momentText(column.date, judged.minute);
    if (Date.parse(starts_at) === Date.parse(before.starts_at) && column.doctor.id === before.doctor_id) {
      return cancel();
    }
    if (!judged.free) {
      // A user who moves a visit by keys or taps may choose another time, but a drag ends at once.
      // If the times were loaded only after the drop, a toast says why the visit stays.
      if (by !== 'drag') return;
      if (read !== undefined) notify.error(`${staysText(before)} ${judged.text}`);
      return cancel();
    }
    await sending.send(before, { starts_at, doctor_id: column.doctor.id });
    // The user may already be moving another visit.
    setMoving((now) => (now?.visit.id === before.id ? undefined : now));
  };
  /**
   * Ends a drag at the target under the mouse, because the last rendered ghost may be at an earlier
   * target.
   */
  const drop = async (target: Target | null) => {
    if (!moving || target === null) return cancel();
    if (timesOf(target.key) !== undefined) return put(target);
    const dropped = { ...moving, target };
    landing.current = dropped;
    setMoving(dropped);
    const read = timesIn(await answerOf(target.key)?.refetch({ cancelRefetch: false }));
    if (landing.current === dropped) await put(target, read);
  };

  /**
   * Handles arrow keys: up and down go to the next free time, left and right to the next doctor who
   * offers the service.
   */
  const step = (key: string) => {
    if (!moving?.target || sending.isSending(moving.visit.id)) return;
    const { target } = moving;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const minute = stepFrom(verdict?.minute ?? target.minute, timesOf(target.key), key === 'ArrowDown' ? 1 : -1);
      return setMoving({ ...moving, target: { ...target, minute }, edge: undefined });
    }
    const isRight = key === 'ArrowRight';
    const next = takers[takers.findIndex((column) => column.key === target.key) + (isRight ? 1 : -1)];
    if (next) setMoving({ ...moving, target: { ...target, key: next.key }, edge: undefined });
    else setMoving({ ...moving, edge: isRight ? 'right' : 'left' });
  };

  return {
    moving,
    verdict,
    isNowhere,
    /** Retries failed requests of free times; undefined if none has failed. */
    readAgain: unread.length === 0 ? undefined : () => unread.forEach(({ refetch }) => void refetch()),
    failure: sending.failure,
    isSending: sending.isSending(moving?.visit.id),
    retry: sending.retry,
    forget: sending.forget,
    placesOf,
    pick,
    cancel,
    put,
    drop,
    step,
    aim: (target: Target | null) => moving && setMoving({ ...moving, target }),
  };
}

export type MovingState = ReturnType<typeof useMoving>;

/** Handles arrow keys, Enter and Esc while a visit is moved by keys. */
export function moveByKey(event: KeyboardEvent, state: MovingState): void {
  const act: Readonly<Record<string, () => void>> = {
    ArrowUp: () => state.step('ArrowUp'),
    ArrowDown: () => state.step('ArrowDown'),
    ArrowLeft: () => state.step('ArrowLeft'),
    ArrowRight: () => state.step('ArrowRight'),
    Enter: () => void state.put(),
    Escape: () => state.cancel(),
  };
  const chosen = act[event.key];
  if (chosen === undefined) return;
  event.preventDefault();
  chosen();
}

type TimesAnswer = Pick<UseQueryResult<ClinicSlotListAnswer>, 'data' | 'isError'>;

function timesIn(answer: TimesAnswer | undefined): Times {
  if (answer === undefined) return null;
  return answer.data === undefined && answer.isError ? 'unread' : answer.data?.data[0]?.slots;
}

function canTake({ doctor, services }: BoardColumn, { doctor_id, service_id }: DeskVisit): boolean {
  return doctor.id === doctor_id || services.some((service) => service.service_id === service_id);
}
