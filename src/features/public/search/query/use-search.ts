import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react';
import { useCityList } from '#generated/api/public-reference/public-reference.ts';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import type { City } from '#generated/models/city.ts';
import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import { filtersOptions } from './results-query';
import { type SearchParams, searchDefaults } from './search-query';
import { filtersRequest } from './search-request';

const route = getRouteApi('/search');

export interface Search {
  readonly params: SearchParams;
  /** Whether the counts are still loading that decide the category for a text. */
  readonly deciding: boolean;
  /** The searched city; null for the whole country. */
  readonly city: City | null;
  /** Returns the search params with a change. The page becomes 1 unless `patch` sets a page. */
  readonly changed: (patch: Partial<SearchParams>) => SearchParams;
  /**
   * Navigates to the changed search. Results and scroll position stay until the new results arrive.
   */
  readonly change: (patch: Partial<SearchParams>) => void;
}

/** The search in the URL. The screen shows a change at once, before the router has finished. */
export function useSearch(headerCity: City): Search {
  const urlSearch = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useOptimistic(urlSearch);
  const { data } = useCityList({ query: { enabled: typeof urlSearch.city === 'number', meta: { silent: true } } });
  const city = searchedCity(asked.city, data?.data ?? [], headerCity);
  const { params, deciding } = useFittingCategory(asked, city?.id ?? null);

  // The URL always contains the city, so that a shared link shows the same list to everybody.
  const changed = useCallback(
    (patch: Partial<SearchParams>): SearchParams => ({ ...params, city: city?.id ?? 'all', page: 1, ...patch }),
    [params, city],
  );

  const change = useCallback(
    (patch: Partial<SearchParams>) => {
      const search = changed(patch);
      startTransition(async () => {
        setAsked(search);
        await navigate({ search, resetScroll: false });
      });
    },
    [changed, navigate, setAsked],
  );

  // A city chosen in the header replaces the city of the URL.
  const followed = useRef(headerCity.id);
  useEffect(() => {
    if (followed.current === headerCity.id) return;
    followed.current = headerCity.id;
    change({ city: undefined, districts: [] });
  }, [headerCity.id, change]);

  return { params, deciding, city, changed, change };
}

/**
 * If the user hasn't chosen a category, replaces the default category with the one that has results
 * for the text: «общий анализ крови» isn't a doctor. `deciding` is true while the counts load.
 */
function useFittingCategory(asked: SearchParams, cityId: number | null) {
  const { guessed, q, specialisations, services, meddirections } = asked;
  // The request for counts has no filters, so that no filter can change the category.
  const subject = { ...searchDefaults, q, specialisations, services, meddirections };
  const { data, isPending, isPlaceholderData } = useSearchFilters(filtersRequest(subject, cityId), {
    query: { ...filtersOptions('doctors'), enabled: guessed },
  });
  if (!guessed) return { params: asked, deciding: false };
  const counts = isPlaceholderData ? undefined : data?.data.counts;
  const category = counts === undefined ? 'doctors' : fittingCategory(counts, data?.data.named_category);
  return { params: { ...asked, category }, deciding: isPending || isPlaceholderData };
}

/**
 * Order in which categories are tried. Services come before clinics that have the service in their
 * name.
 */
const ORDER: readonly SearchCategory[] = ['doctors', 'analysis', 'examination', 'services', 'clinics'];

/**
 * The category that the text names if it has results, otherwise the first one with results;
 * «doctors» if nothing is found.
 */
export function fittingCategory(
  counts: SearchFilters['counts'],
  named: SearchFilters['named_category'],
): SearchCategory {
  return [named ?? 'doctors', ...ORDER].find((category) => counts[category] > 0) ?? 'doctors';
}

/**
 * The city of the search: null for the whole country, and the city in the header if the id is
 * absent or unknown.
 */
export function searchedCity(asked: number | 'all' | undefined, cities: readonly City[], header: City): City | null {
  if (asked === 'all') return null;
  return cities.find(({ id }) => id === asked) ?? header;
}
