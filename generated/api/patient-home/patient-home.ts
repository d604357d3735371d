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
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { PatientHomeAnswer } from '../../models/patient-home-answer.ts';
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

export const getPatientHomeUrl = () => {
  return `/api/v0/fo/patient/home`;
};

/**
 * Current tasks: the next visit, visits to confirm and to review, missing fields of the profile, doctors to see again.
 * @summary Home of the patient
 */
export const patientHome = async (options?: Parameters<typeof http>[1]): Promise<PatientHomeAnswer> => {
  return http<PatientHomeAnswer>(getPatientHomeUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientHomeQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'home'].filter((q) => q !== undefined);
};

export const getPatientHomeQueryOptions = <
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientHome>>> = ({ signal }) =>
    patientHome({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientHome>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientHomeQueryResult = NonNullable<Awaited<ReturnType<typeof patientHome>>>;
export type PatientHomeQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientHome>>,
          TError,
          Awaited<ReturnType<typeof patientHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientHome>>,
          TError,
          Awaited<ReturnType<typeof patientHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the patient
 */

export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientHomeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientHome} query
 */
export const invalidatePatientHome = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientHomeQueryKey() }, options);

  return queryClient;
};

export const getPatientHomeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientHome>>> = ({ signal }) =>
    patientHome({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientHomeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientHome>>>;
export type PatientHomeSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the patient
 */

export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientHomeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
