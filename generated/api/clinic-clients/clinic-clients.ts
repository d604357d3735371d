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
import type { ClinicClientListAnswer } from '../../models/clinic-client-list-answer.ts';
import type { ClinicClientListParams } from '../../models/clinic-client-list-params.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

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

export const getClinicClientListUrl = (params?: ClinicClientListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/clients?${stringifiedParams}` : `/api/v0/fo/clinic/clients`;
};

/**
 * People who were ever booked into the clinic, found by name (Kazakh and Russian letters count as one another) or phone.
 * @summary Clients
 */
export const clinicClientList = async (
  params?: ClinicClientListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientListAnswer> => {
  return http<ClinicClientListAnswer>(getClinicClientListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicClientListQueryKey = (params?: ClinicClientListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'clients', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicClientListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientList>>> = ({ signal }) =>
    clinicClientList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicClientList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicClientListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientList>>>;
export type ClinicClientListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | ClinicClientListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clients
 */

export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicClientList} query
 */
export const invalidateClinicClientList = async (
  queryClient: QueryClient,
  params?: ClinicClientListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicClientListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicClientListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientList>>> = ({ signal }) =>
    clinicClientList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicClientListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientList>>>;
export type ClinicClientListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | ClinicClientListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clients
 */

export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
