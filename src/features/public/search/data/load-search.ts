import type { QueryClient } from '@tanstack/react-query';
import {
  getSearchFiltersQueryOptions,
  getSearchResultsQueryOptions,
} from '#generated/api/public-search/public-search.ts';
import type { CityList200 } from '#generated/models/city-list200.ts';
import type { City } from '#generated/models/city.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { filtersRequest, resultsRequest } from '@/features/public/search/address/search-request';
import { searchedCity } from '@/features/public/search/address/searched-city';
import { position } from '@/features/public/search/near/position';
import { searchDescription, searchHeading } from '@/features/public/search/words/search-heading';
import { unlessInvalidated } from '@/shared/api/load';
import { DEFAULT_CITY_ID, OVERLAY_DELAY } from '@/shared/config/limits';
import { loadTitles } from './load-titles';
import { filtersOptions, resultsOptions } from './search-queries';

interface SearchLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly deps: SearchParams;
  readonly cause: 'enter' | 'stay' | 'preload';
}

/** What the document's head says of a search. */
export interface SearchHead {
  readonly heading: string;
  readonly description: string;
}

/** Known without the list, so that a first visit does not wait for it. */
const defaultCity: City = { id: DEFAULT_CITY_ID, title: 'Алматы', title_locative: 'Алматы' };

/** Says nothing wrong as long as nobody knows which city it is. */
const unknownCity = { title: 'Ваш город', title_locative: 'вашем городе' };

/**
 * Starts the requests of a search as soon as its address is known. Whoever comes from elsewhere waits for fast answers, so that
 * nothing flashes; slow ones, and every change within the search, are waited for on the page itself.
 *
 * @param headerCityId the city chosen in the header, which counts unless the address names another
 */
export async function loadSearch(
  { context: { queryClient }, deps: params, cause }: SearchLoader,
  cityList: Promise<CityList200>,
  headerCityId: number,
): Promise<SearchHead> {
  const isKnown = headerCityId === defaultCity.id && params.city === undefined;
  const cities = isKnown ? { data: [defaultCity] } : await cityList.catch(() => ({ data: [] }));
  const headerCity = cities.data.find(({ id }) => id === headerCityId) ?? { ...unknownCity, id: headerCityId };
  const city = searchedCity(params.city, cities.data, headerCity);

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
