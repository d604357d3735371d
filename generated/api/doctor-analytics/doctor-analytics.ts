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
import type { DoctorAnalyticsAnswer } from '../../models/doctor-analytics-answer.ts';
import type { DoctorAnalyticsParams } from '../../models/doctor-analytics-params.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
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

export const getDoctorAnalyticsUrl = (params: DoctorAnalyticsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/analytics?${stringifiedParams}`
    : `/api/v0/fo/doctor/analytics`;
};

/**
 * Figures of a range of at most 366 days, past or future, with the range before it for comparison.
 * @summary Analytics
 */
export const doctorAnalytics = async (
  params: DoctorAnalyticsParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorAnalyticsAnswer> => {
  return http<DoctorAnalyticsAnswer>(getDoctorAnalyticsUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorAnalyticsQueryKey = (params?: DoctorAnalyticsParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'analytics', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorAnalyticsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorAnalyticsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorAnalytics>>> = ({ signal }) =>
    doctorAnalytics(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorAnalytics>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorAnalytics>>>;
export type DoctorAnalyticsQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorAnalytics>>,
          TError,
          Awaited<ReturnType<typeof doctorAnalytics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorAnalytics>>,
          TError,
          Awaited<ReturnType<typeof doctorAnalytics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Analytics
 */

export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorAnalyticsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorAnalytics} query
 */
export const invalidateDoctorAnalytics = async (
  queryClient: QueryClient,
  params: DoctorAnalyticsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorAnalyticsQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorAnalyticsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorAnalyticsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorAnalytics>>> = ({ signal }) =>
    doctorAnalytics(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorAnalyticsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorAnalytics>>>;
export type DoctorAnalyticsSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Analytics
 */

export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorAnalyticsSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
