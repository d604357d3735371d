import type { QueryClient } from '@tanstack/react-query';
import {
  getMeddirectionListQueryOptions,
  getSpecialisationListQueryOptions,
} from '#generated/api/public-reference/public-reference.ts';
import {
  getSearchFiltersQueryOptions,
  getSearchResultsQueryOptions,
} from '#generated/api/public-search/public-search.ts';
import { filtersRequest, resultsRequest } from '@/features/public/search/address/search-request';
import { filtersOptions, resultsOptions } from '@/features/public/search/data/search-queries';
import { prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { asSearch } from './services-query';
import type { ServicesSearch } from './services-search';

interface ServicesLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly preload: boolean;
  readonly deps: ServicesSearch;
}

/** Sets the list and its counts on their way; the screen shows their states. */
export function warmServices(loader: ServicesLoader, cityId: number): void {
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
