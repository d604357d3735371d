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
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { ReviewCreateAnswer } from '../../models/review-create-answer.ts';
import type { ReviewListAnswer } from '../../models/review-list-answer.ts';
import type { ReviewListParams } from '../../models/review-list-params.ts';
import type { ReviewReadAnswer } from '../../models/review-read-answer.ts';
import type { ReviewRequest } from '../../models/review-request.ts';
import type { ReviewUpdateAnswer } from '../../models/review-update-answer.ts';
import type { ReviewUpdateHeaders } from '../../models/review-update-headers.ts';
import type { ReviewUpdateRequest } from '../../models/review-update-request.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';
import { getVisitListQueryKey } from '../patient-visits/patient-visits.ts';

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

export const getReviewListUrl = (params?: ReviewListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/reviews?${stringifiedParams}`
    : `/api/v0/fo/patient/reviews`;
};

/**
 * The account's reviews, newest first, with the number in each state.
 * @summary Own reviews
 */
export const reviewList = async (
  params?: ReviewListParams,
  options?: Parameters<typeof http>[1],
): Promise<ReviewListAnswer> => {
  return http<ReviewListAnswer>(getReviewListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getReviewListQueryKey = (params?: ReviewListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'reviews', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getReviewListQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewList>>> = ({ signal }) =>
    reviewList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof reviewList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ReviewListQueryResult = NonNullable<Awaited<ReturnType<typeof reviewList>>>;
export type ReviewListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>;

export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ReviewListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewList>>,
          TError,
          Awaited<ReturnType<typeof reviewList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewList>>,
          TError,
          Awaited<ReturnType<typeof reviewList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own reviews
 */

export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useReviewList} query
 */
export const invalidateReviewList = async (
  queryClient: QueryClient,
  params?: ReviewListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getReviewListQueryKey(params) }, options);

  return queryClient;
};

export const getReviewListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewList>>> = ({ signal }) =>
    reviewList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ReviewListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof reviewList>>>;
export type ReviewListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ReviewListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own reviews
 */

export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReviewCreateUrl = () => {
  return `/api/v0/fo/patient/reviews`;
};

/**
 * Adds a review of a completed visit without one, else 409. Moderation takes at most 48 hours.
 * @summary Write a review
 */
export const reviewCreate = async (
  reviewRequest: ReviewRequest,
  options?: Parameters<typeof http>[1],
): Promise<ReviewCreateAnswer> => {
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
  return http<ReviewCreateAnswer>(getReviewCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewRequest),
  });
};

export const getReviewCreateMutationKey = () => ['reviewCreate'] as const;

export const getReviewCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewCreate>>,
      TError,
      ReviewCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof reviewCreate>>, TError, ReviewCreateMutationVariables, TContext> => {
  const mutationKey = getReviewCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewCreate>>, ReviewCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return reviewCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reviewCreate>>,
    variables: ReviewCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReviewCreateMutationResult = NonNullable<Awaited<ReturnType<typeof reviewCreate>>>;
export type ReviewCreateMutationBody = ReviewRequest;
export type ReviewCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ReviewCreateMutationVariables = { data: ReviewRequest };

/**
 * @summary Write a review
 */
export const useReviewCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewCreate>>,
      TError,
      ReviewCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reviewCreate>>, TError, ReviewCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReviewCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getReviewReadUrl = (id: number) => {
  return `/api/v0/fo/patient/reviews/${encodeURIComponent(String(id))}`;
};

/**
 * A review.
 * @summary One own review
 */
export const reviewRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<ReviewReadAnswer> => {
  return http<ReviewReadAnswer>(getReviewReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getReviewReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'reviews', id].filter((q) => q !== undefined);
};

export const getReviewReadQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewRead>>> = ({ signal }) =>
    reviewRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof reviewRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ReviewReadQueryResult = NonNullable<Awaited<ReturnType<typeof reviewRead>>>;
export type ReviewReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewRead>>,
          TError,
          Awaited<ReturnType<typeof reviewRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewRead>>,
          TError,
          Awaited<ReturnType<typeof reviewRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One own review
 */

export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useReviewRead} query
 */
export const invalidateReviewRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getReviewReadQueryKey(id) }, options);

  return queryClient;
};

export const getReviewReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewRead>>> = ({ signal }) =>
    reviewRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ReviewReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof reviewRead>>>;
export type ReviewReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One own review
 */

export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReviewUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/reviews/${encodeURIComponent(String(id))}`;
};

/**
 * The changed review goes to moderation again.
 * @summary Change a review
 */
export const reviewUpdate = async (
  id: number,
  reviewUpdateRequest: ReviewUpdateRequest,
  headers?: ReviewUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ReviewUpdateAnswer> => {
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
  return http<ReviewUpdateAnswer>(getReviewUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewUpdateRequest),
  });
};

export const getReviewUpdateMutationKey = () => ['reviewUpdate'] as const;

export const getReviewUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof reviewUpdate>>,
      TError,
      ReviewUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof reviewUpdate>>, TError, ReviewUpdateMutationVariables, TContext> => {
  const mutationKey = getReviewUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewUpdate>>, ReviewUpdateMutationVariables> = (
    props,
  ) => {
    const { id, data, headers } = props ?? {};

    return reviewUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reviewUpdate>>,
    variables: ReviewUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReviewUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof reviewUpdate>>>;
export type ReviewUpdateMutationBody = ReviewUpdateRequest;
export type ReviewUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ReviewUpdateMutationVariables = { id: number; data: ReviewUpdateRequest; headers?: ReviewUpdateHeaders };

/**
 * @summary Change a review
 */
export const useReviewUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof reviewUpdate>>,
      TError,
      ReviewUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reviewUpdate>>, TError, ReviewUpdateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReviewUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getReviewDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/reviews/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the review; the visit can be reviewed again.
 * @summary Delete a review
 */
export const reviewDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getReviewDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getReviewDeleteMutationKey = () => ['reviewDelete'] as const;

export const getReviewDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewDelete>>,
      TError,
      ReviewDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof reviewDelete>>, TError, ReviewDeleteMutationVariables, TContext> => {
  const mutationKey = getReviewDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewDelete>>, ReviewDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return reviewDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reviewDelete>>,
    variables: ReviewDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReviewDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof reviewDelete>>>;

export type ReviewDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type ReviewDeleteMutationVariables = { id: number };

/**
 * @summary Delete a review
 */
export const useReviewDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewDelete>>,
      TError,
      ReviewDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reviewDelete>>, TError, ReviewDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReviewDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
