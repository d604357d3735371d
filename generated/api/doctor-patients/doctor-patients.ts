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
import type { DoctorPatientListAnswer } from '../../models/doctor-patient-list-answer.ts';
import type { DoctorPatientListParams } from '../../models/doctor-patient-list-params.ts';
import type { DoctorPatientReadAnswer } from '../../models/doctor-patient-read-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
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

export const getDoctorPatientListUrl = (params?: DoctorPatientListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/patients?${stringifiedParams}`
    : `/api/v0/fo/doctor/patients`;
};

/**
 * People with any visit to the logged-in doctor, last seen first.
 * @summary My patients
 */
export const doctorPatientList = async (
  params?: DoctorPatientListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorPatientListAnswer> => {
  return http<DoctorPatientListAnswer>(getDoctorPatientListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorPatientListQueryKey = (params?: DoctorPatientListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'patients', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorPatientListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorPatientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorPatientList>>> = ({ signal }) =>
    doctorPatientList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorPatientList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorPatientListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorPatientList>>>;
export type DoctorPatientListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorPatientList<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorPatientListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorPatientList>>,
          TError,
          Awaited<ReturnType<typeof doctorPatientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientList<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorPatientList>>,
          TError,
          Awaited<ReturnType<typeof doctorPatientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientList<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary My patients
 */

export function useDoctorPatientList<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorPatientListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorPatientList} query
 */
export const invalidateDoctorPatientList = async (
  queryClient: QueryClient,
  params?: DoctorPatientListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorPatientListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorPatientListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorPatientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorPatientList>>> = ({ signal }) =>
    doctorPatientList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorPatientListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorPatientList>>>;
export type DoctorPatientListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorPatientListSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorPatientListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientListSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientListSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary My patients
 */

export function useDoctorPatientListSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorPatientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorPatientListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorPatientReadUrl = (id: number) => {
  return `/api/v0/fo/doctor/patients/${encodeURIComponent(String(id))}`;
};

/**
 * Contacts, visits to the logged-in doctor, their documents and notes.
 * @summary One patient of mine
 */
export const doctorPatientRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<DoctorPatientReadAnswer> => {
  return http<DoctorPatientReadAnswer>(getDoctorPatientReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorPatientReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'doctor', 'patients', id].filter((q) => q !== undefined);
};

export const getDoctorPatientReadQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorPatientReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorPatientRead>>> = ({ signal }) =>
    doctorPatientRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorPatientRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorPatientReadQueryResult = NonNullable<Awaited<ReturnType<typeof doctorPatientRead>>>;
export type DoctorPatientReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorPatientRead<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorPatientRead>>,
          TError,
          Awaited<ReturnType<typeof doctorPatientRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientRead<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorPatientRead>>,
          TError,
          Awaited<ReturnType<typeof doctorPatientRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientRead<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One patient of mine
 */

export function useDoctorPatientRead<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorPatientReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorPatientRead} query
 */
export const invalidateDoctorPatientRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorPatientReadQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorPatientReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorPatientReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorPatientRead>>> = ({ signal }) =>
    doctorPatientRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorPatientReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorPatientRead>>>;
export type DoctorPatientReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorPatientReadSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientReadSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorPatientReadSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One patient of mine
 */

export function useDoctorPatientReadSuspense<
  TData = Awaited<ReturnType<typeof doctorPatientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorPatientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorPatientReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
