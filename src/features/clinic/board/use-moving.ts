import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getClinicSlotListQueryKey,
  getClinicSlotListQueryOptions,
  getClinicVisitReadQueryOptions,
  useClinicVisitReschedule,
} from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { clockOf, minuteAt, type MinuteRange } from '@/shared/format/clock';
import { dayMonth, dayOf, today } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { type BoardColumn, visitKey } from './board-model';
import { stepFrom, type Times, verdictAt } from './move-target';

export interface Moving {
  readonly visit: ClinicVisit;
  readonly by: 'keys' | 'drag' | 'tap';
  /** Null while a drag is outside of every column. */
  readonly target: Target | null;
  /** The arrow was pressed that has nobody to lead to. */
  readonly edge?: 'left' | 'right' | undefined;
}

interface Target {
  readonly key: string;
  readonly minute: number;
}

/** A move that is sent: of a visit as it was before, and where to. */
interface Attempt {
  readonly visit: ClinicVisit;
  readonly to: Pick<ClinicVisit, 'starts_at' | 'doctor_id'>;
  readonly isBack: boolean;
}

export interface MoveFailure {
  readonly attempt: Attempt;
  readonly error: unknown;
}

/** Whoever has come, or is over, stays where they are. */
export function canMove({ status, starts_at, doctor_id }: ClinicVisit): boolean {
  return (status === 'pending' || status === 'confirmed') && doctor_id !== null && dayOf(starts_at) >= today();
}

/** Time as the contract writes it. */
export function momentText(date: string, minute: number): string {
  return `${date}T${clockOf(minute)}:00+05:00`;
}

/** Moving one visit on the board: what is picked up, where it would go, and what stands in its way. */
export function useMoving(
  columns: readonly BoardColumn[],
  filialId: number,
  [moving, setMoving]: readonly [Moving | undefined, (moving: Moving | undefined) => void],
) {
  const [failure, setFailure] = useState<MoveFailure>();
  const client = useQueryClient();
  const reschedule = useClinicVisitReschedule({ mutation: { meta: { silent: true } } });

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

  const timesOf = (key: string): Times => {
    const index = takers.findIndex((column) => column.key === key);
    return index < 0 ? null : answers[index]?.data?.data[0]?.slots;
  };
  /** The times of a column that the visit may go to, as long as it or as the next one lets it be. */
  const placesOf = (key: string): MinuteRange[] => {
    const starts = (timesOf(key) ?? [])
      .filter(({ available }) => available)
      .map(({ starts_at }) => minuteAt(starts_at));
    return starts.map((from, index) => ({
      from,
      to: Math.min(from + (visit?.duration_minutes ?? 0), starts[index + 1] ?? Number.MAX_SAFE_INTEGER),
    }));
  };
  /** The visit is moved by a press, and nothing here could be pressed. */
  const isNowhere =
    moving?.by === 'tap' &&
    answers.every(({ data }) => data !== undefined) &&
    takers.every(({ key }) => placesOf(key).length === 0);
  const columnOf = (key: string | undefined) => columns.find((column) => column.key === key);
  const verdictOf = (target: Target | null | undefined) => {
    const column = columnOf(target?.key);
    if (!moving || !target || !column) return undefined;
    return verdictAt(target.minute, timesOf(target.key), column, moving.visit.duration_minutes, moving.visit.id);
  };
  const verdict = verdictOf(moving?.target);

  const pick = (picked: ClinicVisit, by: Moving['by']) => {
    // Under a mouse that drags the board must not jump.
    if (by !== 'drag') setFailure(undefined);
    setMoving({
      visit: picked,
      by,
      target: by === 'tap' ? null : { key: visitKey(picked), minute: minuteAt(picked.starts_at) },
    });
  };
  const cancel = () => setMoving(undefined);

  const put = async (target: Target | null | undefined = moving?.target) => {
    const column = columnOf(target?.key);
    const judged = verdictOf(target);
    if (!moving || !column || !judged || reschedule.isPending) return;
    const starts_at = momentText(column.date, judged.minute);
    const isSame =
      Date.parse(starts_at) === Date.parse(moving.visit.starts_at) && column.doctor.id === moving.visit.doctor_id;
    if (isSame) return cancel();
    // Dropping on a taken time does nothing: by hand the visit goes back, by keys one goes on looking.
    if (!judged.free) return moving.by === 'drag' ? cancel() : undefined;
    await send({ visit: moving.visit, to: { starts_at, doctor_id: column.doctor.id }, isBack: false });
    cancel();
  };

  const send = async (attempt: Attempt) => {
    const { visit: before, to } = attempt;
    try {
      await reschedule.mutateAsync({
        id: before.id,
        data: { starts_at: to.starts_at, ...(to.doctor_id !== before.doctor_id && { doctor_id: to.doctor_id ?? 0 }) },
      });
      tell(attempt);
    } catch (error) {
      void client.invalidateQueries({ queryKey: getClinicSlotListQueryKey() });
      if (isUnsure(error) && (await isThere(attempt))) tell(attempt);
      else setFailure({ attempt, error });
    }
  };
  /** Whether it was done, although the answer was lost. */
  const isThere = async ({ visit: { id }, to }: Attempt): Promise<boolean> => {
    const options = getClinicVisitReadQueryOptions(id);
    const read = await client.query({ ...options, staleTime: 0, meta: { silent: true } }).catch(() => undefined);
    const now = read?.data.visit;
    return now?.doctor_id === to.doctor_id && Date.parse(now.starts_at) === Date.parse(to.starts_at);
  };
  const tell = ({ visit: before, to, isBack }: Attempt) => {
    setFailure(undefined);
    const name = surnameInitial(before.person.full_name);
    const clock = clockOf(minuteAt(to.starts_at));
    if (isBack) return notify.success(`${name} – снова в\u00A0${clock}`);
    const when = dayOf(to.starts_at) === dayOf(before.starts_at) ? 'в\u00A0' : `${dayMonth(to.starts_at)}, `;
    const back = { visit: { ...before, ...to }, to: before, isBack: true };
    return notify.success(`${name} – теперь ${when}${clock}`, { undo: () => void send(back) });
  };

  /** An arrow: along the day to the next free time, sideways to the next doctor who gives the service. */
  const step = (key: string) => {
    if (!moving?.target) return;
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
    failure,
    isSending: reschedule.isPending,
    placesOf,
    pick,
    cancel,
    put,
    step,
    aim: (target: Target | null) => moving && setMoving({ ...moving, target }),
    forget: () => {
      setFailure(undefined);
      if (failure) focusVisit(failure.attempt.visit.id);
    },
    retry:
      failure && canRetry(failure.error)
        ? () => void send(failure.attempt).then(() => focusVisit(failure.attempt.visit.id))
        : undefined,
  };
}

/** Why a visit is not where it was put, and where it is. */
export function failureText(
  { attempt: { visit, isBack }, error }: MoveFailure,
  columns: readonly BoardColumn[],
): string {
  const name = surnameInitial(visit.person.full_name);
  const why = refusalText(error);
  if (isUnsure(error)) return `${name}: не\u00A0знаем, ${isBack ? 'вернулась' : 'перенеслась'} ли запись. ${why}`;
  if (isBack) return `${name}: не\u00A0получилось вернуть прежнее время. ${why}`;
  // As it is now: somebody else may have moved it or called it off meanwhile.
  const now = columns.flatMap(({ items }) => items).find((item) => item.visit.id === visit.id)?.visit;
  return now
    ? `${name} остаётся в\u00A0${clockOf(minuteAt(now.starts_at))}. ${why}`
    : `${name}: запись не\u00A0перенесли. ${why}`;
}

/** Once what was pressed is gone: the keys that move a visit are heard where it is. */
export function focusVisit(id: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-visit="${id}"]`)?.focus());
}

/** The same again may be done: the server was away or busy. */
function canRetry(error: unknown): boolean {
  return isUnsure(error) || isProblem(error, 429);
}

export type MovingState = ReturnType<typeof useMoving>;

function canTake({ doctor, services }: BoardColumn, { doctor_id, service_id }: ClinicVisit): boolean {
  return doctor.id === doctor_id || services.some((service) => service.service_id === service_id);
}
