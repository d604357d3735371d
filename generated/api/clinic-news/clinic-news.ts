/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { ClinicNewsCreateAnswer } from '../../models/clinic-news-create-answer.ts';
import type { ClinicNewsListAnswer } from '../../models/clinic-news-list-answer.ts';
import type { ClinicNewsListParams } from '../../models/clinic-news-list-params.ts';
import type { ClinicNewsPublicationUpdateAnswer } from '../../models/clinic-news-publication-update-answer.ts';
import type { ClinicNewsReadAnswer } from '../../models/clinic-news-read-answer.ts';
import type { ClinicNewsRequest } from '../../models/clinic-news-request.ts';
import type { ClinicNewsUpdateAnswer } from '../../models/clinic-news-update-answer.ts';
import type { ClinicNewsUpdateHeaders } from '../../models/clinic-news-update-headers.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NewsPublicationRequest } from '../../models/news-publication-request.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
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

export const getClinicNewsListUrl = (params?: ClinicNewsListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/news?${stringifiedParams}` : `/api/v0/fo/clinic/news`;
};

/**
 * Drafts first, then published news, newest first.
 * @summary News of the clinic
 */
export const clinicNewsList = async (
  params?: ClinicNewsListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicNewsListAnswer> => {
  return http<ClinicNewsListAnswer>(getClinicNewsListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicNewsListQueryKey = (params?: ClinicNewsListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'news', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicNewsListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicNewsListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicNewsList>>> = ({ signal }) =>
    clinicNewsList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicNewsList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicNewsListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicNewsList>>>;
export type ClinicNewsListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicNewsList<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicNewsListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicNewsList>>,
          TError,
          Awaited<ReturnType<typeof clinicNewsList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsList<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicNewsList>>,
          TError,
          Awaited<ReturnType<typeof clinicNewsList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsList<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary News of the clinic
 */

export function useClinicNewsList<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicNewsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicNewsList} query
 */
export const invalidateClinicNewsList = async (
  queryClient: QueryClient,
  params?: ClinicNewsListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicNewsListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicNewsListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicNewsListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicNewsList>>> = ({ signal }) =>
    clinicNewsList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicNewsListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicNewsList>>>;
export type ClinicNewsListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicNewsListSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicNewsListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsListSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsListSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary News of the clinic
 */

export function useClinicNewsListSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicNewsListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicNewsCreateUrl = () => {
  return `/api/v0/fo/clinic/news`;
};

/**
 * A new news item; patients do not read it yet.
 * @summary Write a draft
 */
export const clinicNewsCreate = async (
  clinicNewsRequest: ClinicNewsRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicNewsCreateAnswer> => {
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
  return http<ClinicNewsCreateAnswer>(getClinicNewsCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicNewsRequest),
  });
};

export const getClinicNewsCreateMutationKey = () => ['clinicNewsCreate'] as const;

export const getClinicNewsCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsCreate>>,
      TError,
      ClinicNewsCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicNewsCreate>>,
  TError,
  ClinicNewsCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicNewsCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicNewsCreate>>,
    ClinicNewsCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicNewsCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicNewsCreate>>,
    variables: ClinicNewsCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicNewsListQueryKey(), ['api', 'v0', 'fo', 'clinic', 'news']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicNewsCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicNewsCreate>>>;
export type ClinicNewsCreateMutationBody = ClinicNewsRequest;
export type ClinicNewsCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicNewsCreateMutationVariables = { data: ClinicNewsRequest };

/**
 * @summary Write a draft
 */
export const useClinicNewsCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsCreate>>,
      TError,
      ClinicNewsCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicNewsCreate>>,
  TError,
  ClinicNewsCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicNewsCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicNewsReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/news/${encodeURIComponent(String(id))}`;
};

/**
 * A news item of the clinic, a draft or a published one.
 * @summary One news item
 */
export const clinicNewsRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicNewsReadAnswer> => {
  return http<ClinicNewsReadAnswer>(getClinicNewsReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicNewsReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'news', id].filter((q) => q !== undefined);
};

export const getClinicNewsReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicNewsReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicNewsRead>>> = ({ signal }) =>
    clinicNewsRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicNewsRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicNewsReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicNewsRead>>>;
export type ClinicNewsReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicNewsRead<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicNewsRead>>,
          TError,
          Awaited<ReturnType<typeof clinicNewsRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsRead<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicNewsRead>>,
          TError,
          Awaited<ReturnType<typeof clinicNewsRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsRead<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One news item
 */

export function useClinicNewsRead<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicNewsReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicNewsRead} query
 */
export const invalidateClinicNewsRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicNewsReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicNewsReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicNewsReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicNewsRead>>> = ({ signal }) =>
    clinicNewsRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicNewsReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicNewsRead>>>;
export type ClinicNewsReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicNewsReadSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsReadSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNewsReadSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One news item
 */

export function useClinicNewsReadSuspense<
  TData = Awaited<ReturnType<typeof clinicNewsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNewsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicNewsReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicNewsUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/news/${encodeURIComponent(String(id))}`;
};

/**
 * Changes a news item; published news changes for patients at once.
 * @summary Change a news item
 */
export const clinicNewsUpdate = async (
  id: number,
  clinicNewsRequest: ClinicNewsRequest,
  headers?: ClinicNewsUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ClinicNewsUpdateAnswer> => {
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
  return http<ClinicNewsUpdateAnswer>(getClinicNewsUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicNewsRequest),
  });
};

export const getClinicNewsUpdateMutationKey = () => ['clinicNewsUpdate'] as const;

export const getClinicNewsUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsUpdate>>,
      TError,
      ClinicNewsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicNewsUpdate>>,
  TError,
  ClinicNewsUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicNewsUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicNewsUpdate>>,
    ClinicNewsUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return clinicNewsUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicNewsUpdate>>,
    variables: ClinicNewsUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicNewsListQueryKey(), ['api', 'v0', 'fo', 'clinic', 'news']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicNewsUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicNewsUpdate>>>;
export type ClinicNewsUpdateMutationBody = ClinicNewsRequest;
export type ClinicNewsUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicNewsUpdateMutationVariables = {
  id: number;
  data: ClinicNewsRequest;
  headers?: ClinicNewsUpdateHeaders;
};

/**
 * @summary Change a news item
 */
export const useClinicNewsUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsUpdate>>,
      TError,
      ClinicNewsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicNewsUpdate>>,
  TError,
  ClinicNewsUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicNewsUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicNewsDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/news/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the news item, for patients too.
 * @summary Delete a news item
 */
export const clinicNewsDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicNewsDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicNewsDeleteMutationKey = () => ['clinicNewsDelete'] as const;

export const getClinicNewsDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsDelete>>,
      TError,
      ClinicNewsDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicNewsDelete>>,
  TError,
  ClinicNewsDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicNewsDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicNewsDelete>>,
    ClinicNewsDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicNewsDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicNewsDelete>>,
    variables: ClinicNewsDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicNewsListQueryKey(), ['api', 'v0', 'fo', 'clinic', 'news']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicNewsDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicNewsDelete>>>;

export type ClinicNewsDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicNewsDeleteMutationVariables = { id: number };

/**
 * @summary Delete a news item
 */
export const useClinicNewsDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsDelete>>,
      TError,
      ClinicNewsDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicNewsDelete>>,
  TError,
  ClinicNewsDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicNewsDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicNewsPublicationUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/news/${encodeURIComponent(String(id))}/publication`;
};

/**
 * Publishes a news item for patients who visited the clinic or have it in their favourites, or makes it a draft again.
 * @summary Publish a news item, or take it back
 */
export const clinicNewsPublicationUpdate = async (
  id: number,
  newsPublicationRequest: NewsPublicationRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicNewsPublicationUpdateAnswer> => {
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
  return http<ClinicNewsPublicationUpdateAnswer>(getClinicNewsPublicationUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsPublicationRequest),
  });
};

export const getClinicNewsPublicationUpdateMutationKey = () => ['clinicNewsPublicationUpdate'] as const;

export const getClinicNewsPublicationUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>,
      TError,
      ClinicNewsPublicationUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>,
  TError,
  ClinicNewsPublicationUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicNewsPublicationUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>,
    ClinicNewsPublicationUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicNewsPublicationUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>,
    variables: ClinicNewsPublicationUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicNewsListQueryKey(), ['api', 'v0', 'fo', 'clinic', 'news']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicNewsPublicationUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>
>;
export type ClinicNewsPublicationUpdateMutationBody = NewsPublicationRequest;
export type ClinicNewsPublicationUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicNewsPublicationUpdateMutationVariables = { id: number; data: NewsPublicationRequest };

/**
 * @summary Publish a news item, or take it back
 */
export const useClinicNewsPublicationUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>,
      TError,
      ClinicNewsPublicationUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicNewsPublicationUpdate>>,
  TError,
  ClinicNewsPublicationUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicNewsPublicationUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
