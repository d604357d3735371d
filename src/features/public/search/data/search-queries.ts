import type { SearchFilters200 } from '#generated/models/search-filters200.ts';
import type { SearchResults200 } from '#generated/models/search-results200.ts';

/** The screen shows its own error: no toast repeats it, and it does not ask again before somebody presses «Повторить». */
const shownOnScreen = { meta: { silent: true }, retryOnMount: false };

/** Of a query by POST, the request is the last part of the key. */
interface PreviousQuery {
  readonly queryKey: readonly unknown[];
}

function categoryOf(query: PreviousQuery | undefined): unknown {
  const request = query?.queryKey.at(-1);
  return typeof request === 'object' && request !== null && 'category' in request ? request.category : undefined;
}

/** What was found before stays in sight while the next answer is on its way, as long as it is of the same kind. */
function keepWithin<Answer>(category: string) {
  return (previous: Answer | undefined, query: PreviousQuery | undefined): Answer | undefined =>
    categoryOf(query) === category ? previous : undefined;
}

export const resultsOptions = (category: string) => ({
  ...shownOnScreen,
  placeholderData: keepWithin<SearchResults200>(category),
});

export const filtersOptions = (category: string) => ({
  ...shownOnScreen,
  placeholderData: keepWithin<SearchFilters200>(category),
});
