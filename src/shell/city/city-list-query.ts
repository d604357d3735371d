import { cityList, getCityListQueryOptions } from '#generated/api/public-reference/public-reference.ts';
import { CITIES_FRESHNESS } from '@/shared/config/limits';
import { readCities, writeCities } from './city-cache';

/** The cities: first what the last visit left, then the server's once that is an hour old (docs/rules.md §4, §7). */
export function cityListQuery() {
  return getCityListQueryOptions({
    query: {
      // Without the query's signal: a header that went away must not call it off for the others.
      queryFn: async () => {
        const answer = await cityList();
        writeCities(answer.data);
        return answer;
      },
      staleTime: CITIES_FRESHNESS,
      gcTime: Infinity,
      // Whoever needs the list says so itself: a header without it still works.
      meta: { silent: true },
      initialData: () => {
        const cached = readCities();
        return cached && { data: cached.cities };
      },
      initialDataUpdatedAt: () => readCities()?.savedAt,
    },
  });
}
