import { useSearchResults } from '#generated/api/public-search/public-search.ts';
import type { SearchFiltersAnswer } from '#generated/models/search-filters-answer.ts';
import type { SearchResultsAnswer } from '#generated/models/search-results-answer.ts';
import { usePosition } from './position';
import type { SearchParams } from './search-query';
import { resultsRequest } from './search-request';

/**
 * Loads a page of results. If the page in the URL is after the last page (because the link is old
 * or there are fewer results today), it loads the last page and sets `beyond`.
 * @param deciding true while the category is not known yet. An empty answer then counts as loading
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
    /** The emergency note is shown even before the category is known. */
    emergency: asked.data?.meta.emergency ?? null,
  };
  if (!deciding || shown.data?.meta.total !== 0) return shown;
  return { ...shown, data: undefined, isSuccess: false, isPending: true };
}

/**
 * The screen shows errors itself, without a toast, and a request is only repeated by «Повторить».
 */
const shownOnScreen = { meta: { silent: true }, retryOnMount: false };

/** The key of a POST query; its last part is the request body. */
interface PreviousQuery {
  readonly queryKey: readonly unknown[];
}

function categoryOf(query: PreviousQuery | undefined): unknown {
  const request = query?.queryKey.at(-1);
  return typeof request === 'object' && request !== null && 'category' in request ? request.category : undefined;
}

/**
 * Keeps the previous answer while the next one loads, if both answers are about the same category.
 */
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
