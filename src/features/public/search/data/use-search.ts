import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react';
import { useCityList } from '#generated/api/public-reference/public-reference.ts';
import type { City } from '#generated/models/city.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { searchedCity } from '@/features/public/search/address/searched-city';
import { useFittingCategory } from './use-fitting-category';

const route = getRouteApi('/search');

export interface Search {
  readonly params: SearchParams;
  /** Which kind of result the text finds is not known yet. */
  readonly deciding: boolean;
  /** Null is the whole country. */
  readonly city: City | null;
  /** The address of this search with something changed; it goes back to the first page unless it says which. */
  readonly changed: (patch: Partial<SearchParams>) => SearchParams;
  /** Goes there. What was found before stays where it is, and so does the scroll. */
  readonly change: (patch: Partial<SearchParams>) => void;
  /** Marks doctors for comparison: the list stays as it is, and so does «Назад». */
  readonly mark: (compare: string[]) => void;
}

/** The search that the address tells. A change shows at once, before the router has taken it over. */
export function useSearch(headerCity: City): Search {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useOptimistic(address);
  const { data } = useCityList({ query: { enabled: typeof address.city === 'number', meta: { silent: true } } });
  const city = searchedCity(asked.city, data?.data ?? [], headerCity);
  const { params, deciding } = useFittingCategory(asked, city?.id ?? null);

  // An address that somebody composed names its city: whoever opens it sees the same list.
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

  const mark = useCallback(
    (compare: string[]) => void navigate({ search: { ...params, compare }, replace: true, resetScroll: false }),
    [params, navigate],
  );

  // Whoever chooses a city in the header means this list too, whatever its address said before.
  const followed = useRef(headerCity.id);
  useEffect(() => {
    if (followed.current === headerCity.id) return;
    followed.current = headerCity.id;
    change({ city: undefined, districts: [] });
  }, [headerCity.id, change]);

  return { params, deciding, city, changed, change, mark };
}
