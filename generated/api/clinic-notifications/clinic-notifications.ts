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
import type { ApiError } from '../../models/api-error.ts';
import type { ClinicNotificationListAnswer } from '../../models/clinic-notification-list-answer.ts';
import type { ClinicNotificationListParams } from '../../models/clinic-notification-list-params.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
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

export const getClinicNotificationListUrl = (params?: ClinicNotificationListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/notifications?${stringifiedParams}`
    : `/api/v0/fo/clinic/notifications`;
};

/**
 * Notifications of the account in this cabinet, newest first. A bell that only needs `meta.unread` sends `per_page=1`.
 * @summary Notifications
 */
export const clinicNotificationList = async (
  params?: ClinicNotificationListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicNotificationListAnswer> => {
  return http<ClinicNotificationListAnswer>(getClinicNotificationListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicNotificationListQueryKey = (params?: ClinicNotificationListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'notifications', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicNotificationListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicNotificationList>>> = ({ signal }) =>
    clinicNotificationList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicNotificationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicNotificationListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicNotificationList>>>;
export type ClinicNotificationListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse
>;

export function useClinicNotificationList<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicNotificationListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicNotificationList>>,
          TError,
          Awaited<ReturnType<typeof clinicNotificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNotificationList<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicNotificationList>>,
          TError,
          Awaited<ReturnType<typeof clinicNotificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNotificationList<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useClinicNotificationList<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicNotificationListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicNotificationList} query
 */
export const invalidateClinicNotificationList = async (
  queryClient: QueryClient,
  params?: ClinicNotificationListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicNotificationListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicNotificationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicNotificationList>>> = ({ signal }) =>
    clinicNotificationList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicNotificationListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicNotificationList>>>;
export type ClinicNotificationListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse
>;

export function useClinicNotificationListSuspense<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicNotificationListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNotificationListSuspense<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicNotificationListSuspense<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useClinicNotificationListSuspense<
  TData = Awaited<ReturnType<typeof clinicNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicNotificationListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicNotificationReadAllUrl = () => {
  return `/api/v0/fo/clinic/notifications/read`;
};

/**
 * Marks all current notifications of this cabinet as read.
 * @summary Mark all notifications as read
 */
export const clinicNotificationReadAll = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicNotificationReadAllUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getClinicNotificationReadAllMutationKey = () => ['clinicNotificationReadAll'] as const;

export const getClinicNotificationReadAllMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof clinicNotificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof clinicNotificationReadAll>>, TError, void, TContext> => {
  const mutationKey = getClinicNotificationReadAllMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof clinicNotificationReadAll>>, void> = () => {
    return clinicNotificationReadAll(requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicNotificationReadAll>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getClinicNotificationListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicNotificationReadAllMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicNotificationReadAll>>
>;

export type ClinicNotificationReadAllMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse
>;

/**
 * @summary Mark all notifications as read
 */
export const useClinicNotificationReadAll = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof clinicNotificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof clinicNotificationReadAll>>, TError, void, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicNotificationReadAllMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicNotificationReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/notifications/${encodeURIComponent(String(id))}/read`;
};

/**
 * Marks one notification as read. A repeated call changes nothing.
 * @summary Mark a notification as read
 */
export const clinicNotificationRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicNotificationReadUrl(id), {
    ...options,
    method: 'PUT',
  });
};

export const getClinicNotificationReadMutationKey = () => ['clinicNotificationRead'] as const;

export const getClinicNotificationReadMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNotificationRead>>,
      TError,
      ClinicNotificationReadMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicNotificationRead>>,
  TError,
  ClinicNotificationReadMutationVariables,
  TContext
> => {
  const mutationKey = getClinicNotificationReadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicNotificationRead>>,
    ClinicNotificationReadMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicNotificationRead(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicNotificationRead>>,
    variables: ClinicNotificationReadMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getClinicNotificationListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicNotificationReadMutationResult = NonNullable<Awaited<ReturnType<typeof clinicNotificationRead>>>;

export type ClinicNotificationReadMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicNotificationReadMutationVariables = { id: number };

/**
 * @summary Mark a notification as read
 */
export const useClinicNotificationRead = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicNotificationRead>>,
      TError,
      ClinicNotificationReadMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicNotificationRead>>,
  TError,
  ClinicNotificationReadMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicNotificationReadMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
