import { MutationCache, type MutationObserver, QueryCache, QueryClient } from '@tanstack/react-query';
import { offlineAt } from '@/shared/api/offline-copy';
import { isProblem } from '@/shared/api/problem';
import { QUERY_FRESHNESS } from '@/shared/config/limits';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';

interface QueryMeta extends Record<string, unknown> {
  /** The screen itself shows the error, or those with these statuses: there is no toast. */
  readonly silent?: boolean | readonly number[];
}

interface MutationMeta extends Record<string, unknown> {
  /**
   * Who shows a failure: a toast, or nobody, because no person asked for the change (a slot is
   * given back). Otherwise the component shows it, and a toast does where that has gone meanwhile
   * (a dialog closed while the answer was awaited, or the hook reset).
   */
  readonly failure?: 'toast' | 'nobody';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

/** docs/rules.md §7: no retry, no refetch on focus or interval, data fresh for 3 minutes. */
export function createQueryClient(): QueryClient {
  /** Whether a session has ended here, and no other has begun. */
  let hasExpired = false;
  /**
   * docs/rules.md §8: a 401 ends the session; what is not about this session any more is not shown.
   */
  const handle = (error: Error, isShown: boolean, isRead = false): void => {
    hasExpired &&= session.get().accessToken === null;
    if (isProblem(error) && error.kind === 'superseded') return;
    // Only a page that is being left reads without a token what needs one: a guard keeps guests out.
    // A change asked for in a session that has just ended is being answered by the login page.
    if (isProblem(error, 401) && error.token === null && (isRead || hasExpired)) return;
    if (isProblem(error, 401) && error.token !== null) {
      session.expire(error.token);
      hasExpired = true;
    } else if (isShown) {
      notify.error(error);
    }
  };
  const observers = new WeakMap<object, MutationObserver<unknown, unknown, unknown>>();
  /** Whether the hook that made a change was unmounted or reset. Its later changes put none of its earlier ones away. */
  const hasGone = (mutation: object): boolean => {
    const observer = observers.get(mutation);
    return observer !== undefined && (!observer.hasListeners() || observer.getCurrentResult().isIdle);
  };
  const mutationCache = new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const { failure } = mutation.meta ?? {};
      const isLost = hasGone(mutation) && error.name !== 'AbortError';
      handle(error, failure === 'toast' || (failure !== 'nobody' && isLost));
    },
  });
  mutationCache.subscribe((event) => {
    if (event.type === 'observerAdded') observers.set(event.mutation, event.observer);
  });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The bar over the page says that there is no internet, and what failed is read again with it.
        if (isProblem(error) && error.kind === 'network' && !navigator.onLine) return;
        handle(error, !isProblem(error, 422) && !isSilent(error, query.meta), true);
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Only what failed, or was kept on this device: back online, a part that could not load appears by itself.
        refetchOnReconnect: ({ state }) => state.status === 'error' || offlineAt(state.data) !== undefined,
        staleTime: QUERY_FRESHNESS,
        networkMode: 'always',
      },
      // «always»: offline, a request fails now instead of being sent later without asking. Nothing of a mutation is kept: its
      // variables may hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

function isSilent(error: Error, meta: QueryMeta | undefined): boolean {
  const silent = meta?.silent ?? false;
  if (typeof silent === 'boolean') return silent;
  return isProblem(error) && error.status !== undefined && silent.includes(error.status);
}
