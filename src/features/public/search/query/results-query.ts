import { useSearchResults } from '#generated/api/public-search/public-search.ts';
import type { SearchFiltersAnswer } from '#generated/models/search-filters-answer.ts';
import type { SearchResultsAnswer } from '#generated/models/search-results-answer.ts';
import { usePosition } from './position';
import type { SearchParams } from './search-query';
import { resultsRequest } from './search-request';

/**
 * A page of results. If the URL's page is past the end (an old link, fewer results today), loads
 * the last page and sets `beyond`.
 * @param deciding the category isn't decided yet, so an empty list of doctors means nothing
 */
export function useResults(params: SearchParams, cityId: number | null, deciding = false) {
  const query = resultsOptions(params.category);
  const near = usePosition();
  const asked = useSearchResults(resultsRequest(params, cityId, near), { query });

  const { last_page: last = 1, total = 0 } = asked.data?.meta ?? {};
  const beyond = !asked.isPlaceholderData && params.page > last;
  const instead = useSearchResults(resultsRequest({ ...params, page: last }, cityId, near), {
    query: { ...query, enabled: beyond && total > 0 },
  });

  const shown = {
    ...(beyond && total > 0 ? instead : asked),
    beyond,
    page: beyond ? last : params.page,
    /** Shown even while the category is being decided. */
    emergency: asked.data?.meta.emergency ?? null,
  };
  if (!deciding || shown.data?.meta.total !== 0) return shown;
  return { ...shown, data: undefined, isSuccess: false, isPending: true };
}

/** The screen shows the error: no toast, and only «Повторить» retries. */
const shownOnScreen = { meta: { silent: true }, retryOnMount: false };

/** The request is the last part of a POST query's key. */
interface PreviousQuery {
  readonly queryKey: readonly unknown[];
}

function categoryOf(query: PreviousQuery | undefined): unknown {
  const request = query?.queryKey.at(-1);
  return typeof request === 'object' && request !== null && 'category' in request ? request.category : undefined;
}

/** Keeps the previous answer until the next one arrives, within one category. */
function keepWithin<Answer>(category: string) {
  return (previous: Answer | undefined, query: PreviousQuery | undefined): Answer | undefined =>
    categoryOf(query) === category ? previous : undefined;
}

export const resultsOptions = (category: string) => ({
  ...shownOnScreen,
  placeholderData: keepWithin<SearchResultsAnswer>(category),
});

export const filtersOptions = (category: string) => ({
  ...shownOnScreen,
  placeholderData: keepWithin<SearchFiltersAnswer>(category),
});
