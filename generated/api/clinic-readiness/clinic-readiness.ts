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
import type { ClinicReadinessAnswer } from '../../models/clinic-readiness-answer.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
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

export const getClinicReadinessUrl = () => {
  return `/api/v0/fo/clinic/readiness`;
};

/**
 * Readiness of the clinic for online booking, with missing steps. All pages of the cabinet use it.
 * @summary From registration to the first booking
 */
export const clinicReadiness = async (options?: Parameters<typeof http>[1]): Promise<ClinicReadinessAnswer> => {
  return http<ClinicReadinessAnswer>(getClinicReadinessUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicReadinessQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'readiness'].filter((q) => q !== undefined);
};

export const getClinicReadinessQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicReadinessQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicReadiness>>> = ({ signal }) =>
    clinicReadiness({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicReadiness>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicReadinessQueryResult = NonNullable<Awaited<ReturnType<typeof clinicReadiness>>>;
export type ClinicReadinessQueryError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>;

export function useClinicReadiness<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicReadiness>>,
          TError,
          Awaited<ReturnType<typeof clinicReadiness>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicReadiness<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicReadiness>>,
          TError,
          Awaited<ReturnType<typeof clinicReadiness>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicReadiness<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary From registration to the first booking
 */

export function useClinicReadiness<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicReadinessQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicReadiness} query
 */
export const invalidateClinicReadiness = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicReadinessQueryKey() }, options);

  return queryClient;
};

export const getClinicReadinessSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicReadinessQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicReadiness>>> = ({ signal }) =>
    clinicReadiness({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicReadinessSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicReadiness>>>;
export type ClinicReadinessSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse
>;

export function useClinicReadinessSuspense<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicReadinessSuspense<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicReadinessSuspense<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary From registration to the first booking
 */

export function useClinicReadinessSuspense<
  TData = Awaited<ReturnType<typeof clinicReadiness>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicReadiness>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicReadinessSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
