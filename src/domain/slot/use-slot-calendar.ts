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
  /** The first day on offer. */
  readonly first: string;
  /** The day that is asked for; that of the first free time when absent. */
  readonly date: string | undefined;
  /** Further moments that have to be known: the chosen time. */
  readonly also?: readonly (string | undefined)[];
  /** The request for a window; undefined while it is not known what to ask for. */
  readonly ask:
    | ((window: SlotWindow) => UseQueryOptions<Answer, Problem> & { readonly queryKey: QueryKey })
    | undefined;
}

/** Free times, asked for as far as somebody looks, and how far they go. */
export interface SlotTimes {
  /** Undefined until the first answer has come. */
  readonly data: SlotCalendar | undefined;
  /** The day to show; undefined while it is not known, and where nothing is free. */
  readonly date: string | undefined;
  /** The days around it are not known yet. */
  readonly isPending: boolean;
  /** They could not be read. */
  readonly error: Problem | null;
  readonly isFetching: boolean;
  /** Asks again, for what was seen before too. */
  readonly refetch: () => Promise<void>;
}

/** The one way to free times, of a doctor or a filial, for patients and at the desk: no screen decides how many days it asks for. */
export function useSlotCalendar<Answer extends SlotAnswer>({ first, date, also = [], ask }: Asked<Answer>): SlotTimes {
  const client = useQueryClient();
  const asked = windowsOf(first, [date, ...also]);
  const answers = useQueries({ queries: ask ? asked.map(ask) : [] });
  const known = calendarOf(first, answers);
  const further = (known ? windowsAhead(known, date) : []).filter(
    ({ date_from }) => !asked.some((window) => window.date_from === date_from),
  );
  const rest = useQueries({ queries: ask ? further.map(ask) : [] });

  // All windows of a place, those that were left behind too: what was lost in one must not be offered again in another.
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
