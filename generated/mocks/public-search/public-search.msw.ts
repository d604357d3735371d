/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { SearchFiltersAnswer } from '../../models/search-filters-answer.ts';
import type { SearchResultsAnswer } from '../../models/search-results-answer.ts';
import type { SearchSuggestionsAnswer } from '../../models/search-suggestions-answer.ts';

export const getSearchSuggestionsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSearchFiltersResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSearchResultsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSearchSuggestionsMockHandler = (
  overrideResponse?:
    | SearchSuggestionsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SearchSuggestionsAnswer> | SearchSuggestionsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/suggestions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSuggestionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchFiltersMockHandler = (
  overrideResponse?:
    | SearchFiltersAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchFiltersAnswer> | SearchFiltersAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/filters',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchFiltersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchResultsMockHandler = (
  overrideResponse?:
    | SearchResultsAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchResultsAnswer> | SearchResultsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResultsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSearchMock = () => [
  getSearchSuggestionsMockHandler(),
  getSearchFiltersMockHandler(),
  getSearchResultsMockHandler(),
];
