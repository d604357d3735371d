/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { SearchFiltersAnswer } from '../../models/search-filters-answer.ts';
import type { SearchFiltersRequest } from '../../models/search-filters-request.ts';
import type { SearchRequest } from '../../models/search-request.ts';
import type { SearchResultsAnswer } from '../../models/search-results-answer.ts';
import type { SearchSuggestionsAnswer } from '../../models/search-suggestions-answer.ts';
import type { SuggestionsRequest } from '../../models/suggestions-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getSearchSuggestionsUrl = () => {
  return `/api/v0/front/search/suggestions`;
};

/**
 * Five groups of matches for what was typed so far, from 2 characters (rules §2, §9). Each typed word must begin a word of the name; case and «ё» do not matter. A text in the wrong keyboard layout is converted. Typos are tolerated if nothing matches otherwise. Everyday words («сопли») find what they mean. Reads only.
 * @summary Suggestions while typing
 */
export const searchSuggestions = async (
  suggestionsRequest: SuggestionsRequest,
  options?: Parameters<typeof http>[1],
): Promise<SearchSuggestionsAnswer> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<SearchSuggestionsAnswer>(getSearchSuggestionsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suggestionsRequest),
  });
};

export const getSearchSuggestionsQueryKey = (suggestionsRequest?: SuggestionsRequest) => {
  return ['POST', 'api', 'v0', 'front', 'search', 'suggestions', suggestionsRequest].filter((q) => q !== undefined);
};

export const getSearchSuggestionsQueryOptions = <
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchSuggestionsQueryKey(suggestionsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSuggestions>>> = ({ signal }) =>
    searchSuggestions(suggestionsRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchSuggestions>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof searchSuggestions>>>;
export type SearchSuggestionsQueryError = ErrorType<
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof searchSuggestions>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof searchSuggestions>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Suggestions while typing
 */

export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchSuggestionsQueryOptions(suggestionsRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchSuggestions} query
 */
export const invalidateSearchSuggestions = async (
  queryClient: QueryClient,
  suggestionsRequest: SuggestionsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSearchSuggestionsQueryKey(suggestionsRequest) }, options);

  return queryClient;
};

export const getSearchSuggestionsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchSuggestionsQueryKey(suggestionsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSuggestions>>> = ({ signal }) =>
    searchSuggestions(suggestionsRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SearchSuggestionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchSuggestions>>>;
export type SearchSuggestionsSuspenseQueryError = ErrorType<
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Suggestions while typing
 */

export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchSuggestionsSuspenseQueryOptions(suggestionsRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchFiltersUrl = () => {
  return `/api/v0/front/search/filters`;
};

/**
 * Every filter with its values and counts, and the number of results in each category for the same text and city. Reads only. Method and payload were chosen here.
 * @summary Filters of a search
 */
export const searchFilters = async (
  searchFiltersRequest: SearchFiltersRequest,
  options?: Parameters<typeof http>[1],
): Promise<SearchFiltersAnswer> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<SearchFiltersAnswer>(getSearchFiltersUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchFiltersRequest),
  });
};

export const getSearchFiltersQueryKey = (searchFiltersRequest?: SearchFiltersRequest) => {
  return ['POST', 'api', 'v0', 'front', 'search', 'filters', searchFiltersRequest].filter((q) => q !== undefined);
};

export const getSearchFiltersQueryOptions = <
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchFiltersQueryKey(searchFiltersRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchFilters>>> = ({ signal }) =>
    searchFilters(searchFiltersRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchFilters>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof searchFilters>>>;
export type SearchFiltersQueryError = ErrorType<
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchFilters>>,
          TError,
          Awaited<ReturnType<typeof searchFilters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchFilters>>,
          TError,
          Awaited<ReturnType<typeof searchFilters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filters of a search
 */

export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchFiltersQueryOptions(searchFiltersRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchFilters} query
 */
export const invalidateSearchFilters = async (
  queryClient: QueryClient,
  searchFiltersRequest: SearchFiltersRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSearchFiltersQueryKey(searchFiltersRequest) }, options);

  return queryClient;
};

export const getSearchFiltersSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchFiltersQueryKey(searchFiltersRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchFilters>>> = ({ signal }) =>
    searchFilters(searchFiltersRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SearchFiltersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchFilters>>>;
export type SearchFiltersSuspenseQueryError = ErrorType<
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filters of a search
 */

export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchFiltersSuspenseQueryOptions(searchFiltersRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchResultsUrl = () => {
  return `/api/v0/front/search`;
};

/**
 * Results of one category, paged. `nearest`, the default order, puts the earliest free slot first, then rating; doctors without online booking come last. If exactly one service is requested, clinics have its price (`offer`), and price filters and sorting use it. Reads only. Method and payload were chosen here.
 * @summary Search
 */
export const searchResults = async (
  searchRequest: SearchRequest,
  options?: Parameters<typeof http>[1],
): Promise<SearchResultsAnswer> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<SearchResultsAnswer>(getSearchResultsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchRequest),
  });
};

export const getSearchResultsQueryKey = (searchRequest?: SearchRequest) => {
  return ['POST', 'api', 'v0', 'front', 'search', searchRequest].filter((q) => q !== undefined);
};

export const getSearchResultsQueryOptions = <
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchResultsQueryKey(searchRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchResults>>> = ({ signal }) =>
    searchResults(searchRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchResults>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchResultsQueryResult = NonNullable<Awaited<ReturnType<typeof searchResults>>>;
export type SearchResultsQueryError = ErrorType<
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchResults>>,
          TError,
          Awaited<ReturnType<typeof searchResults>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchResults>>,
          TError,
          Awaited<ReturnType<typeof searchResults>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search
 */

export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchResultsQueryOptions(searchRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchResults} query
 */
export const invalidateSearchResults = async (
  queryClient: QueryClient,
  searchRequest: SearchRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSearchResultsQueryKey(searchRequest) }, options);

  return queryClient;
};

export const getSearchResultsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchResultsQueryKey(searchRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchResults>>> = ({ signal }) =>
    searchResults(searchRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SearchResultsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchResults>>>;
export type SearchResultsSuspenseQueryError = ErrorType<
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search
 */

export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchResultsSuspenseQueryOptions(searchRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
