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
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { NotificationListAnswer } from '../../models/notification-list-answer.ts';
import type { NotificationListParams } from '../../models/notification-list-params.ts';
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

export const getNotificationListUrl = (params?: NotificationListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/notifications?${stringifiedParams}`
    : `/api/v0/fo/patient/notifications`;
};

/**
 * Notifications of the patient in this cabinet, newest first. A bell that only needs `meta.unread` sends `per_page=1`.
 * @summary Notifications
 */
export const notificationList = async (
  params?: NotificationListParams,
  options?: Parameters<typeof http>[1],
): Promise<NotificationListAnswer> => {
  return http<NotificationListAnswer>(getNotificationListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getNotificationListQueryKey = (params?: NotificationListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'notifications', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getNotificationListQueryOptions = <
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof notificationList>>> = ({ signal }) =>
    notificationList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof notificationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NotificationListQueryResult = NonNullable<Awaited<ReturnType<typeof notificationList>>>;
export type NotificationListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useNotificationList<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | NotificationListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof notificationList>>,
          TError,
          Awaited<ReturnType<typeof notificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNotificationList<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof notificationList>>,
          TError,
          Awaited<ReturnType<typeof notificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNotificationList<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useNotificationList<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNotificationListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useNotificationList} query
 */
export const invalidateNotificationList = async (
  queryClient: QueryClient,
  params?: NotificationListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getNotificationListQueryKey(params) }, options);

  return queryClient;
};

export const getNotificationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof notificationList>>> = ({ signal }) =>
    notificationList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type NotificationListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof notificationList>>>;
export type NotificationListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useNotificationListSuspense<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | NotificationListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNotificationListSuspense<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNotificationListSuspense<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useNotificationListSuspense<
  TData = Awaited<ReturnType<typeof notificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: NotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof notificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNotificationListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getNotificationReadAllUrl = () => {
  return `/api/v0/fo/patient/notifications/read`;
};

/**
 * Marks all current notifications of this cabinet as read.
 * @summary Mark all notifications as read
 */
export const notificationReadAll = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getNotificationReadAllUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getNotificationReadAllMutationKey = () => ['notificationReadAll'] as const;

export const getNotificationReadAllMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof notificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof notificationReadAll>>, TError, void, TContext> => {
  const mutationKey = getNotificationReadAllMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof notificationReadAll>>, void> = () => {
    return notificationReadAll(requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof notificationReadAll>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getNotificationListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type NotificationReadAllMutationResult = NonNullable<Awaited<ReturnType<typeof notificationReadAll>>>;

export type NotificationReadAllMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

/**
 * @summary Mark all notifications as read
 */
export const useNotificationReadAll = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof notificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof notificationReadAll>>, TError, void, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getNotificationReadAllMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getNotificationReadUrl = (id: number) => {
  return `/api/v0/fo/patient/notifications/${encodeURIComponent(String(id))}/read`;
};

/**
 * Marks one notification as read. A repeated call changes nothing.
 * @summary Mark a notification as read
 */
export const notificationRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getNotificationReadUrl(id), {
    ...options,
    method: 'PUT',
  });
};

export const getNotificationReadMutationKey = () => ['notificationRead'] as const;

export const getNotificationReadMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof notificationRead>>,
      TError,
      NotificationReadMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof notificationRead>>,
  TError,
  NotificationReadMutationVariables,
  TContext
> => {
  const mutationKey = getNotificationReadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof notificationRead>>,
    NotificationReadMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return notificationRead(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof notificationRead>>,
    variables: NotificationReadMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getNotificationListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type NotificationReadMutationResult = NonNullable<Awaited<ReturnType<typeof notificationRead>>>;

export type NotificationReadMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type NotificationReadMutationVariables = { id: number };

/**
 * @summary Mark a notification as read
 */
export const useNotificationRead = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof notificationRead>>,
      TError,
      NotificationReadMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof notificationRead>>,
  TError,
  NotificationReadMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getNotificationReadMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
