/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import {
  matchQuery,
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
import type { ApiError } from '../../models/api-error.ts';
import type { FavouriteAddAnswer } from '../../models/favourite-add-answer.ts';
import type { FavouriteKind } from '../../models/favourite-kind.ts';
import type { FavouriteListAnswer } from '../../models/favourite-list-answer.ts';
import type { FavouriteRequest } from '../../models/favourite-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { Slug } from '../../models/slug.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getPatientClinicListQueryKey } from '../patient-history/patient-history.ts';

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

export const getFavouriteListUrl = () => {
  return `/api/v0/fo/patient/favourites`;
};

/**
 * Favourite doctors and clinics with their next free slots.
 * @summary Favourites
 */
export const favouriteList = async (options?: Parameters<typeof http>[1]): Promise<FavouriteListAnswer> => {
  return http<FavouriteListAnswer>(getFavouriteListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getFavouriteListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'favourites'].filter((q) => q !== undefined);
};

export const getFavouriteListQueryOptions = <
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFavouriteListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof favouriteList>>> = ({ signal }) =>
    favouriteList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof favouriteList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type FavouriteListQueryResult = NonNullable<Awaited<ReturnType<typeof favouriteList>>>;
export type FavouriteListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof favouriteList>>,
          TError,
          Awaited<ReturnType<typeof favouriteList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof favouriteList>>,
          TError,
          Awaited<ReturnType<typeof favouriteList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Favourites
 */

export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFavouriteListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useFavouriteList} query
 */
export const invalidateFavouriteList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getFavouriteListQueryKey() }, options);

  return queryClient;
};

export const getFavouriteListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFavouriteListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof favouriteList>>> = ({ signal }) =>
    favouriteList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type FavouriteListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof favouriteList>>>;
export type FavouriteListSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Favourites
 */

export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFavouriteListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getFavouriteAddUrl = () => {
  return `/api/v0/fo/patient/favourites`;
};

/**
 * Adds a favourite. A repeated call changes nothing.
 * @summary Add a favourite
 */
export const favouriteAdd = async (
  favouriteRequest: FavouriteRequest,
  options?: Parameters<typeof http>[1],
): Promise<FavouriteAddAnswer> => {
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
  return http<FavouriteAddAnswer>(getFavouriteAddUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(favouriteRequest),
  });
};

export const getFavouriteAddMutationKey = () => ['favouriteAdd'] as const;

export const getFavouriteAddMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteAdd>>,
      TError,
      FavouriteAddMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof favouriteAdd>>, TError, FavouriteAddMutationVariables, TContext> => {
  const mutationKey = getFavouriteAddMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof favouriteAdd>>, FavouriteAddMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return favouriteAdd(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof favouriteAdd>>,
    variables: FavouriteAddMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getFavouriteListQueryKey(), getPatientClinicListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FavouriteAddMutationResult = NonNullable<Awaited<ReturnType<typeof favouriteAdd>>>;
export type FavouriteAddMutationBody = FavouriteRequest;
export type FavouriteAddMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type FavouriteAddMutationVariables = { data: FavouriteRequest };

/**
 * @summary Add a favourite
 */
export const useFavouriteAdd = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteAdd>>,
      TError,
      FavouriteAddMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof favouriteAdd>>, TError, FavouriteAddMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFavouriteAddMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getFavouriteDeleteUrl = (kind: FavouriteKind, slug: Slug) => {
  return `/api/v0/fo/patient/favourites/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(slug))}`;
};

/**
 * Removes a favourite. A repeated call changes nothing.
 * @summary Remove a favourite
 */
export const favouriteDelete = async (
  kind: FavouriteKind,
  slug: Slug,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getFavouriteDeleteUrl(kind, slug), {
    ...options,
    method: 'DELETE',
  });
};

export const getFavouriteDeleteMutationKey = () => ['favouriteDelete'] as const;

export const getFavouriteDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteDelete>>,
      TError,
      FavouriteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof favouriteDelete>>,
  TError,
  FavouriteDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getFavouriteDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof favouriteDelete>>, FavouriteDeleteMutationVariables> = (
    props,
  ) => {
    const { kind, slug } = props ?? {};

    return favouriteDelete(kind, slug, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof favouriteDelete>>,
    variables: FavouriteDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getFavouriteListQueryKey(), getPatientClinicListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FavouriteDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof favouriteDelete>>>;

export type FavouriteDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type FavouriteDeleteMutationVariables = { kind: FavouriteKind; slug: Slug };

/**
 * @summary Remove a favourite
 */
export const useFavouriteDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteDelete>>,
      TError,
      FavouriteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof favouriteDelete>>,
  TError,
  FavouriteDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFavouriteDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
