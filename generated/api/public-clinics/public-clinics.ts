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
import type { ClinicContactsAnswer } from '../../models/clinic-contacts-answer.ts';
import type { ClinicDoctorsAnswer } from '../../models/clinic-doctors-answer.ts';
import type { ClinicDoctorsParams } from '../../models/clinic-doctors-params.ts';
import type { ClinicFilialsAnswer } from '../../models/clinic-filials-answer.ts';
import type { ClinicFullAnswer } from '../../models/clinic-full-answer.ts';
import type { ClinicServicesAnswer } from '../../models/clinic-services-answer.ts';
import type { ClinicServicesParams } from '../../models/clinic-services-params.ts';
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

export const getClinicFullUrl = (id: string) => {
  return `/api/v0/front/clinics/${encodeURIComponent(String(id))}/full`;
};

/**
 * Main data of the clinic's page.
 * @summary Clinic
 */
export const clinicFull = async (id: string, options?: Parameters<typeof http>[1]): Promise<ClinicFullAnswer> => {
  return http<ClinicFullAnswer>(getClinicFullUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFullQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'clinics', id, 'full'].filter((q) => q !== undefined);
};

export const getClinicFullQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFullQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFull>>> = ({ signal }) =>
    clinicFull(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFull>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFullQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFull>>>;
export type ClinicFullQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFull>>,
          TError,
          Awaited<ReturnType<typeof clinicFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFull>>,
          TError,
          Awaited<ReturnType<typeof clinicFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic
 */

export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFullQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFull} query
 */
export const invalidateClinicFull = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFullQueryKey(id) }, options);

  return queryClient;
};

export const getClinicFullSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFullQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFull>>> = ({ signal }) =>
    clinicFull(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFullSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFull>>>;
export type ClinicFullSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic
 */

export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFullSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFilialsUrl = (id: string) => {
  return `/api/v0/front/clinics/${encodeURIComponent(String(id))}/filials`;
};

/**
 * Filials, the main one first.
 * @summary Filials of a clinic
 */
export const clinicFilials = async (id: string, options?: Parameters<typeof http>[1]): Promise<ClinicFilialsAnswer> => {
  return http<ClinicFilialsAnswer>(getClinicFilialsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFilialsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'clinics', id, 'filials'].filter((q) => q !== undefined);
};

export const getClinicFilialsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilials>>> = ({ signal }) =>
    clinicFilials(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilials>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilials>>>;
export type ClinicFilialsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilials>>,
          TError,
          Awaited<ReturnType<typeof clinicFilials>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilials>>,
          TError,
          Awaited<ReturnType<typeof clinicFilials>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filials of a clinic
 */

export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilials} query
 */
export const invalidateClinicFilials = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFilialsQueryKey(id) }, options);

  return queryClient;
};

export const getClinicFilialsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilials>>> = ({ signal }) =>
    clinicFilials(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilials>>>;
export type ClinicFilialsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filials of a clinic
 */

export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicDoctorsUrl = (id: string, params?: ClinicDoctorsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/doctors?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/doctors`;
};

/**
 * Doctors with their next free times, in the default order of search. With a service: only doctors who offer it.
 * Price, free times and place on their cards are those of that service. With days or hours: only doctors with a free time in them,
 * and only such times on their cards, as in a search.
 * @summary Doctors of a clinic
 */
export const clinicDoctors = async (
  id: string,
  params?: ClinicDoctorsParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorsAnswer> => {
  return http<ClinicDoctorsAnswer>(getClinicDoctorsUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicDoctorsQueryKey = (id: string, params?: ClinicDoctorsParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'doctors', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicDoctorsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctors>>> = ({ signal }) =>
    clinicDoctors(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicDoctors>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicDoctorsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctors>>>;
export type ClinicDoctorsQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicDoctorsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctors>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctors>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctors>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctors>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors of a clinic
 */

export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicDoctors} query
 */
export const invalidateClinicDoctors = async (
  queryClient: QueryClient,
  id: string,
  params?: ClinicDoctorsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicDoctorsQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicDoctorsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctors>>> = ({ signal }) =>
    clinicDoctors(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicDoctorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctors>>>;
export type ClinicDoctorsSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicDoctorsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors of a clinic
 */

export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorsSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicServicesUrl = (id: string, params?: ClinicServicesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/services?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/services`;
};

/**
 * Services of the clinic with ranges of prices: visible services of its doctors, and analyses and examinations of
 * its filials without a chosen doctor. A search with `services` finds a clinic exactly if the service is in this
 * list.
 * @summary Services of a clinic
 */
export const clinicServices = async (
  id: string,
  params?: ClinicServicesParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicServicesAnswer> => {
  return http<ClinicServicesAnswer>(getClinicServicesUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicServicesQueryKey = (id: string, params?: ClinicServicesParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'services', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicServicesQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicServicesQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicServices>>> = ({ signal }) =>
    clinicServices(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicServices>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicServicesQueryResult = NonNullable<Awaited<ReturnType<typeof clinicServices>>>;
export type ClinicServicesQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicServicesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicServices>>,
          TError,
          Awaited<ReturnType<typeof clinicServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicServices>>,
          TError,
          Awaited<ReturnType<typeof clinicServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a clinic
 */

export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicServicesQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicServices} query
 */
export const invalidateClinicServices = async (
  queryClient: QueryClient,
  id: string,
  params?: ClinicServicesParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicServicesQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicServicesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicServicesQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicServices>>> = ({ signal }) =>
    clinicServices(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicServices>>>;
export type ClinicServicesSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicServicesParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a clinic
 */

export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicServicesSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicContactsUrl = (id: string) => {
  return `/api/v0/front/clinics/${encodeURIComponent(String(id))}/contacts`;
};

/**
 * Contacts of the clinic and its filials.
 * @summary Contacts of a clinic
 */
export const clinicContacts = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<ClinicContactsAnswer> => {
  return http<ClinicContactsAnswer>(getClinicContactsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicContactsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'clinics', id, 'contacts'].filter((q) => q !== undefined);
};

export const getClinicContactsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicContacts>>> = ({ signal }) =>
    clinicContacts(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicContacts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicContactsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicContacts>>>;
export type ClinicContactsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicContacts>>,
          TError,
          Awaited<ReturnType<typeof clinicContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicContacts>>,
          TError,
          Awaited<ReturnType<typeof clinicContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a clinic
 */

export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicContactsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicContacts} query
 */
export const invalidateClinicContacts = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicContactsQueryKey(id) }, options);

  return queryClient;
};

export const getClinicContactsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicContacts>>> = ({ signal }) =>
    clinicContacts(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicContactsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicContacts>>>;
export type ClinicContactsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a clinic
 */

export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicContactsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
