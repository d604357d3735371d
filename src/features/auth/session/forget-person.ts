import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes everything that belongs to one person out of the cache, and stops the requests made in their name. What is
 * public stays on the screen and is asked for again: an answer may differ by who asks.
 */
export function forgetPerson(queryClient: QueryClient): void {
  const personal = { predicate: ({ queryKey }: { queryKey: QueryKey }) => !isPublic(queryKey) };
  void queryClient.cancelQueries(personal);
  queryClient.removeQueries(personal);
  void queryClient.invalidateQueries();
}

/** A generated key begins with its path, after the method when that is not GET: `['POST', 'api', 'v0', 'front', …]`. */
function isPublic(queryKey: QueryKey): boolean {
  return queryKey[queryKey.indexOf('v0') + 1] === 'front';
}
