/**
 * A middleware of the route: lists stand in the address as `a,b` rather than as JSON. `searchSchema` reads both.
 */
export function readableLists<Search extends object>({
  search,
  next,
}: {
  search: Search;
  next: (search: Search) => Search;
}): Search {
  const written = Object.entries(next(search)).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(',') : value,
  ]);
  return Object.fromEntries(written) as Search;
}
