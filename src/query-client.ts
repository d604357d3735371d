import { MutationCache, type MutationObserver, QueryCache, QueryClient } from '@tanstack/react-query';
import { keptAt } from '@/shared/api/kept';
import { isProblem } from '@/shared/api/problem';
import { QUERY_FRESHNESS } from '@/shared/config/limits';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';

interface ErrorMeta extends Record<string, unknown> {
  /**
   * The screen itself shows the error, or those with these statuses, so there is no toast. Where it has gone meanwhile (a dialog closed
   * while the answer was awaited, or the hook reset) it can't, and a change's error is shown in a toast all the same; «always» is for what nobody asked
   * for, such as giving back a slot.
   */
  readonly silent?: boolean | readonly number[] | 'always';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

/** docs/rules.md §7: no retry, no refetch on focus or interval, data fresh for 3 minutes. */
export function createQueryClient(): QueryClient {
  /** Whether a session has ended here, and no other has begun. */
  let hasExpired = false;
  const handle = (
    error: Error,
    meta: ErrorMeta | undefined,
    { hasGone = false, isRead = false }: { readonly hasGone?: boolean; readonly isRead?: boolean },
  ): void => {
    hasExpired &&= session.get().accessToken === null;
    if (isProblem(error) && error.kind === 'superseded') return;
    // Other parts of the page whose session has just ended, also by logging out: that is being said, and the page is being left.
    if (isProblem(error, 401) && error.token === null && (hasExpired || (isRead && session.isBeingLeft()))) return;
    handleError(error, meta, hasGone);
    hasExpired ||= isProblem(error, 401) && error.token !== null;
  };
  const observers = new WeakMap<object, MutationObserver<unknown, unknown, unknown>>();
  /** Whether the hook that made a change was unmounted or reset. Its later changes put none of its earlier ones away. */
  const hasGone = (mutation: object): boolean => {
    const observer = observers.get(mutation);
    return observer !== undefined && (!observer.hasListeners() || observer.getCurrentResult().isIdle);
  };
  const mutationCache = new MutationCache({
    onError: (error, _variables, _context, mutation) => handle(error, mutation.meta, { hasGone: hasGone(mutation) }),
  });
  mutationCache.subscribe((event) => {
    if (event.type === 'observerAdded') observers.set(event.mutation, event.observer);
  });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The bar over the page says that there is no internet, and what failed is read again with it.
        if (isProblem(error) && error.kind === 'network' && !navigator.onLine) return;
        handle(error, query.meta, { isRead: true });
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Only what failed, or was kept on this device: back online, a part that could not load appears by itself.
        refetchOnReconnect: ({ state }) => state.status === 'error' || keptAt(state.data) !== undefined,
        staleTime: QUERY_FRESHNESS,
        networkMode: 'always',
      },
      // «always»: offline, a request fails now instead of being sent later without asking. Nothing of a mutation is kept: its
      // variables may hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/**
 * docs/rules.md §8, the one place: a 401 ends the session, a 422 is left to the form, all others are shown in a toast; so is everything
 * that a screen which has gone can't show any more.
 */
function handleError(error: Error, meta: ErrorMeta | undefined, hasGone: boolean): void {
  if (isProblem(error, 401) && error.token !== null) {
    session.expire(error.token);
    return;
  }
  const isShown = isProblem(error, 422) || isSilent(error, meta);
  const isLost = hasGone && meta?.silent !== 'always' && error.name !== 'AbortError';
  if (!isShown || isLost) notify.error(error);
}

function isSilent(error: Error, meta: ErrorMeta | undefined): boolean {
  const silent = meta?.silent ?? false;
  if (typeof silent !== 'object') return silent !== false;
  return isProblem(error) && error.status !== undefined && silent.includes(error.status);
}
