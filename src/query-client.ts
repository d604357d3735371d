import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isProblem } from '@/shared/api/problem';
import { QUERY_FRESHNESS } from '@/shared/config/limits';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';

interface ErrorMeta extends Record<string, unknown> {
  /** The screen itself shows the error, or those with these statuses, so there is no toast. */
  readonly silent?: boolean | readonly number[];
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
  const handle = (error: Error, meta: ErrorMeta | undefined): void => {
    hasExpired &&= session.get().accessToken === null;
    // Other parts of the page whose session has just ended: that is being said, and the page is being left.
    if (hasExpired && isProblem(error, 401) && error.token === null) return;
    handleError(error, meta);
    hasExpired ||= isProblem(error, 401) && error.token !== null;
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handle(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => handle(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Only what failed: back online, a part that could not load appears by itself.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        staleTime: QUERY_FRESHNESS,
        networkMode: 'always',
      },
      // «always»: offline, a request fails now instead of being sent later without asking. Nothing of a mutation is kept: its
      // variables may hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/** docs/rules.md §8, the one place: a 401 ends the session, a 422 is left to the form, all others are shown in a toast. */
function handleError(error: Error, meta: ErrorMeta | undefined): void {
  if (isProblem(error, 401) && error.token !== null) {
    session.expire(error.token);
    return;
  }
  if (isProblem(error, 422) || isSilent(error, meta)) return;
  notify.error(error);
}

function isSilent(error: Error, meta: ErrorMeta | undefined): boolean {
  const silent = meta?.silent ?? false;
  if (typeof silent === 'boolean') return silent;
  return isProblem(error) && error.status !== undefined && silent.includes(error.status);
}
