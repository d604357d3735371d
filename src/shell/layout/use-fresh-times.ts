import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onReturn } from '@/shared/on-return';
import { useToday } from '@/shared/use-now';

/** If the tab was hidden or asleep for this time, in milliseconds, free slots count as outdated. */
const LONG = 5 * 60_000;
const LOOK_EVERY = 30_000;

/** Last path segments of reads whose responses contain slots or visits. */
const timed: ReadonlySet<unknown> = new Set([
  'slots',
  'sampling-slots',
  'sampling',
  'search',
  'full',
  'similar',
  'filials',
  'doctors',
  'waitlist',
  'home',
  'visits',
]);

/**
 * Refetches slots and visits when a new day has begun, and when the user returns to the tab after
 * more than `LONG` (docs/rules.md §7).
 */
export function useFreshTimes(): void {
  const client = useQueryClient();
  const today = useToday();
  const day = useRef(today);
  useEffect(() => {
    if (day.current !== today) readTimesAgain(client);
    day.current = today;
  }, [client, today]);
  useEffect(() => {
    // Use the device's own clock: a correction by the server's time must not look as if the user
    // had been away.
    let seen = Date.now();
    const look = (): void => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - seen >= LONG) readTimesAgain(client);
      seen = Date.now();
    };
    const timer = setInterval(look, LOOK_EVERY);
    const end = onReturn(look);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [client]);
}

function readTimesAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => tellsTimes(queryKey) }, { cancelRefetch: false });
}

/**
 * Whether a query's response contains slots or visits. A generated key consists of the path and the
 * parameters.
 */
function tellsTimes(key: QueryKey): boolean {
  return timed.has(key.findLast((part) => typeof part === 'string'));
}
