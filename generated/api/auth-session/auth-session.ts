/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
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
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { SessionListAnswer } from '../../models/session-list-answer.ts';
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
 * The logged-in person with roles. Clients request it once and cache the response (rules §4).
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
 * Ends the session of the token in this request.
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
export const getSessionListUrl = () => {
  return `/api/v0/auth/sessions`;
};

/**
 * Active sessions of the person on all devices: the current one first, then newest first.
 * @summary Own sessions
 */
export const sessionList = async (options?: Parameters<typeof http>[1]): Promise<SessionListAnswer> => {
  return http<SessionListAnswer>(getSessionListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getSessionListQueryKey = () => {
  return ['api', 'v0', 'auth', 'sessions'].filter((q) => q !== undefined);
};

export const getSessionListQueryOptions = <
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSessionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof sessionList>>> = ({ signal }) =>
    sessionList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof sessionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SessionListQueryResult = NonNullable<Awaited<ReturnType<typeof sessionList>>>;
export type SessionListQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useSessionList<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof sessionList>>,
          TError,
          Awaited<ReturnType<typeof sessionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSessionList<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof sessionList>>,
          TError,
          Awaited<ReturnType<typeof sessionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSessionList<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own sessions
 */

export function useSessionList<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSessionListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSessionList} query
 */
export const invalidateSessionList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSessionListQueryKey() }, options);

  return queryClient;
};

export const getSessionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSessionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof sessionList>>> = ({ signal }) =>
    sessionList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SessionListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof sessionList>>>;
export type SessionListSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useSessionListSuspense<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSessionListSuspense<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSessionListSuspense<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own sessions
 */

export function useSessionListSuspense<
  TData = Awaited<ReturnType<typeof sessionList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof sessionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSessionListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSessionDeleteOthersUrl = () => {
  return `/api/v0/auth/sessions`;
};

/**
 * Ends all sessions of the person on all devices, except the current one.
 * @summary End all other sessions
 */
export const sessionDeleteOthers = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getSessionDeleteOthersUrl(), {
    ...options,
    method: 'DELETE',
  });
};

export const getSessionDeleteOthersMutationKey = () => ['sessionDeleteOthers'] as const;

export const getSessionDeleteOthersMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof sessionDeleteOthers>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof sessionDeleteOthers>>, TError, void, TContext> => {
  const mutationKey = getSessionDeleteOthersMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof sessionDeleteOthers>>, void> = () => {
    return sessionDeleteOthers(requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof sessionDeleteOthers>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getSessionListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SessionDeleteOthersMutationResult = NonNullable<Awaited<ReturnType<typeof sessionDeleteOthers>>>;

export type SessionDeleteOthersMutationError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

/**
 * @summary End all other sessions
 */
export const useSessionDeleteOthers = <
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof sessionDeleteOthers>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof sessionDeleteOthers>>, TError, void, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSessionDeleteOthersMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getSessionDeleteUrl = (id: string) => {
  return `/api/v0/auth/sessions/${encodeURIComponent(String(id))}`;
};

/**
 * Ends one session of the person, even the current one; its token gets 401 from then on.
 * @summary End a session
 */
export const sessionDelete = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getSessionDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getSessionDeleteMutationKey = () => ['sessionDelete'] as const;

export const getSessionDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sessionDelete>>,
      TError,
      SessionDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof sessionDelete>>, TError, SessionDeleteMutationVariables, TContext> => {
  const mutationKey = getSessionDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof sessionDelete>>, SessionDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return sessionDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof sessionDelete>>,
    variables: SessionDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getSessionListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SessionDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof sessionDelete>>>;

export type SessionDeleteMutationError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>;
export type SessionDeleteMutationVariables = { id: string };

/**
 * @summary End a session
 */
export const useSessionDelete = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sessionDelete>>,
      TError,
      SessionDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof sessionDelete>>, TError, SessionDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSessionDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
