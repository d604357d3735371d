import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { getClinicBoardQueryKey, useClinicBoard } from '#generated/api/clinic-board/clinic-board.ts';
import { getClinicVisitListQueryKey, useClinicVisitList } from '#generated/api/clinic-visits/clinic-visits.ts';
import { newKey } from '@/shared/api/new-key';
import { shownBySection } from '@/shared/section/section-query';
import { stored } from '@/shared/stored';

/** Polling interval of the board in ms; hidden tabs don't poll. */
const POLL = 15_000;

const polled = {
  query: {
    ...shownBySection.query,
    refetchInterval: POLL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  },
} as const;

export interface BoardRange {
  readonly filial_id: number;
  readonly date_from: string;
  readonly date_to: string;
}

/** Polls the doctors and visits of the board. */
export function useBoard(range: BoardRange) {
  const board = useClinicBoard(range, polled);
  const visits = useClinicVisitList(range, polled);
  useChanges();
  return {
    data: board.data && visits.data ? { doctors: board.data.data.doctors, visits: visits.data.data } : undefined,
    error: board.error ?? visits.error,
    isFetching: board.isFetching || visits.isFetching,
    refetch: () => Promise.all([board.refetch(), visits.refetch()]),
  };
}

/** This stored value changes with each change of the board, which other tabs notice. */
const changes = stored('aman.board-changed', String, '');

/**
 * Tells other tabs about each change in this tab, and refetches after a change in another tab. A
 * failed write also causes a refetch: its answer may be lost, or another person may have changed
 * the visit first.
 */
function useChanges(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAnew = () => {
      void queryClient.invalidateQueries({ queryKey: getClinicVisitListQueryKey() });
      void queryClient.invalidateQueries({ queryKey: getClinicBoardQueryKey() });
    };
    const stopHearing = changes.onElsewhere(readAnew);
    const stopTelling = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success') changes.set(newKey());
      if (event.action.type === 'error') readAnew();
    });
    return () => {
      stopHearing();
      stopTelling();
    };
  }, [queryClient]);
}

/** Returns the previous objects for all parts that are equal to those of the last render. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const same = useMemo(() => replaceEqualDeep(kept, value), [kept, value]);
  if (same !== kept) setKept(same);
  return same;
}

/** The key N opens the booking dialog, unless the user is typing or a dialog is open. */
export function useKeyN(book: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || (code !== 'KeyN' && key.toLowerCase() !== 'n')) return;
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
    if (isTyping || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    book();
  });
  // A layout effect, so that the key N works as soon as the board is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
