import { getSearchFiltersQueryOptions } from '#generated/api/public-search/public-search.ts';

/** How many doctors of each specialisation a city has: the filters of its doctors, of which the home page shows some. */
export function popularQuery(cityId: number) {
  // The section says itself what went wrong, and offers to try again.
  return getSearchFiltersQueryOptions({ category: 'doctors', city_id: cityId }, { query: { meta: { silent: true } } });
}
