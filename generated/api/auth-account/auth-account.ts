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
import type { AccountDeleteRequest } from '../../models/account-delete-request.ts';
import type { AccountDeletionReadAnswer } from '../../models/account-deletion-read-answer.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

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

export const getAccountDeletionReadUrl = () => {
  return `/api/v0/auth/account/deletion`;
};

/**
 * What a deletion would remove, to be shown before it is confirmed: upcoming visits of the person and the family,
 * which are cancelled. `blocked_by` says why the account can't be deleted yet.
 * @summary What a deletion of the account removes
 */
export const accountDeletionRead = async (options?: Parameters<typeof http>[1]): Promise<AccountDeletionReadAnswer> => {
  return http<AccountDeletionReadAnswer>(getAccountDeletionReadUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getAccountDeletionReadQueryKey = () => {
  return ['api', 'v0', 'auth', 'account', 'deletion'].filter((q) => q !== undefined);
};

export const getAccountDeletionReadQueryOptions = <
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAccountDeletionReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof accountDeletionRead>>> = ({ signal }) =>
    accountDeletionRead({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof accountDeletionRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AccountDeletionReadQueryResult = NonNullable<Awaited<ReturnType<typeof accountDeletionRead>>>;
export type AccountDeletionReadQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useAccountDeletionRead<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountDeletionRead>>,
          TError,
          Awaited<ReturnType<typeof accountDeletionRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAccountDeletionRead<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountDeletionRead>>,
          TError,
          Awaited<ReturnType<typeof accountDeletionRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAccountDeletionRead<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What a deletion of the account removes
 */

export function useAccountDeletionRead<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountDeletionReadQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useAccountDeletionRead} query
 */
export const invalidateAccountDeletionRead = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getAccountDeletionReadQueryKey() }, options);

  return queryClient;
};

export const getAccountDeletionReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAccountDeletionReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof accountDeletionRead>>> = ({ signal }) =>
    accountDeletionRead({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type AccountDeletionReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof accountDeletionRead>>>;
export type AccountDeletionReadSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useAccountDeletionReadSuspense<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAccountDeletionReadSuspense<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAccountDeletionReadSuspense<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What a deletion of the account removes
 */

export function useAccountDeletionReadSuspense<
  TData = Awaited<ReturnType<typeof accountDeletionRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof accountDeletionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountDeletionReadSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAccountDeleteUrl = () => {
  return `/api/v0/auth/account/deletion`;
};

/**
 * Deletes the account for good, with the password as the confirmation. Upcoming visits are cancelled, also after
 * the clinic's deadline. Family, medical cards, documents, favourites, waitlist entries, notifications and
 * sessions are deleted. Published reviews stay without a name. Clinics keep
 * their own records of visits that took place, as the law asks. The e-mail, IIN and BIN may be registered again. 422 at `password` when
 * it is wrong, after 5 wrong ones in a minute 429. 409 at `roles`: a doctor whom patients have booked (`visits_ahead`), or the owner of a clinic
 * with open filials (`last_one`).
 * @summary Delete the account
 */
export const accountDelete = async (
  accountDeleteRequest: AccountDeleteRequest,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<void>(getAccountDeleteUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountDeleteRequest),
  });
};

export const getAccountDeleteMutationKey = () => ['accountDelete'] as const;

export const getAccountDeleteMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof accountDelete>>,
    TError,
    AccountDeleteMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof accountDelete>>, TError, AccountDeleteMutationVariables, TContext> => {
  const mutationKey = getAccountDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountDelete>>, AccountDeleteMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return accountDelete(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AccountDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof accountDelete>>>;
export type AccountDeleteMutationBody = AccountDeleteRequest;
export type AccountDeleteMutationError = ErrorType<
  | UnauthorizedResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type AccountDeleteMutationVariables = { data: AccountDeleteRequest };

/**
 * @summary Delete the account
 */
export const useAccountDelete = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof accountDelete>>,
      TError,
      AccountDeleteMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof accountDelete>>, TError, AccountDeleteMutationVariables, TContext> => {
  return useMutation(getAccountDeleteMutationOptions(options), queryClient);
};
