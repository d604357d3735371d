import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onReturn } from '@/shared/on-return';
import { useToday } from '@/shared/use-now';

/** How long nobody looked before free times count as old, milliseconds. */
const LONG = 5 * 60_000;
const LOOK_EVERY = 30_000;

/** What answers that tell of free times or of visits end with, in the contract's paths. */
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

/** Reads free times and visits again when the day has changed, or a person comes back to the tab after long (docs/rules.md §7). */
export function useFreshTimes(): void {
  const client = useQueryClient();
  const today = useToday();
  const day = useRef(today);
  useEffect(() => {
    if (day.current !== today) readTimesAgain(client);
    day.current = today;
  }, [client, today]);
  useEffect(() => {
    // The device's own clock: corrected by the server's, nobody has been away.
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

/** A generated key is the path of its request, and its parameters. */
function tellsTimes(key: QueryKey): boolean {
  return timed.has(key.findLast((part) => typeof part === 'string'));
}
