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
import type { DoctorSlotsAnswer } from '../../models/doctor-slots-answer.ts';
import type { DoctorSlotsParams } from '../../models/doctor-slots-params.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
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

export const getDoctorSlotsUrl = (id: string, params: DoctorSlotsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/doctors/${encodeURIComponent(String(id))}/slots?${stringifiedParams}`
    : `/api/v0/front/doctors/${encodeURIComponent(String(id))}/slots`;
};

/**
 * Times at which a visit for `service_id` in `filial_id` can start, day by day, taken ones included. A time is free when the
 * doctor has no active visit or hold in its interval in any filial, is on duty, and it is at least the clinic's
 * `book_ahead_hours` away. At most 31 days in one request; `meta` has the last open day and the first free time. A time that is offered to the logged-in person is free for them.
 * `when`, `wanted_from`, `wanted_to`, `time_from` and `time_to` are the days and hours of a search: other times are left out, in `meta` too.
 * @summary Slots of a doctor
 */
export const doctorSlots = async (
  id: string,
  params: DoctorSlotsParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSlotsAnswer> => {
  return http<DoctorSlotsAnswer>(getDoctorSlotsUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSlotsQueryKey = (id: string, params?: DoctorSlotsParams) => {
  return ['api', 'v0', 'front', 'doctors', id, 'slots', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorSlotsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSlots>>> = ({ signal }) =>
    doctorSlots(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSlots>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSlots>>>;
export type DoctorSlotsQueryError = ErrorType<
  NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSlots>>,
          TError,
          Awaited<ReturnType<typeof doctorSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSlots>>,
          TError,
          Awaited<ReturnType<typeof doctorSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Slots of a doctor
 */

export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSlotsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSlots} query
 */
export const invalidateDoctorSlots = async (
  queryClient: QueryClient,
  id: string,
  params: DoctorSlotsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSlotsQueryKey(id, params) }, options);

  return queryClient;
};

export const getDoctorSlotsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSlots>>> = ({ signal }) =>
    doctorSlots(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSlots>>>;
export type DoctorSlotsSuspenseQueryError = ErrorType<
  NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Slots of a doctor
 */

export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSlotsSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
