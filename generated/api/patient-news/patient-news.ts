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
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NewsListAnswer } from '../../models/news-list-answer.ts';
import type { NewsListParams } from '../../models/news-list-params.ts';
import type { NewsReadAnswer } from '../../models/news-read-answer.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';

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

export const getNewsListUrl = (params?: NewsListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/patient/news?${stringifiedParams}` : `/api/v0/fo/patient/news`;
};

/**
 * News of the site, of visited clinics and of favourite clinics, newest first.
 * @summary News
 */
export const newsList = async (
  params?: NewsListParams,
  options?: Parameters<typeof http>[1],
): Promise<NewsListAnswer> => {
  return http<NewsListAnswer>(getNewsListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getNewsListQueryKey = (params?: NewsListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'news', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getNewsListQueryOptions = <
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsList>>> = ({ signal }) =>
    newsList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof newsList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsListQueryResult = NonNullable<Awaited<ReturnType<typeof newsList>>>;
export type NewsListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>;

export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | NewsListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof newsList>>, TError, Awaited<ReturnType<typeof newsList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof newsList>>, TError, Awaited<ReturnType<typeof newsList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary News
 */

export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useNewsList} query
 */
export const invalidateNewsList = async (
  queryClient: QueryClient,
  params?: NewsListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getNewsListQueryKey(params) }, options);

  return queryClient;
};

export const getNewsListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsList>>> = ({ signal }) =>
    newsList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type NewsListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof newsList>>>;
export type NewsListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | NewsListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary News
 */

export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getNewsReadUrl = (id: number) => {
  return `/api/v0/fo/patient/news/${encodeURIComponent(String(id))}`;
};

/**
 * A news item that is published.
 * @summary One news item
 */
export const newsRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<NewsReadAnswer> => {
  return http<NewsReadAnswer>(getNewsReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getNewsReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'news', id].filter((q) => q !== undefined);
};

export const getNewsReadQueryOptions = <
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsRead>>> = ({ signal }) =>
    newsRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof newsRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsReadQueryResult = NonNullable<Awaited<ReturnType<typeof newsRead>>>;
export type NewsReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof newsRead>>, TError, Awaited<ReturnType<typeof newsRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof newsRead>>, TError, Awaited<ReturnType<typeof newsRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One news item
 */

export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useNewsRead} query
 */
export const invalidateNewsRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getNewsReadQueryKey(id) }, options);

  return queryClient;
};

export const getNewsReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsRead>>> = ({ signal }) =>
    newsRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type NewsReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof newsRead>>>;
export type NewsReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One news item
 */

export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
