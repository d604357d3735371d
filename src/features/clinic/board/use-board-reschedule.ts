import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getClinicSlotListQueryKey,
  getClinicVisitListQueryKey,
  getClinicVisitReadQueryOptions,
  getClinicVisitRescheduleMutationOptions,
} from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { type Move, type MoveDesk, moveOf, movedBy, useMove } from '@/features/desk/book/use-move';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { clockOf, minuteAt } from '@/shared/format/clock';
import { surnameInitial } from '@/shared/format/name';
import type { BoardColumn } from './board-model';

const clinicMoves: MoveDesk = {
  reschedule: getClinicVisitRescheduleMutationOptions,
  read: getClinicVisitReadQueryOptions,
  lists: getClinicVisitListQueryKey,
  times: getClinicSlotListQueryKey,
};

export interface MoveFailure {
  readonly move: Move;
  readonly error: unknown;
}

/** Sends visits to another time or doctor, and keeps what failed until it is read. */
export function useReschedule() {
  const [failure, setFailure] = useState<MoveFailure>();
  const [underway, setUnderway] = useState<readonly Move[]>([]);
  const client = useQueryClient();
  const { ask } = useMove(clinicMoves, { several: true, undo: (back) => void send(back) });

  const send = async (move: Move) => {
    setUnderway((now) => [...now, move]);
    try {
      await ask(move);
      setFailure((now) => (now?.move.id === move.id ? undefined : now));
      // Until the board has read it the visit would be drawn at its old time again.
      await client.invalidateQueries({ queryKey: clinicMoves.lists() }, { cancelRefetch: false });
    } catch (error) {
      setFailure({ move, error });
    }
    setUnderway((now) => now.filter((one) => one !== move));
  };

  return {
    failure,
    /** Without a visit: whether what failed is being sent again. */
    isSending: (id: number | undefined = failure?.move.id) => underway.some((move) => move.id === id),
    /** What is being sent, until the board has read it. */
    underway,
    /** Never fails: what went wrong is kept as `failure`. */
    send: (visit: DeskVisit, to: Move['data']) => send(moveOf(visit, to)),
    /** Undefined where the same again would be refused again. */
    retry:
      failure && canRetry(failure.error)
        ? () => void send(failure.move).then(() => focusVisit(failure.move.id))
        : undefined,
    clear: () => setFailure(undefined),
    /** What failed was read. */
    forget: () => {
      setFailure(undefined);
      if (failure) focusVisit(failure.move.id);
    },
  };
}

/** The visits as they will be, but for the one that is still in the hand: its ghost stands there. */
export function withMoves(
  visits: readonly DeskVisit[],
  underway: readonly Move[],
  inHand: number | undefined,
): readonly DeskVisit[] {
  if (underway.length === 0) return visits;
  return visits.map((visit) => {
    const move = underway.findLast(({ id }) => id === visit.id);
    return move === undefined || visit.id === inHand ? visit : movedBy({ visit, data: move.data });
  });
}

/** Why a visit is not where it was put, and where it is. */
export function failureText({ move: { visit, isBack }, error }: MoveFailure, columns: readonly BoardColumn[]): string {
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
