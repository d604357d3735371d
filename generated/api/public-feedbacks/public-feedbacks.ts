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
import type { ClinicFeedbacksAnswer } from '../../models/clinic-feedbacks-answer.ts';
import type { ClinicFeedbacksParams } from '../../models/clinic-feedbacks-params.ts';
import type { DoctorFeedbacksAnswer } from '../../models/doctor-feedbacks-answer.ts';
import type { DoctorFeedbacksParams } from '../../models/doctor-feedbacks-params.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
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

export const getDoctorFeedbacksUrl = (id: string, params?: DoctorFeedbacksParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/doctors/${encodeURIComponent(String(id))}/feedbacks?${stringifiedParams}`
    : `/api/v0/front/doctors/${encodeURIComponent(String(id))}/feedbacks`;
};

/**
 * Published reviews in one of four orders (rules §9), paged, with average and distribution.
 * @summary Reviews of a doctor
 */
export const doctorFeedbacks = async (
  id: string,
  params?: DoctorFeedbacksParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbacksAnswer> => {
  return http<DoctorFeedbacksAnswer>(getDoctorFeedbacksUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorFeedbacksQueryKey = (id: string, params?: DoctorFeedbacksParams) => {
  return ['api', 'v0', 'front', 'doctors', id, 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorFeedbacksQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbacks>>> = ({ signal }) =>
    doctorFeedbacks(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorFeedbacks>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorFeedbacksQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbacks>>>;
export type DoctorFeedbacksQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFeedbacksParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a doctor
 */

export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbacksQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorFeedbacks} query
 */
export const invalidateDoctorFeedbacks = async (
  queryClient: QueryClient,
  id: string,
  params?: DoctorFeedbacksParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorFeedbacksQueryKey(id, params) }, options);

  return queryClient;
};

export const getDoctorFeedbacksSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbacks>>> = ({ signal }) =>
    doctorFeedbacks(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorFeedbacksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbacks>>>;
export type DoctorFeedbacksSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFeedbacksParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a doctor
 */

export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbacksSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFeedbacksUrl = (id: string, params?: ClinicFeedbacksParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/feedbacks?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/feedbacks`;
};

/**
 * Published reviews of visits to the clinic, in one of four orders (rules §9).
 * @summary Reviews of a clinic
 */
export const clinicFeedbacks = async (
  id: string,
  params?: ClinicFeedbacksParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFeedbacksAnswer> => {
  return http<ClinicFeedbacksAnswer>(getClinicFeedbacksUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFeedbacksQueryKey = (id: string, params?: ClinicFeedbacksParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicFeedbacksQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFeedbacks>>> = ({ signal }) =>
    clinicFeedbacks(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFeedbacks>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFeedbacksQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFeedbacks>>>;
export type ClinicFeedbacksQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicFeedbacksParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof clinicFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof clinicFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a clinic
 */

export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFeedbacksQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFeedbacks} query
 */
export const invalidateClinicFeedbacks = async (
  queryClient: QueryClient,
  id: string,
  params?: ClinicFeedbacksParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFeedbacksQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicFeedbacksSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFeedbacks>>> = ({ signal }) =>
    clinicFeedbacks(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFeedbacksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFeedbacks>>>;
export type ClinicFeedbacksSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicFeedbacksParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a clinic
 */

export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFeedbacksSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
