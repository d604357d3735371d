import type { QueryClient, QueryExecuteOptions, QueryKey, QueryState } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { isProblem } from './problem';
import { isIncomplete } from './response-check';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
}

/**
 * Data for a route's loader, from the cache or the network: `loader: (loader) => load(loader,
 * getDoctorFullQueryOptions(loader.params.slug))`.
 *
 * Stale data is returned at once (the screen's hook refreshes it); invalidated data is refetched
 * first. A 404 shows the not-found screen, a 403 the access-denied page; any other problem is the
 * route's error.
 */
export async function load<FnData, Err, Data, Key extends QueryKey>(
  { context, preload }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): Promise<Data> {
  try {
    return await context.queryClient.query({
      ...options,
      staleTime: unlessInvalidated,
      // A failed preload is silent: the click requests again.
      meta: { ...options.meta, silent: preload || [403, 404] },
    });
  } catch (error) {
    if (isProblem(error, 404)) throw notFound();
    if (isProblem(error, 403)) throw redirect({ to: '/unauthorized', replace: true });
    throw error;
  }
}

/** Starts a request without waiting for it, for parts of a screen with their own loading state. */
export function prefetch<FnData, Err, Data, Key extends QueryKey>(
  { context, preload }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): void {
  const meta = { ...options.meta, ...(preload && { silent: true }) };
  // The screen's own hook finds the error in the cache; query-client.ts does the rest.
  context.queryClient.query({ ...options, staleTime: unlessInvalidated, meta }).catch(() => undefined);
}

/**
 * Waits for data without which the layout would shift, and ignores a failure: the screen's own hook
 * shows it.
 */
export async function settle<FnData, Err, Data, Key extends QueryKey>(
  { context }: LoaderContext,
  options: QueryExecuteOptions<FnData, Err, Data, FnData, Key>,
): Promise<void> {
  const query = { ...options, staleTime: unlessInvalidated, meta: { ...options.meta, silent: true } };
  await context.queryClient.query(query).catch(() => undefined);
}

/** Uses cached data of any age, unless it was invalidated or lost invalid rows. */
export function unlessInvalidated({
  state,
}: {
  readonly state: Pick<QueryState, 'isInvalidated' | 'data'>;
}): 0 | 'static' {
  return state.isInvalidated || isIncomplete(state.data) ? 0 : 'static';
}

/**
 * For a hook's `select`: unwraps `data`. One shared function, so that renders create no new one.
 */
export function dataOf<Data>(answer: { readonly data: Data }): Data {
  return answer.data;
}
