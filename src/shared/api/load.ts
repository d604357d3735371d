import type { QueryClient, QueryExecuteOptions, QueryKey, QueryState } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { isProblem } from './problem';
import { isIncomplete } from './response-check';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
}

/**
 * Data for a route's loader, from the cache or the network:
 * `loader: (loader) => load(loader, getDoctorFullQueryOptions(loader.params.slug))`.
 *
 * Stale data is good enough to show (the screen's hook refreshes it); data that a mutation invalidated is waited for. A 404 becomes the not-found screen and a 403 the access-denied page; any other problem is the route's error.
 */
export async function load<FnData, Err, Data, Key extends QueryKey>(
  { context, preload }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): Promise<Data> {
  try {
    return await context.queryClient.query({
      ...options,
      staleTime: unlessInvalidated,
      // A failed preload is not shown: the click asks again.
      meta: { ...options.meta, silent: preload || [403, 404] },
    });
  } catch (error) {
    if (isProblem(error, 404)) throw notFound();
    if (isProblem(error, 403)) throw redirect({ to: '/unauthorized', replace: true });
    throw error;
  }
}

/** Starts a request without waiting for it: for what a screen shows with a loading state of its own. */
export function prefetch<FnData, Err, Data, Key extends QueryKey>(
  { context, preload }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): void {
  const meta = { ...options.meta, ...(preload && { silent: true }) };
  // The screen's own hook finds the error in the cache, and query-client.ts handles the rest.
  context.queryClient.query({ ...options, staleTime: unlessInvalidated, meta }).catch(() => undefined);
}

/** Waits for what a screen would jump about without, and goes on when it fails: the screen's own hook shows the error. */
export async function settle<FnData, Err, Data, Key extends QueryKey>(
  { context }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): Promise<void> {
  const query = { ...options, staleTime: unlessInvalidated, meta: { ...options.meta, silent: true } };
  await context.queryClient.query(query).catch(() => undefined);
}

/** Takes what the cache has, however old, unless a mutation invalidated it or it came with rows that had to be left out. */
export function unlessInvalidated({
  state,
}: {
  readonly state: Pick<QueryState, 'isInvalidated' | 'data'>;
}): 0 | 'static' {
  return state.isInvalidated || isIncomplete(state.data) ? 0 : 'static';
}

/** For a hook's `select`: the response's data without its envelope. One function, so that no render creates a new one. */
export function dataOf<Data>(answer: { readonly data: Data }): Data {
  return answer.data;
}
