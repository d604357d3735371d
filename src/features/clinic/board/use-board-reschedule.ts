import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getClinicSlotListQueryKey,
  getClinicSlotListQueryOptions,
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

/** How a clinic moves visits. */
export const clinicMoves: MoveDesk = {
  reschedule: getClinicVisitRescheduleMutationOptions,
  read: getClinicVisitReadQueryOptions,
  lists: getClinicVisitListQueryKey,
  slots: getClinicSlotListQueryOptions,
  times: getClinicSlotListQueryKey,
};

export interface MoveFailure {
  readonly move: Move;
  readonly error: unknown;
}

/** Moves visits to another time or doctor. A failure is kept until the user dismisses it. */
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
      // The move counts as pending until the board is refetched; otherwise the visit would jump
      // back to its old time.
      await client.invalidateQueries({ queryKey: clinicMoves.lists() }, { cancelRefetch: false });
    } catch (error) {
      setFailure({ move, error });
    }
    setUnderway((now) => now.filter((one) => one !== move));
  };

  return {
    failure,
    /**
     * Whether the move of the visit is pending. If the id is undefined: whether the failed move is
     * being sent again.
     */
    isSending: (id: number | undefined = failure?.move.id) => underway.some((move) => move.id === id),
    /** Pending moves, until the board is refetched. */
    underway,
    /** Sends a move. The promise never rejects: an error becomes `failure`. */
    send: (visit: DeskVisit, to: Move['data']) => send(moveOf(visit, to)),
    /** Retries the failed move. It is undefined if the server would refuse the move again. */
    retry:
      failure && canRetry(failure.error)
        ? () => void send(failure.move).then(() => focusVisit(failure.move.id))
        : undefined,
    clear: () => setFailure(undefined),
    /** Dismisses the failure and focuses its visit. */
    forget: () => {
      setFailure(undefined);
      if (failure) focusVisit(failure.move.id);
    },
  };
}

/**
 * Applies pending moves to the visits. A visit that the user drags again stays at its place,
 * because its ghost shows the target.
 */
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

/** Text of a failed move: the reason, and the current time of the visit. */
export function failureText({ move: { visit, isBack }, error }: MoveFailure, columns: readonly BoardColumn[]): string {
  const name = surnameInitial(visit.person.full_name);
  const why = refusalText(error);
  if (isUnsure(error)) return `${name}: не\u00A0знаем, ${isBack ? 'вернулась' : 'перенеслась'} ли запись. ${why}`;
  if (isBack) return `${name}: не\u00A0получилось вернуть прежнее время. ${why}`;
  // The board has the current state of the visit: someone else may have moved or cancelled the
  // visit meanwhile.
  const now = columns.flatMap(({ items }) => items).find((item) => item.visit.id === visit.id)?.visit;
  return now ? `${staysText(now)} ${why}` : `${name}: запись не\u00A0перенесли. ${why}`;
}

export function staysText({ person, starts_at }: DeskVisit): string {
  return `${surnameInitial(person.full_name)} остаётся в\u00A0${clockOf(minuteAt(starts_at))}.`;
}

/**
 * Focuses a visit, so that keys can move it. Called when a pressed button has unmounted and lost
 * the focus.
 */
export function focusVisit(id: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-visit="${id}"]`)?.focus());
}

/** Whether a retry may succeed, because the server was unreachable or busy. */
function canRetry(error: unknown): boolean {
  return isUnsure(error) || isProblem(error, 429);
}
