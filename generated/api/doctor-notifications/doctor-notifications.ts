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
import type { DoctorNotificationListAnswer } from '../../models/doctor-notification-list-answer.ts';
import type { DoctorNotificationListParams } from '../../models/doctor-notification-list-params.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';

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

export const getDoctorNotificationListUrl = (params?: DoctorNotificationListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/notifications?${stringifiedParams}`
    : `/api/v0/fo/doctor/notifications`;
};

/**
 * Notifications of the doctor in this cabinet, newest first. A bell that only needs `meta.unread` sends `per_page=1`.
 * @summary Notifications
 */
export const doctorNotificationList = async (
  params?: DoctorNotificationListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorNotificationListAnswer> => {
  return http<DoctorNotificationListAnswer>(getDoctorNotificationListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorNotificationListQueryKey = (params?: DoctorNotificationListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'notifications', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorNotificationListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorNotificationList>>> = ({ signal }) =>
    doctorNotificationList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorNotificationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorNotificationListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorNotificationList>>>;
export type DoctorNotificationListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorNotificationListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorNotificationList>>,
          TError,
          Awaited<ReturnType<typeof doctorNotificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorNotificationList>>,
          TError,
          Awaited<ReturnType<typeof doctorNotificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorNotificationListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorNotificationList} query
 */
export const invalidateDoctorNotificationList = async (
  queryClient: QueryClient,
  params?: DoctorNotificationListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorNotificationListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorNotificationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorNotificationList>>> = ({ signal }) =>
    doctorNotificationList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorNotificationListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorNotificationList>>>;
export type DoctorNotificationListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorNotificationListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorNotificationListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorNotificationReadAllUrl = () => {
  return `/api/v0/fo/doctor/notifications/read`;
};

/**
 * Marks all current notifications of this cabinet as read.
 * @summary Mark all notifications as read
 */
export const doctorNotificationReadAll = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorNotificationReadAllUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getDoctorNotificationReadAllMutationKey = () => ['doctorNotificationReadAll'] as const;

export const getDoctorNotificationReadAllMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext> => {
  const mutationKey = getDoctorNotificationReadAllMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof doctorNotificationReadAll>>, void> = () => {
    return doctorNotificationReadAll(requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorNotificationReadAll>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorNotificationListQueryKey(), getDoctorHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorNotificationReadAllMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorNotificationReadAll>>
>;

export type DoctorNotificationReadAllMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

/**
 * @summary Mark all notifications as read
 */
export const useDoctorNotificationReadAll = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorNotificationReadAllMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorNotificationReadUrl = (id: number) => {
  return `/api/v0/fo/doctor/notifications/${encodeURIComponent(String(id))}/read`;
};

/**
 * Marks one notification as read. A repeated call changes nothing.
 * @summary Mark a notification as read
 */
export const doctorNotificationRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorNotificationReadUrl(id), {
    ...options,
    method: 'PUT',
  });
};

export const getDoctorNotificationReadMutationKey = () => ['doctorNotificationRead'] as const;

export const getDoctorNotificationReadMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorNotificationRead>>,
      TError,
      DoctorNotificationReadMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorNotificationRead>>,
  TError,
  DoctorNotificationReadMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorNotificationReadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorNotificationRead>>,
    DoctorNotificationReadMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorNotificationRead(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorNotificationRead>>,
    variables: DoctorNotificationReadMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorNotificationListQueryKey(), getDoctorHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorNotificationReadMutationResult = NonNullable<Awaited<ReturnType<typeof doctorNotificationRead>>>;

export type DoctorNotificationReadMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorNotificationReadMutationVariables = { id: number };

/**
 * @summary Mark a notification as read
 */
export const useDoctorNotificationRead = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorNotificationRead>>,
      TError,
      DoctorNotificationReadMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorNotificationRead>>,
  TError,
  DoctorNotificationReadMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorNotificationReadMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
