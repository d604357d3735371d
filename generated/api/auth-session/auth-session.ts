/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { AuthMeAnswer } from '../../models/auth-me-answer.ts';
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

export const getAuthMeUrl = () => {
  return `/api/v0/auth/me`;
};

/**
 * The signed-in person with their roles. The client asks once and keeps the answer (rules §4).
 * @summary Current user
 */
export const authMe = async (options?: Parameters<typeof http>[1]): Promise<AuthMeAnswer> => {
  return http<AuthMeAnswer>(getAuthMeUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getAuthMeQueryKey = () => {
  return ['POST', 'api', 'v0', 'auth', 'me'].filter((q) => q !== undefined);
};

export const getAuthMeQueryOptions = <
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAuthMeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof authMe>>> = ({ signal }) =>
    authMe({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof authMe>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AuthMeQueryResult = NonNullable<Awaited<ReturnType<typeof authMe>>>;
export type AuthMeQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof authMe>>, TError, Awaited<ReturnType<typeof authMe>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof authMe>>, TError, Awaited<ReturnType<typeof authMe>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Current user
 */

export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAuthMeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useAuthMe} query
 */
export const invalidateAuthMe = async (queryClient: QueryClient, options?: InvalidateOptions): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getAuthMeQueryKey() }, options);

  return queryClient;
};

export const getAuthMeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAuthMeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof authMe>>> = ({ signal }) =>
    authMe({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type AuthMeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof authMe>>>;
export type AuthMeSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Current user
 */

export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAuthMeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAuthLogoutUrl = () => {
  return `/api/v0/auth/logout`;
};

/**
 * Ends the session of the presented token.
 * @summary Log out
 */
export const authLogout = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAuthLogoutUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getAuthLogoutMutationKey = () => ['authLogout'] as const;

export const getAuthLogoutMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext> => {
  const mutationKey = getAuthLogoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLogout>>, void> = () => {
    return authLogout(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof authLogout>>>;

export type AuthLogoutMutationError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

/**
 * @summary Log out
 */
export const useAuthLogout = <TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext> => {
  return useMutation(getAuthLogoutMutationOptions(options), queryClient);
};
