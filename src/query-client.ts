import { MutationCache, type MutationObserver, QueryCache, QueryClient } from '@tanstack/react-query';
import { offlineAt } from '@/shared/api/offline-copy';
import { isProblem } from '@/shared/api/problem';
import { QUERY_FRESHNESS } from '@/shared/config/limits';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';

interface QueryMeta extends Record<string, unknown> {
  /** The screen shows the error itself, for all statuses or the listed statuses: no toast. */
  readonly silent?: boolean | readonly number[];
}

interface MutationMeta extends Record<string, unknown> {
  /**
   * What shows a failure: a toast, or nothing, because no user started the mutation (a released
   * hold). Otherwise the component does; if it is gone (a closed dialog, a reset hook), a toast
   * does.
   */
  readonly failure?: 'toast' | 'silent';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

/** docs/rules.md §7: no retry, no refetch on focus or interval, data fresh for 3 minutes. */
export function createQueryClient(): QueryClient {
  /** Whether a session ended here and no other began since. */
  let hasExpired = false;
  /** docs/rules.md §8: a 401 ends the session; a 401 of another session is not shown. */
  const handle = (error: Error, isShown: boolean, isRead = false): void => {
    hasExpired &&= session.get().accessToken === null;
    if (isProblem(error) && error.kind === 'superseded') return;
    // Reads without a token only happen on a page that is being left, because guards keep guests
    // out. A mutation right after a session ended needs no error, because the login page is
    // opening.
    if (isProblem(error, 401) && error.token === null && (isRead || hasExpired)) return;
    if (isProblem(error, 401) && error.token !== null) {
      session.expire(error.token);
      hasExpired = true;
    } else if (isShown) {
      notify.error(error);
    }
  };
  const observers = new WeakMap<object, MutationObserver<unknown, unknown, unknown>>();
  /**
   * Whether the component that started this mutation is gone, so that it cannot show the error.
   * Starting another mutation with the same hook does not count.
   */
  const hasGone = (mutation: object): boolean => {
    const observer = observers.get(mutation);
    return observer !== undefined && (!observer.hasListeners() || observer.getCurrentResult().isIdle);
  };
  const mutationCache = new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const { failure } = mutation.meta ?? {};
      const isLost = hasGone(mutation) && error.name !== 'AbortError';
      handle(error, failure === 'toast' || (failure !== 'silent' && isLost));
    },
  });
  mutationCache.subscribe((event) => {
    if (event.type === 'observerAdded') observers.set(event.mutation, event.observer);
  });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Offline, the bar over the page shows it, and failed queries are refetched on reconnect.
        if (isProblem(error) && error.kind === 'network' && !navigator.onLine) return;
        handle(error, !isProblem(error, 422) && !isSilent(error, query.meta), true);
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Only failed queries, and those answered from this device: when back online, missing parts
        // appear by themselves.
        refetchOnReconnect: ({ state }) => state.status === 'error' || offlineAt(state.data) !== undefined,
        staleTime: QUERY_FRESHNESS,
        networkMode: 'always',
      },
      // `always`: offline, a mutation fails now instead of being sent later unexpectedly. No
      // mutation is cached: its variables may hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

function isSilent(error: Error, meta: QueryMeta | undefined): boolean {
  const silent = meta?.silent ?? false;
  if (typeof silent === 'boolean') return silent;
  return isProblem(error) && error.status !== undefined && silent.includes(error.status);
}
