import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getClinicSlotListQueryKey,
  getClinicVisitListQueryKey,
  getClinicVisitReadQueryOptions,
  useClinicVisitReschedule,
} from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { clockOf, minuteAt } from '@/shared/format/clock';
import { dayMonth, dayOf } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { useWrite } from '@/shared/write/use-write';
import type { BoardColumn } from './board-model';

/** A move that is sent: of a visit as it was before, and where to. */
export interface Attempt {
  readonly visit: DeskVisit;
  readonly to: Pick<DeskVisit, 'starts_at' | 'doctor_id'>;
  /** It undoes a move. */
  readonly isBack: boolean;
}

export interface MoveFailure {
  readonly attempt: Attempt;
  readonly error: unknown;
}

/** Sends a visit to another time or doctor, says what came of it, and keeps what failed until it is read. */
export function useReschedule() {
  const [failure, setFailure] = useState<MoveFailure>();
  const [underway, setUnderway] = useState<readonly Attempt[]>([]);
  const client = useQueryClient();
  const reschedule = useWrite(useClinicVisitReschedule(), { several: true });

  const send = async (attempt: Attempt) => {
    setUnderway((now) => [...now, attempt]);
    await attemptMove(attempt);
    setUnderway((now) => now.filter((one) => one !== attempt));
  };
  const attemptMove = async (attempt: Attempt) => {
    const { visit: before, to } = attempt;
    try {
      await reschedule.ask({
        id: before.id,
        data: { starts_at: to.starts_at, ...(to.doctor_id !== before.doctor_id && { doctor_id: to.doctor_id ?? 0 }) },
      });
      await tell(attempt);
    } catch (error) {
      void client.invalidateQueries({ queryKey: getClinicSlotListQueryKey() });
      if (isUnsure(error) && (await isThere(attempt))) await tell(attempt);
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
  const tell = async ({ visit: before, to, isBack }: Attempt) => {
    setFailure((now) => (now?.attempt.visit.id === before.id ? undefined : now));
    const name = surnameInitial(before.person.full_name);
    const clock = clockOf(minuteAt(to.starts_at));
    if (isBack) notify.success(`${name} – снова в\u00A0${clock}`);
    else {
      const when = dayOf(to.starts_at) === dayOf(before.starts_at) ? 'в\u00A0' : `${dayMonth(to.starts_at)}, `;
      const back = {
        visit: { ...before, ...to },
        to: { starts_at: before.starts_at, doctor_id: before.doctor_id },
        isBack: true,
      };
      notify.success(`${name} – теперь ${when}${clock}`, { undo: () => void send(back) });
    }
    // Until the board has read it the visit would be drawn at its old time again.
    await client.invalidateQueries({ queryKey: getClinicVisitListQueryKey() }, { cancelRefetch: false });
  };

  return {
    failure,
    /** Without a visit: whether what failed is being sent again. */
    isSending: (id: number | undefined = failure?.attempt.visit.id) => underway.some(({ visit }) => visit.id === id),
    /** What is being sent, until the board has read it. */
    underway,
    /** Never fails: what went wrong is kept as `failure`. */
    send: (visit: DeskVisit, to: Attempt['to']) => send({ visit, to, isBack: false }),
    /** Undefined where the same again would be refused again. */
    retry:
      failure && canRetry(failure.error)
        ? () => void send(failure.attempt).then(() => focusVisit(failure.attempt.visit.id))
        : undefined,
    clear: () => setFailure(undefined),
    /** What failed was read. */
    forget: () => {
      setFailure(undefined);
      if (failure) focusVisit(failure.attempt.visit.id);
    },
  };
}

/** The visits as they will be, but for the one that is still in the hand: its ghost stands there. */
export function withMoves(
  visits: readonly DeskVisit[],
  underway: readonly Attempt[],
  inHand: number | undefined,
): readonly DeskVisit[] {
  if (underway.length === 0) return visits;
  return visits.map((visit) => {
    const move = underway.findLast((one) => one.visit.id === visit.id);
    return move === undefined || visit.id === inHand ? visit : { ...visit, ...move.to };
  });
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

export function staysText({ person, starts_at }: DeskVisit): string {
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
