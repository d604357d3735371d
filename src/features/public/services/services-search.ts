import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  getMeddirectionListQueryOptions,
  getSpecialisationListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import {
  getSearchFiltersQueryOptions,
  getSearchResultsQueryOptions,
} from '#generated/api/public-search/public-search.ts';
import type { SearchCategory } from '#generated/models/search-category.ts';
import { ServiceKind } from '#generated/models/service-kind.ts';
import { selectedCity } from '@/features/city/selected-city';
import { filtersOptions, resultsOptions } from '@/features/public/search/query/results-query';
import { searchDefaults, type SearchParams } from '@/features/public/search/query/search-query';
import { filtersRequest, resultsRequest } from '@/features/public/search/query/search-request';
import { prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { choiceParam, pageParam, slugParam, textParam } from '@/shared/url/search-params';

export const servicesSearch = v.object({
  kind: choiceParam(Object.values(ServiceKind), 'consultation'),
  q: textParam,
  /** Slug of a medical direction. */
  direction: slugParam,
  page: pageParam,
});

export type ServicesSearch = v.InferOutput<typeof servicesSearch>;

/** Default search params; the URL omits them. */
export const servicesDefaults = { kind: 'consultation', page: 1 } as const;

/** Category of the search for each kind of service. */
const CATEGORY = {
  consultation: 'services',
  analysis: 'analysis',
  examination: 'examination',
} as const satisfies Record<ServiceKind, SearchCategory>;

export function categoryOfKind(kind: ServiceKind): (typeof CATEGORY)[ServiceKind] {
  return CATEGORY[kind];
}

/**
 * The list as params of the search page, so that both pages send the same requests and share cached
 * answers.
 */
export function asSearch({ kind, q, direction, page }: ServicesSearch): SearchParams {
  return {
    ...searchDefaults,
    category: CATEGORY[kind],
    q,
    meddirections: direction === undefined ? [] : [direction],
    page,
  };
}

interface ServicesLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
  readonly deps: ServicesSearch;
}

/**
 * Starts the requests for the list and the counts. It doesn't wait for them: the screen shows that
 * they are loading.
 */
export function prefetchServices(loader: ServicesLoader): void {
  const cityId = selectedCity.get();
  const params = asSearch(loader.deps);
  prefetch(
    loader,
    getSearchResultsQueryOptions(resultsRequest(params, cityId), { query: resultsOptions(params.category) }),
  );
  prefetch(
    loader,
    getSearchFiltersQueryOptions(filtersRequest(params, cityId), { query: filtersOptions(params.category) }),
  );
  prefetch(loader, getMeddirectionListQueryOptions(shownBySection));
  prefetch(loader, getSpecialisationListQueryOptions(shownBySection));
}
