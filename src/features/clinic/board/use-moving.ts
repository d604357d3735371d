import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import {
  getClinicSlotListQueryKey,
  getClinicSlotListQueryOptions,
  getClinicVisitReadQueryOptions,
  useClinicVisitReschedule,
} from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicSlotListAnswer } from '#generated/models/clinic-slot-list-answer.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { clockOf, minuteAt, type MinuteRange } from '@/shared/format/clock';
import { dayMonth, dayOf, today } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { type BoardColumn, visitKey } from './board-model';
import { slotsOf, stepFrom, type Times, verdictAt } from './move-target';

export interface Moving {
  readonly visit: ClinicVisit;
  readonly by: 'keys' | 'drag' | 'tap';
  /** Null while a drag is outside of every column. */
  readonly target: Target | null;
  /** The arrow was pressed that has nobody to lead to. */
  readonly edge?: 'left' | 'right' | undefined;
}

export interface Target {
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
  [moving, setMoving]: readonly [Moving | undefined, Dispatch<SetStateAction<Moving | undefined>>],
) {
  const [failure, setFailure] = useState<MoveFailure>();
  /** What was let go before it was known what is free: it lands once that is. */
  const landing = useRef<Moving>(undefined);
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

  const answerOf = (key: string) => answers[takers.findIndex((column) => column.key === key)];
  const timesOf = (key: string): Times => timesIn(answerOf(key));
  /** The times of a column that the visit may go to, as long as it or as the next one lets it be. */
  const placesOf = (key: string): MinuteRange[] => {
    const starts = slotsOf(timesOf(key))
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
  const unread = answers.filter(({ data, isError }) => data === undefined && isError);
  const columnOf = (key: string | undefined) => columns.find((column) => column.key === key);
  const verdictOf = (target: Target | null | undefined, read?: Times) => {
    const column = columnOf(target?.key);
    if (!moving || !target || !column) return undefined;
    const times = read ?? timesOf(target.key);
    return verdictAt(target.minute, times, column, moving.visit.duration_minutes, moving.visit.id);
  };
  const verdict = verdictOf(moving?.target);
  const isSending = (id: number | undefined) => reschedule.isPending && reschedule.variables.id === id;

  const pick = (picked: ClinicVisit, by: Moving['by']) => {
    if (isSending(picked.id)) return;
    // Under a mouse that drags the board must not jump.
    if (by !== 'drag') setFailure(undefined);
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
    setFailure((now) => (now?.attempt.visit.id === before.id ? undefined : now));
    const name = surnameInitial(before.person.full_name);
    const clock = clockOf(minuteAt(to.starts_at));
    if (isBack) return notify.success(`${name} – снова в\u00A0${clock}`);
    const when = dayOf(to.starts_at) === dayOf(before.starts_at) ? 'в\u00A0' : `${dayMonth(to.starts_at)}, `;
    const back = { visit: { ...before, ...to }, to: before, isBack: true };
    return notify.success(`${name} – теперь ${when}${clock}`, { undo: () => void send(back) });
  };

  /** `read` are times that came after the visit was let go. */
  const put = async (target: Target | null | undefined = moving?.target, read?: Times) => {
    const column = columnOf(target?.key);
    const judged = verdictOf(target, read);
    if (!moving || !column || !judged || isSending(moving.visit.id)) return;
    const { visit: before, by } = moving;
    const starts_at = momentText(column.date, judged.minute);
    if (Date.parse(starts_at) === Date.parse(before.starts_at) && column.doctor.id === before.doctor_id) {
      return cancel();
    }
    if (!judged.free) {
      // By keys one goes on looking; by hand the visit goes back, and who let go early has not read why.
      if (by !== 'drag') return;
      if (read !== undefined) notify.error(`${staysText(before)} ${judged.text}`);
      return cancel();
    }
    await send({ visit: before, to: { starts_at, doctor_id: column.doctor.id }, isBack: false });
    // The next one may be in the hand already.
    setMoving((now) => (now?.visit.id === before.id ? undefined : now));
  };
  /** Where the mouse let go, which can be further than the ghost was drawn. */
  const drop = async (target: Target | null) => {
    if (!moving || target === null) return cancel();
    if (timesOf(target.key) !== undefined) return put(target);
    const dropped = { ...moving, target };
    landing.current = dropped;
    setMoving(dropped);
    const read = timesIn(await answerOf(target.key)?.refetch({ cancelRefetch: false }));
    if (landing.current === dropped) await put(target, read);
  };

  /** An arrow: along the day to the next free time, sideways to the next doctor who gives the service. */
  const step = (key: string) => {
    if (!moving?.target || isSending(moving.visit.id)) return;
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
    /** Reads the times again that could not be read; undefined while there are none. */
    readAgain: unread.length === 0 ? undefined : () => unread.forEach(({ refetch }) => void refetch()),
    failure,
    isSending: isSending(moving?.visit.id ?? failure?.attempt.visit.id),
    placesOf,
    pick,
    cancel,
    put,
    drop,
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
  return now ? `${staysText(now)} ${why}` : `${name}: запись не\u00A0перенесли. ${why}`;
}

function staysText({ person, starts_at }: ClinicVisit): string {
  return `${surnameInitial(person.full_name)} остаётся в\u00A0${clockOf(minuteAt(starts_at))}.`;
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

type TimesAnswer = Pick<UseQueryResult<ClinicSlotListAnswer>, 'data' | 'isError'>;

function timesIn(answer: TimesAnswer | undefined): Times {
  if (answer === undefined) return null;
  return answer.data === undefined && answer.isError ? 'unread' : answer.data?.data[0]?.slots;
}

function canTake({ doctor, services }: BoardColumn, { doctor_id, service_id }: ClinicVisit): boolean {
  return doctor.id === doctor_id || services.some((service) => service.service_id === service_id);
}
