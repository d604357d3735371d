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
import type { ClinicFirstTimeListAnswer } from '../../models/clinic-first-time-list-answer.ts';
import type { ClinicFirstTimeListParams } from '../../models/clinic-first-time-list-params.ts';
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

export const getClinicFirstTimeListUrl = (params?: ClinicFirstTimeListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/first-times?${stringifiedParams}`
    : `/api/v0/fo/clinic/first-times`;
};

/**
 * «Any cardiologist, as soon as possible»: of each doctor and filial the first day with free times within a year and its first times, as
 * they may be booked at the desk (see Booking at the desk), the soonest first. A service or a specialisation narrows them; without either it
 * is what most people come to each doctor for.
 * @summary First free times over all doctors
 */
export const clinicFirstTimeList = async (
  params?: ClinicFirstTimeListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFirstTimeListAnswer> => {
  return http<ClinicFirstTimeListAnswer>(getClinicFirstTimeListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFirstTimeListQueryKey = (params?: ClinicFirstTimeListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'first-times', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicFirstTimeListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFirstTimeListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFirstTimeList>>> = ({ signal }) =>
    clinicFirstTimeList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFirstTimeList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFirstTimeListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFirstTimeList>>>;
export type ClinicFirstTimeListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicFirstTimeList<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicFirstTimeListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFirstTimeList>>,
          TError,
          Awaited<ReturnType<typeof clinicFirstTimeList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFirstTimeList<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFirstTimeList>>,
          TError,
          Awaited<ReturnType<typeof clinicFirstTimeList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFirstTimeList<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary First free times over all doctors
 */

export function useClinicFirstTimeList<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFirstTimeListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFirstTimeList} query
 */
export const invalidateClinicFirstTimeList = async (
  queryClient: QueryClient,
  params?: ClinicFirstTimeListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFirstTimeListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicFirstTimeListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFirstTimeListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFirstTimeList>>> = ({ signal }) =>
    clinicFirstTimeList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFirstTimeListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFirstTimeList>>>;
export type ClinicFirstTimeListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicFirstTimeListSuspense<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicFirstTimeListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFirstTimeListSuspense<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFirstTimeListSuspense<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary First free times over all doctors
 */

export function useClinicFirstTimeListSuspense<
  TData = Awaited<ReturnType<typeof clinicFirstTimeList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFirstTimeListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFirstTimeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFirstTimeListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
