import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isProblem } from '@/shared/api/problem';
import { QUERY_FRESHNESS } from '@/shared/config/limits';
import { notify } from '@/shared/notify';
import { session } from '@/shared/session/session';

interface ErrorMeta extends Record<string, unknown> {
  /** The screen itself shows the error, or those with these statuses, so that no toast repeats it. */
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
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handleError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => handleError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: QUERY_FRESHNESS,
        networkMode: 'always',
      },
      // «always»: offline, a request fails now rather than be replayed later, behind the person's back. Nothing of a
      // mutation outlives it: its variables may hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/**
 * docs/rules.md §8, the one place where it is decided what an error leads to: a 401 ends the session, a 422 is left to
 * the form, anything else is said in a toast.
 */
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
