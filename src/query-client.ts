import { MutationCache, type MutationObserver, QueryCache, QueryClient } from '@tanstack/react-query';
import { offlineAt } from '@/shared/api/offline-copy';
import { isProblem } from '@/shared/api/problem';
import { QUERY_FRESHNESS } from '@/shared/config/limits';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';

interface QueryMeta extends Record<string, unknown> {
  /**
   * Set if the screen shows the error itself, for all statuses or for the statuses in the list. No
   * toast then shows the error.
   */
  readonly silent?: boolean | readonly number[];
}

interface MutationMeta extends Record<string, unknown> {
  /**
   * Place that shows a failure: a toast, or no place (`silent`) if no user has started the
   * mutation. By default the component shows the failure. If the component is gone, a toast shows
   * it.
   */
  readonly failure?: 'toast' | 'silent';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

/**
 * Query client with the settings of docs/rules.md §7: no retry, no refetch on focus or at
 * intervals, data fresh for 3 minutes.
 */
export function createQueryClient(): QueryClient {
  /** Whether a session has ended in this tab and no new one has begun. */
  let hasExpired = false;
  /**
   * Handles an error (docs/rules.md §8): a 401 ends the session. A 401 of another session is not
   * shown.
   */
  const handle = (error: Error, isShown: boolean, isRead = false): void => {
    hasExpired &&= session.get().accessToken === null;
    if (isProblem(error) && error.kind === 'superseded') return;
    // A read without a token happens only on a page that is being left, because guards keep guests
    // out. After the end of a session the error of a mutation is not shown, because the login page
    // opens.
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
   * Whether the component that has started the mutation can no longer show the error. If the hook
   * has started a newer mutation meanwhile, the component can still show the error.
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
        // A note above the page says that the device is offline, and failed queries are refetched
        // when the network returns.
        if (isProblem(error) && error.kind === 'network' && !navigator.onLine) return;
        handle(error, !isProblem(error, 422) && !isSilent(error, query.meta), true);
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // When the network returns, two kinds of queries are refetched: those that have failed, and
        // those that show the copy on the device.
        refetchOnReconnect: ({ state }) => state.status === 'error' || offlineAt(state.data) !== undefined,
        staleTime: QUERY_FRESHNESS,
        networkMode: 'always',
      },
      // `always`: an offline mutation fails at once and is not sent later without the user's
      // knowledge. Mutations are not cached, because their variables may contain a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

function isSilent(error: Error, meta: QueryMeta | undefined): boolean {
  const silent = meta?.silent ?? false;
  if (typeof silent === 'boolean') return silent;
  return isProblem(error) && error.status !== undefined && silent.includes(error.status);
}
