import { getSearchResultsQueryOptions } from '#generated/api/public-search/public-search.ts';

/** Enough to find four of different specialisations among the best. */
const ASKED = 24;

/** The best rated doctors of a city who have a time today or tomorrow. */
export function soonQuery(cityId: number) {
  // The section says itself what went wrong, and offers to try again.
  return getSearchResultsQueryOptions(
    { category: 'doctors', city_id: cityId, when: 'tomorrow', sort: 'rating', page: 1, per_page: ASKED },
    { query: { meta: { silent: true } } },
  );
}
