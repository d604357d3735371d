import type { QueryClient } from '@tanstack/react-query';
import {
  getSearchFiltersQueryOptions,
  getSearchResultsQueryOptions,
} from '#generated/api/public-search/public-search.ts';
import { cityListQuery } from '@/features/city/city-list';
import { cityOf, selectedCity } from '@/features/city/selected-city';
import { position } from '@/features/public/search/query/position';
import { filtersOptions, resultsOptions } from '@/features/public/search/query/results-query';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { filtersRequest, resultsRequest } from '@/features/public/search/query/search-request';
import { searchDescription, searchHeading } from '@/features/public/search/query/search-text';
import { loadTitles } from '@/features/public/search/query/titles';
import { searchedCity } from '@/features/public/search/query/use-search';
import { unlessInvalidated } from '@/shared/api/load';
import { DEFAULT_CITY_ID, OVERLAY_DELAY } from '@/shared/config/limits';

interface SearchLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly deps: SearchParams;
  readonly cause: 'enter' | 'stay' | 'preload';
}

/** Data for the document's title and meta tags. */
interface SearchHead {
  readonly heading: string;
  readonly description: string;
}

/**
 * Starts the requests of a search. A navigation from another page waits a moment for the answers,
 * so that no skeleton flashes. If the answers are slow, or if only the search params change, the
 * screen shows that it is loading.
 */
export async function loadSearch({ context: { queryClient }, deps: params, cause }: SearchLoader): Promise<SearchHead> {
  const chosenId = selectedCity.get();
  // The id of the default city is valid without the list of cities, so a search in this city
  // doesn't wait for the list.
  const isKnown = chosenId === DEFAULT_CITY_ID && params.city === undefined;
  const list = isKnown ? undefined : await queryClient.ensureQueryData(cityListQuery()).catch(() => undefined);
  const city = searchedCity(params.city, list?.data ?? [], cityOf(chosenId, list?.data));

  const answers = Promise.allSettled([
    queryClient.query({
      ...getSearchResultsQueryOptions(resultsRequest(params, city?.id ?? null, position.get()), {
        query: resultsOptions(params.category),
      }),
      staleTime: unlessInvalidated,
    }),
    queryClient.query({
      ...getSearchFiltersQueryOptions(filtersRequest(params, city?.id ?? null), {
        query: filtersOptions(params.category),
      }),
      staleTime: unlessInvalidated,
    }),
  ]);
  const titles = await loadTitles(queryClient, params);
  if (cause === 'preload') await answers;
  if (cause === 'enter') await Promise.race([answers, later(OVERLAY_DELAY)]);

  const heading = searchHeading(params, titles, city);
  return { heading, description: searchDescription(heading, params) };
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
