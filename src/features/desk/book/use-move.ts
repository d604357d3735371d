import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { DeskVisitMoveRequest } from '#generated/models/desk-visit-move-request.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { ReadOf } from '@/features/desk/caller/people-desk';
import { isUnsure } from '@/shared/api/problem';
import { clockOf, minuteAt } from '@/shared/format/clock';
import { dayMonth, dayOf } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { epoch } from '@/shared/format/zone';
import type { Notice } from '@/shared/notify';
import type { Write, WriteOptions } from '@/shared/write/use-write';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';
import type { DeskSlots } from './desk-times';

type Answer = { readonly data: DeskVisit };

/** A cabinet's operations for moving a visit. */
export interface MoveDesk {
  readonly reschedule: WriteOf<Answer, { id: number; data: DeskVisitMoveRequest }>;
  /** Loads the current visit. */
  readonly read: (id: number) => ReadOf<{ readonly data: { readonly visit: DeskVisit } }>;
  /** Query keys of the lists that show the visit. */
  readonly lists: () => QueryKey;
  readonly slots: DeskSlots;
  /** Query keys of the free times. */
  readonly times: () => QueryKey;
}

/** A move: the visit before the move, and the target. */
export interface Move {
  readonly id: number;
  readonly data: DeskVisitMoveRequest;
  readonly visit: DeskVisit;
  /** Whether this move undoes another move. */
  readonly isBack: boolean;
}

/** Builds a move. The doctor is set only if it changes. */
export function moveOf(visit: DeskVisit, { doctor_id, ...to }: DeskVisitMoveRequest, isBack = false): Move {
  const isOther = doctor_id !== undefined && doctor_id !== visit.doctor_id;
  return { id: visit.id, data: { ...to, ...(isOther && { doctor_id }) }, visit, isBack };
}

/** The visit as it is after the move. */
export function movedBy({ visit, data: { starts_at, doctor_id } }: Pick<Move, 'visit' | 'data'>): DeskVisit {
  return { ...visit, starts_at, doctor_id: doctor_id ?? visit.doctor_id };
}

interface MoveOptions extends Pick<WriteOptions<Answer, Move>, 'onDone' | 'several'> {
  /** Undoes a move; absent if undo isn't possible. */
  readonly undo?: (back: Move) => void;
}

/**
 * Moves a visit and shows a toast with undo. After a lost answer, the visit is loaded to find out
 * whether it was moved.
 */
export function useMove(desk: MoveDesk, { undo, ...options }: MoveOptions) {
  const client = useQueryClient();
  const write: Write<Answer, Move> = useWriteOf<Answer, Move>(desk.reschedule, {
    ...options,
    done: (_, move) => noticeOf(move, undo ?? write.send),
    doneBefore: async (problem, move) => {
      if (!isUnsure(problem)) return undefined;
      const read = await client
        .query({ ...desk.read(move.id), staleTime: 0, meta: { silent: true } })
        .catch(() => undefined);
      if (read === undefined || !isAt(read.data.visit, movedBy(move))) return undefined;
      for (const queryKey of [desk.lists(), desk.times()]) void client.invalidateQueries({ queryKey });
      return { answer: { data: read.data.visit } };
    },
    onFailed: () => void client.invalidateQueries({ queryKey: desk.times() }),
  });
  return write;
}

function isAt(now: DeskVisit, wanted: DeskVisit): boolean {
  return now.doctor_id === wanted.doctor_id && epoch(now.starts_at) === epoch(wanted.starts_at);
}

function noticeOf(move: Move, undo: (back: Move) => void): Omit<Notice, 'kind'> {
  const { visit, data, isBack } = move;
  const name = surnameInitial(visit.person.full_name);
  const clock = clockOf(minuteAt(data.starts_at));
  if (isBack) return { text: `${name} – снова в\u00A0${clock}` };
  const when = dayOf(data.starts_at) === dayOf(visit.starts_at) ? 'в\u00A0' : `${dayMonth(data.starts_at)}, `;
  const { starts_at, doctor_id } = visit;
  const before = { starts_at, ...(doctor_id !== null && { doctor_id }) };
  return {
    text: `${name} – теперь ${when}${clock}`,
    undo: () => undo(moveOf(movedBy(move), before, true)),
  };
}
