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
import type { ClinicSamplingAnswer } from '../../models/clinic-sampling-answer.ts';
import type { ClinicSamplingParams } from '../../models/clinic-sampling-params.ts';
import type { ClinicSamplingSlotsAnswer } from '../../models/clinic-sampling-slots-answer.ts';
import type { ClinicSamplingSlotsParams } from '../../models/clinic-sampling-slots-params.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { SamplingPlacesAnswer } from '../../models/sampling-places-answer.ts';
import type { SamplingPlacesParams } from '../../models/sampling-places-params.ts';
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

export const getSamplingPlacesUrl = (params: SamplingPlacesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ['service_ids'];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/front/sampling?${stringifiedParams}` : `/api/v0/front/sampling`;
};

/**
 * The filials that take samples for the analyses, or for some of them, with the price in all, the first free
 * time, and when the last result is ready. People with several analyses compare clinics by this list. A single
 * analysis is possible too.
 * @summary Where several analyses can be given at once
 */
export const samplingPlaces = async (
  params: SamplingPlacesParams,
  options?: Parameters<typeof http>[1],
): Promise<SamplingPlacesAnswer> => {
  return http<SamplingPlacesAnswer>(getSamplingPlacesUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getSamplingPlacesQueryKey = (params?: SamplingPlacesParams) => {
  return ['api', 'v0', 'front', 'sampling', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getSamplingPlacesQueryOptions = <
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSamplingPlacesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof samplingPlaces>>> = ({ signal }) =>
    samplingPlaces(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof samplingPlaces>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SamplingPlacesQueryResult = NonNullable<Awaited<ReturnType<typeof samplingPlaces>>>;
export type SamplingPlacesQueryError = ErrorType<ApiError | UnexpectedResponse>;

export function useSamplingPlaces<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof samplingPlaces>>,
          TError,
          Awaited<ReturnType<typeof samplingPlaces>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSamplingPlaces<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof samplingPlaces>>,
          TError,
          Awaited<ReturnType<typeof samplingPlaces>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSamplingPlaces<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where several analyses can be given at once
 */

export function useSamplingPlaces<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSamplingPlacesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSamplingPlaces} query
 */
export const invalidateSamplingPlaces = async (
  queryClient: QueryClient,
  params: SamplingPlacesParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSamplingPlacesQueryKey(params) }, options);

  return queryClient;
};

export const getSamplingPlacesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSamplingPlacesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof samplingPlaces>>> = ({ signal }) =>
    samplingPlaces(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SamplingPlacesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof samplingPlaces>>>;
export type SamplingPlacesSuspenseQueryError = ErrorType<ApiError | UnexpectedResponse>;

export function useSamplingPlacesSuspense<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSamplingPlacesSuspense<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSamplingPlacesSuspense<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where several analyses can be given at once
 */

export function useSamplingPlacesSuspense<
  TData = Awaited<ReturnType<typeof samplingPlaces>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: SamplingPlacesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof samplingPlaces>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSamplingPlacesSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicSamplingUrl = (id: string, params: ClinicSamplingParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ['service_ids'];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling`;
};

/**
 * The filials of the clinic that take samples for one analysis: what it costs there, whether by appointment, the first free time, when
 * the result is ready, and the rules of booking. With `service_ids` those that take samples for all of them, at one time and for the
 * sum of their prices. 404 when no filial does.
 * @summary Where a clinic takes samples for an analysis
 */
export const clinicSampling = async (
  id: string,
  params: ClinicSamplingParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSamplingAnswer> => {
  return http<ClinicSamplingAnswer>(getClinicSamplingUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSamplingQueryKey = (id: string, params?: ClinicSamplingParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'sampling', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicSamplingQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSampling>>> = ({ signal }) =>
    clinicSampling(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSampling>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSamplingQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSampling>>>;
export type ClinicSamplingQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSampling>>,
          TError,
          Awaited<ReturnType<typeof clinicSampling>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSampling>>,
          TError,
          Awaited<ReturnType<typeof clinicSampling>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where a clinic takes samples for an analysis
 */

export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSampling} query
 */
export const invalidateClinicSampling = async (
  queryClient: QueryClient,
  id: string,
  params: ClinicSamplingParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSamplingQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicSamplingSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSampling>>> = ({ signal }) =>
    clinicSampling(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSamplingSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSampling>>>;
export type ClinicSamplingSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where a clinic takes samples for an analysis
 */

export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicSamplingSlotsUrl = (id: string, params: ClinicSamplingSlotsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling-slots?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling-slots`;
};

/**
 * Times at which a sample for `service_id` can be given in `filial_id`, day by day, full ones included. A time is free while it has a
 * seat left, and it is at least the clinic's `book_ahead_hours` away. At most 31 days in one request. 422 for a filial that takes no
 * samples for it, or takes them without an appointment.
 * @summary Times for giving a sample
 */
export const clinicSamplingSlots = async (
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSamplingSlotsAnswer> => {
  return http<ClinicSamplingSlotsAnswer>(getClinicSamplingSlotsUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSamplingSlotsQueryKey = (id: string, params?: ClinicSamplingSlotsParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'sampling-slots', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getClinicSamplingSlotsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSamplingSlots>>> = ({ signal }) =>
    clinicSamplingSlots(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSamplingSlots>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSamplingSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSamplingSlots>>>;
export type ClinicSamplingSlotsQueryError = ErrorType<
  NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSamplingSlots>>,
          TError,
          Awaited<ReturnType<typeof clinicSamplingSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSamplingSlots>>,
          TError,
          Awaited<ReturnType<typeof clinicSamplingSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Times for giving a sample
 */

export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingSlotsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSamplingSlots} query
 */
export const invalidateClinicSamplingSlots = async (
  queryClient: QueryClient,
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSamplingSlotsQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicSamplingSlotsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSamplingSlots>>> = ({ signal }) =>
    clinicSamplingSlots(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSamplingSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSamplingSlots>>>;
export type ClinicSamplingSlotsSuspenseQueryError = ErrorType<
  NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;

export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Times for giving a sample
 */

export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingSlotsSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
