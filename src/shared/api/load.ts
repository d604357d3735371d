import type { QueryClient, QueryExecuteOptions, QueryKey, QueryState } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { isProblem, lacksFactor } from './problem';
import { isIncomplete } from './response-check';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
}

/**
 * Loads data in a route's loader: `loader: (loader) => load(loader,
 * getDoctorFullQueryOptions(loader.params.slug))`.
 *
 * Cached data is returned at once, and the screen's hook refetches it if it is stale. Invalidated
 * data is refetched first. A 404 shows the not-found screen, a 403 the access-denied page, unless
 * the second factor is missing. Other problems show the route's error screen.
 */
export async function load<FnData, Err, Data, Key extends QueryKey>(
  { context, preload }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): Promise<Data> {
  try {
    return await context.queryClient.query({
      ...options,
      staleTime: unlessInvalidated,
      // A failed preload is silent, because a click sends the request again.
      meta: { ...options.meta, silent: preload || [403, 404] },
    });
  } catch (error) {
    if (isProblem(error, 404)) throw notFound();
    if (isProblem(error, 403) && !lacksFactor(error)) throw redirect({ to: '/unauthorized', replace: true });
    throw error;
  }
}

/**
 * Starts a request without waiting for its response. Use it for parts of a screen with their own
 * loading state.
 */
export function prefetch<FnData, Err, Data, Key extends QueryKey>(
  { context, preload }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): void {
  const meta = { ...options.meta, ...(preload && { silent: true }) };
  // The screen's hook shows the error from the cache, and query-client.ts handles it.
  context.queryClient.query({ ...options, staleTime: unlessInvalidated, meta }).catch(() => undefined);
}

/**
 * Waits for data without which the layout would shift. Ignores a failure, because the hook of the
 * screen shows it.
 */
export async function settle<FnData, Err, Data, Key extends QueryKey>(
  { context }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): Promise<void> {
  const query = { ...options, staleTime: unlessInvalidated, meta: { ...options.meta, silent: true } };
  await context.queryClient.query(query).catch(() => undefined);
}

/**
 * A `staleTime`: cached data of any age is used, unless it was invalidated or invalid rows were
 * removed from it.
 */
export function unlessInvalidated({
  state,
}: {
  readonly state: Pick<QueryState, 'isInvalidated' | 'data'>;
}): 0 | 'static' {
  return state.isInvalidated || isIncomplete(state.data) ? 0 : 'static';
}

/**
 * `select` for hooks: returns the response's `data`. It is one shared function, because Query runs
 * a new `select` function on every render.
 */
export function dataOf<Data>(answer: { readonly data: Data }): Data {
  return answer.data;
}
