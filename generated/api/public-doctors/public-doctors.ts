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
import type { DoctorClinicsAnswer } from '../../models/doctor-clinics-answer.ts';
import type { DoctorContactsAnswer } from '../../models/doctor-contacts-answer.ts';
import type { DoctorEducationAnswer } from '../../models/doctor-education-answer.ts';
import type { DoctorFullAnswer } from '../../models/doctor-full-answer.ts';
import type { DoctorFullParams } from '../../models/doctor-full-params.ts';
import type { DoctorParametersAnswer } from '../../models/doctor-parameters-answer.ts';
import type { DoctorQualificationAnswer } from '../../models/doctor-qualification-answer.ts';
import type { DoctorServicesAnswer } from '../../models/doctor-services-answer.ts';
import type { DoctorSimilarAnswer } from '../../models/doctor-similar-answer.ts';
import type { DoctorWorkExperienceAnswer } from '../../models/doctor-work-experience-answer.ts';
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

export const getDoctorFullUrl = (id: string, params?: DoctorFullParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/doctors/${encodeURIComponent(String(id))}/full?${stringifiedParams}`
    : `/api/v0/front/doctors/${encodeURIComponent(String(id))}/full`;
};

/**
 * Main data of the doctor's page: name, filial, price, nearest slot. The parameters are proposed, for a comparison of several doctors by one service.
 * @summary Doctor
 */
export const doctorFull = async (
  id: string,
  params?: DoctorFullParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFullAnswer> => {
  return http<DoctorFullAnswer>(getDoctorFullUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorFullQueryKey = (id: string, params?: DoctorFullParams) => {
  return ['api', 'v0', 'front', 'doctors', id, 'full', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorFullQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFullQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFull>>> = ({ signal }) =>
    doctorFull(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorFull>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorFullQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFull>>>;
export type DoctorFullQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFullParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFull>>,
          TError,
          Awaited<ReturnType<typeof doctorFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFull>>,
          TError,
          Awaited<ReturnType<typeof doctorFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor
 */

export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFullQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorFull} query
 */
export const invalidateDoctorFull = async (
  queryClient: QueryClient,
  id: string,
  params?: DoctorFullParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorFullQueryKey(id, params) }, options);

  return queryClient;
};

export const getDoctorFullSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFullQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFull>>> = ({ signal }) =>
    doctorFull(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorFullSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFull>>>;
export type DoctorFullSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFullParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor
 */

export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFullSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorParametersUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/parameters`;
};

/**
 * Properties that the doctor declares.
 * @summary Parameters of a doctor
 */
export const doctorParameters = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorParametersAnswer> => {
  return http<DoctorParametersAnswer>(getDoctorParametersUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorParametersQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'parameters'].filter((q) => q !== undefined);
};

export const getDoctorParametersQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParametersQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameters>>> = ({ signal }) =>
    doctorParameters(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorParameters>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorParametersQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameters>>>;
export type DoctorParametersQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameters>>,
          TError,
          Awaited<ReturnType<typeof doctorParameters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameters>>,
          TError,
          Awaited<ReturnType<typeof doctorParameters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Parameters of a doctor
 */

export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParametersQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorParameters} query
 */
export const invalidateDoctorParameters = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorParametersQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorParametersSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParametersQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameters>>> = ({ signal }) =>
    doctorParameters(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorParametersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameters>>>;
export type DoctorParametersSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Parameters of a doctor
 */

export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParametersSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorEducationUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/education`;
};

/**
 * Education, newest first.
 * @summary Education of a doctor
 */
export const doctorEducation = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorEducationAnswer> => {
  return http<DoctorEducationAnswer>(getDoctorEducationUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorEducationQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'education'].filter((q) => q !== undefined);
};

export const getDoctorEducationQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorEducationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorEducation>>> = ({ signal }) =>
    doctorEducation(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorEducation>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorEducationQueryResult = NonNullable<Awaited<ReturnType<typeof doctorEducation>>>;
export type DoctorEducationQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorEducation>>,
          TError,
          Awaited<ReturnType<typeof doctorEducation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorEducation>>,
          TError,
          Awaited<ReturnType<typeof doctorEducation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Education of a doctor
 */

export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorEducationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorEducation} query
 */
export const invalidateDoctorEducation = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorEducationQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorEducationSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorEducationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorEducation>>> = ({ signal }) =>
    doctorEducation(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorEducationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorEducation>>>;
export type DoctorEducationSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Education of a doctor
 */

export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorEducationSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorWorkExperienceUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/work-experience`;
};

/**
 * Work experience, newest first.
 * @summary Work experience of a doctor
 */
export const doctorWorkExperience = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorWorkExperienceAnswer> => {
  return http<DoctorWorkExperienceAnswer>(getDoctorWorkExperienceUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorWorkExperienceQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'work-experience'].filter((q) => q !== undefined);
};

export const getDoctorWorkExperienceQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorWorkExperienceQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorWorkExperience>>> = ({ signal }) =>
    doctorWorkExperience(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorWorkExperience>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorWorkExperienceQueryResult = NonNullable<Awaited<ReturnType<typeof doctorWorkExperience>>>;
export type DoctorWorkExperienceQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorWorkExperience>>,
          TError,
          Awaited<ReturnType<typeof doctorWorkExperience>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorWorkExperience>>,
          TError,
          Awaited<ReturnType<typeof doctorWorkExperience>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Work experience of a doctor
 */

export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorWorkExperienceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorWorkExperience} query
 */
export const invalidateDoctorWorkExperience = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorWorkExperienceQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorWorkExperienceSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorWorkExperienceQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorWorkExperience>>> = ({ signal }) =>
    doctorWorkExperience(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorWorkExperienceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorWorkExperience>>>;
export type DoctorWorkExperienceSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Work experience of a doctor
 */

export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorWorkExperienceSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorQualificationUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/qualification`;
};

/**
 * Categories, degrees and certificates, newest first.
 * @summary Qualification of a doctor
 */
export const doctorQualification = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorQualificationAnswer> => {
  return http<DoctorQualificationAnswer>(getDoctorQualificationUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorQualificationQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'qualification'].filter((q) => q !== undefined);
};

export const getDoctorQualificationQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorQualificationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorQualification>>> = ({ signal }) =>
    doctorQualification(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorQualification>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorQualificationQueryResult = NonNullable<Awaited<ReturnType<typeof doctorQualification>>>;
export type DoctorQualificationQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorQualification>>,
          TError,
          Awaited<ReturnType<typeof doctorQualification>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorQualification>>,
          TError,
          Awaited<ReturnType<typeof doctorQualification>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Qualification of a doctor
 */

export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorQualificationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorQualification} query
 */
export const invalidateDoctorQualification = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorQualificationQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorQualificationSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorQualificationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorQualification>>> = ({ signal }) =>
    doctorQualification(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorQualificationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorQualification>>>;
export type DoctorQualificationSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Qualification of a doctor
 */

export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorQualificationSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServicesUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/services`;
};

/**
 * Visible services with price and duration, by filial; the first consultation of a filial comes first.
 * @summary Services of a doctor
 */
export const doctorServices = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServicesAnswer> => {
  return http<DoctorServicesAnswer>(getDoctorServicesUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServicesQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'services'].filter((q) => q !== undefined);
};

export const getDoctorServicesQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServicesQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServices>>> = ({ signal }) =>
    doctorServices(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServices>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServicesQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServices>>>;
export type DoctorServicesQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServices>>,
          TError,
          Awaited<ReturnType<typeof doctorServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServices>>,
          TError,
          Awaited<ReturnType<typeof doctorServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a doctor
 */

export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServicesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServices} query
 */
export const invalidateDoctorServices = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServicesQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorServicesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServicesQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServices>>> = ({ signal }) =>
    doctorServices(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServices>>>;
export type DoctorServicesSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a doctor
 */

export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServicesSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorClinicsUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/clinics`;
};

/**
 * Filials where the doctor receives, the main one first, with their booking settings.
 * @summary Clinics of a doctor
 */
export const doctorClinics = async (id: string, options?: Parameters<typeof http>[1]): Promise<DoctorClinicsAnswer> => {
  return http<DoctorClinicsAnswer>(getDoctorClinicsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorClinicsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'clinics'].filter((q) => q !== undefined);
};

export const getDoctorClinicsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinics>>> = ({ signal }) =>
    doctorClinics(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorClinics>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorClinicsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorClinics>>>;
export type DoctorClinicsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinics>>,
          TError,
          Awaited<ReturnType<typeof doctorClinics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinics>>,
          TError,
          Awaited<ReturnType<typeof doctorClinics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of a doctor
 */

export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorClinics} query
 */
export const invalidateDoctorClinics = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorClinicsQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorClinicsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinics>>> = ({ signal }) =>
    doctorClinics(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorClinicsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorClinics>>>;
export type DoctorClinicsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of a doctor
 */

export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorContactsUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/contacts`;
};

/**
 * Contacts of the doctor.
 * @summary Contacts of a doctor
 */
export const doctorContacts = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorContactsAnswer> => {
  return http<DoctorContactsAnswer>(getDoctorContactsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorContactsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'contacts'].filter((q) => q !== undefined);
};

export const getDoctorContactsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorContacts>>> = ({ signal }) =>
    doctorContacts(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorContacts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorContactsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorContacts>>>;
export type DoctorContactsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorContacts>>,
          TError,
          Awaited<ReturnType<typeof doctorContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorContacts>>,
          TError,
          Awaited<ReturnType<typeof doctorContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a doctor
 */

export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorContactsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorContacts} query
 */
export const invalidateDoctorContacts = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorContactsQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorContactsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorContacts>>> = ({ signal }) =>
    doctorContacts(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorContactsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorContacts>>>;
export type DoctorContactsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a doctor
 */

export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorContactsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSimilarUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/similar`;
};

/**
 * Up to three other doctors of the same first specialisation in the same city who have a time to book online and receive one
 * of the doctor's patient groups; the earliest free time first. For a doctor who has none.
 * @summary Similar doctors
 */
export const doctorSimilar = async (id: string, options?: Parameters<typeof http>[1]): Promise<DoctorSimilarAnswer> => {
  return http<DoctorSimilarAnswer>(getDoctorSimilarUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSimilarQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'similar'].filter((q) => q !== undefined);
};

export const getDoctorSimilarQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSimilarQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSimilar>>> = ({ signal }) =>
    doctorSimilar(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSimilar>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSimilarQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSimilar>>>;
export type DoctorSimilarQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSimilar>>,
          TError,
          Awaited<ReturnType<typeof doctorSimilar>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSimilar>>,
          TError,
          Awaited<ReturnType<typeof doctorSimilar>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Similar doctors
 */

export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSimilarQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSimilar} query
 */
export const invalidateDoctorSimilar = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSimilarQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorSimilarSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSimilarQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSimilar>>> = ({ signal }) =>
    doctorSimilar(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSimilarSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSimilar>>>;
export type DoctorSimilarSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Similar doctors
 */

export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSimilarSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
