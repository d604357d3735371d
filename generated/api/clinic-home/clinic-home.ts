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
import type { ClinicHomeAnswer } from '../../models/clinic-home-answer.ts';
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

export const getClinicHomeUrl = () => {
  return `/api/v0/fo/clinic/home`;
};

/**
 * Summary of the day.
 * @summary Home of the clinic
 */
export const clinicHome = async (options?: Parameters<typeof http>[1]): Promise<ClinicHomeAnswer> => {
  return http<ClinicHomeAnswer>(getClinicHomeUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicHomeQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'home'].filter((q) => q !== undefined);
};

export const getClinicHomeQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicHome>>> = ({ signal }) =>
    clinicHome({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicHome>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicHomeQueryResult = NonNullable<Awaited<ReturnType<typeof clinicHome>>>;
export type ClinicHomeQueryError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>;

export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicHome>>,
          TError,
          Awaited<ReturnType<typeof clinicHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicHome>>,
          TError,
          Awaited<ReturnType<typeof clinicHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the clinic
 */

export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicHomeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicHome} query
 */
export const invalidateClinicHome = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicHomeQueryKey() }, options);

  return queryClient;
};

export const getClinicHomeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicHome>>> = ({ signal }) =>
    clinicHome({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicHomeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicHome>>>;
export type ClinicHomeSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse
>;

export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the clinic
 */

export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicHomeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
