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
import type { ClinicAnalyticsAnswer } from '../../models/clinic-analytics-answer.ts';
import type { ClinicAnalyticsParams } from '../../models/clinic-analytics-params.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
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

export const getClinicAnalyticsUrl = (params: ClinicAnalyticsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/analytics?${stringifiedParams}`
    : `/api/v0/fo/clinic/analytics`;
};

/**
 * Figures of a range of at most 366 days and of as many days before it: for the clinic, or one filial, with its filials, doctors and services.
 * @summary Figures over a range
 */
export const clinicAnalytics = async (
  params: ClinicAnalyticsParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicAnalyticsAnswer> => {
  return http<ClinicAnalyticsAnswer>(getClinicAnalyticsUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicAnalyticsQueryKey = (params?: ClinicAnalyticsParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'analytics', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicAnalyticsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicAnalyticsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicAnalytics>>> = ({ signal }) =>
    clinicAnalytics(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicAnalytics>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicAnalytics>>>;
export type ClinicAnalyticsQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicAnalytics<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicAnalytics>>,
          TError,
          Awaited<ReturnType<typeof clinicAnalytics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAnalytics<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicAnalytics>>,
          TError,
          Awaited<ReturnType<typeof clinicAnalytics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAnalytics<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Figures over a range
 */

export function useClinicAnalytics<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicAnalyticsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicAnalytics} query
 */
export const invalidateClinicAnalytics = async (
  queryClient: QueryClient,
  params: ClinicAnalyticsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicAnalyticsQueryKey(params) }, options);

  return queryClient;
};

export const getClinicAnalyticsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicAnalyticsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicAnalytics>>> = ({ signal }) =>
    clinicAnalytics(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicAnalyticsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicAnalytics>>>;
export type ClinicAnalyticsSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Figures over a range
 */

export function useClinicAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof clinicAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicAnalyticsSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
