import { type QueryKey, useQueries, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { SlotRange } from '#generated/models/slot-range.ts';
import type { Problem } from '@/shared/api/problem';
import { shownDate, type SlotCalendar, type SlotWindow, windowOf, windowsAhead, windowsOf } from './slot-calendar';

export interface SlotAnswer {
  readonly data: readonly SlotDay[];
  readonly meta: SlotRange;
}

export interface Asked<Answer> {
  /** First day that can be chosen. */
  readonly first: string;
  /** Requested day; defaults to the day of the first free slot. */
  readonly date: string | undefined;
  /** Further days or moments whose windows are loaded too, such as the start of the chosen slot. */
  readonly also?: readonly (string | undefined)[];
  /** Options of the request for a window; undefined until its parameters are known. */
  readonly ask:
    | ((window: SlotWindow) => UseQueryOptions<Answer, Problem> & { readonly queryKey: QueryKey })
    | undefined;
}

/** Slots of the pages that the user has opened, and the state of their requests. */
export interface SlotTimes {
  /** The loaded slots; undefined before the first response. */
  readonly data: SlotCalendar | undefined;
  /** Day to show; undefined while it is unknown, and if no slot is free. */
  readonly date: string | undefined;
  /** Whether the days around `date` are still loading. */
  readonly isPending: boolean;
  /** Why the days around `date` did not load. */
  readonly error: Problem | null;
  readonly isFetching: boolean;
  /** Refetches all windows, also those of pages that the user has left. */
  readonly refetch: () => Promise<void>;
}

/**
 * Loads the free slots of a doctor or filial, for patients and the desk. Only this hook decides how
 * many days a request covers.
 */
export function useSlotCalendar<Answer extends SlotAnswer>({ first, date, also = [], ask }: Asked<Answer>): SlotTimes {
  const client = useQueryClient();
  const asked = windowsOf(first, [date, ...also]);
  const answers = useQueries({ queries: ask ? asked.map(ask) : [] });
  const known = calendarOf(first, answers);
  const further = (known ? windowsAhead(known, date) : []).filter(
    ({ date_from }) => !asked.some((window) => window.date_from === date_from),
  );
  const rest = useQueries({ queries: ask ? further.map(ask) : [] });

  // Refetch all windows, so that no window still shows a slot as free that another window shows as
  // taken.
  const place = JSON.stringify(ask ? ask(windowOf(first, first)).queryKey.slice(0, -1) : []);
  const refetch = useCallback(async () => {
    const queryKey: unknown = JSON.parse(place);
    if (Array.isArray(queryKey) && queryKey.length > 0) await client.invalidateQueries({ queryKey });
  }, [client, place]);

  const data = calendarOf(first, [...answers, ...rest]);
  const shown = data ? shownDate(data, date) : date;
  const { date_from } = windowOf(first, shown !== undefined && shown >= first ? shown : first);
  const index = [...asked, ...further].findIndex((window) => window.date_from === date_from);
  const around = [...answers, ...rest][index] ?? answers[0];
  return {
    data,
    date: shown,
    isPending: around?.data === undefined && !around?.isError,
    error: around?.data === undefined ? (around?.error ?? null) : null,
    isFetching: around?.isFetching === true,
    refetch,
  };
}

function calendarOf(
  first: string,
  answers: readonly { readonly data: SlotAnswer | undefined; readonly dataUpdatedAt: number }[],
): SlotCalendar | undefined {
  const read = answers.flatMap(({ data, dataUpdatedAt }) => (data ? [{ ...data, dataUpdatedAt }] : []));
  const [newest] = read.toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  if (!newest) return undefined;
  const { last_date: last, nearest_starts_at: nearest } = newest.meta;
  const days = read
    .flatMap((answer) => answer.data)
    .filter(({ date }) => last !== null && date <= last)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return { first, last, nearest, days };
}
