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
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PushReadAnswer } from '../../models/push-read-answer.ts';
import type { PushSubscriptionCreateAnswer } from '../../models/push-subscription-create-answer.ts';
import type { PushSubscriptionRequest } from '../../models/push-subscription-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getVisitListQueryKey } from '../patient-visits/patient-visits.ts';

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

export const getPushReadUrl = () => {
  return `/api/v0/auth/push`;
};

/**
 * The key for a subscription, and the subscribed devices of the person with the cabinet of each.
 * @summary Push messages
 */
export const pushRead = async (options?: Parameters<typeof http>[1]): Promise<PushReadAnswer> => {
  return http<PushReadAnswer>(getPushReadUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPushReadQueryKey = () => {
  return ['api', 'v0', 'auth', 'push'].filter((q) => q !== undefined);
};

export const getPushReadQueryOptions = <
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPushReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof pushRead>>> = ({ signal }) =>
    pushRead({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof pushRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PushReadQueryResult = NonNullable<Awaited<ReturnType<typeof pushRead>>>;
export type PushReadQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function usePushRead<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof pushRead>>, TError, Awaited<ReturnType<typeof pushRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePushRead<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof pushRead>>, TError, Awaited<ReturnType<typeof pushRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePushRead<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Push messages
 */

export function usePushRead<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPushReadQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePushRead} query
 */
export const invalidatePushRead = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPushReadQueryKey() }, options);

  return queryClient;
};

export const getPushReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPushReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof pushRead>>> = ({ signal }) =>
    pushRead({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PushReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof pushRead>>>;
export type PushReadSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function usePushReadSuspense<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePushReadSuspense<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePushReadSuspense<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Push messages
 */

export function usePushReadSuspense<
  TData = Awaited<ReturnType<typeof pushRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pushRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPushReadSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPushSubscriptionCreateUrl = () => {
  return `/api/v0/auth/push/subscriptions`;
};

/**
 * Stores where this browser receives the push messages of a cabinet. Repeating the same endpoint and cabinet changes
 * nothing; another cabinet is a second subscription. A subscription lasts as long as the session: after a logout,
 * or after the end of that session, nothing is sent.
 *
 * | `cabinet` | Messages |
 * |---|---|
 * | `user` | the reminders of visits, in addition to the chosen ways («Reminders») |
 * | `doctor` | each new notification of the doctor (`doctorNotificationList`) |
 * | `clinic` | each new notification of the clinic's account (`clinicNotificationList`), so only of its filials |
 *
 * Nothing is sent of a cabinet that the account does not have, or no longer has.
 *
 * A message is JSON, encrypted (RFC 8291): `title` and `body` to be shown, `path` of the site's page that a press
 * opens, and `tag`: a later message with the same tag replaces the earlier one. A locked screen shows it, so it
 * names no service. A patient's message has the time, the place and the person, but no doctor. A message of doctor
 * or clinic has the event, the time, the place and the patient's initials, but no name and no phone.
 * @summary Send push messages to this device
 */
export const pushSubscriptionCreate = async (
  pushSubscriptionRequest: PushSubscriptionRequest,
  options?: Parameters<typeof http>[1],
): Promise<PushSubscriptionCreateAnswer> => {
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
  return http<PushSubscriptionCreateAnswer>(getPushSubscriptionCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pushSubscriptionRequest),
  });
};

export const getPushSubscriptionCreateMutationKey = () => ['pushSubscriptionCreate'] as const;

export const getPushSubscriptionCreateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof pushSubscriptionCreate>>,
      TError,
      PushSubscriptionCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof pushSubscriptionCreate>>,
  TError,
  PushSubscriptionCreateMutationVariables,
  TContext
> => {
  const mutationKey = getPushSubscriptionCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof pushSubscriptionCreate>>,
    PushSubscriptionCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return pushSubscriptionCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof pushSubscriptionCreate>>,
    variables: PushSubscriptionCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getPushReadQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits'], getVisitListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PushSubscriptionCreateMutationResult = NonNullable<Awaited<ReturnType<typeof pushSubscriptionCreate>>>;
export type PushSubscriptionCreateMutationBody = PushSubscriptionRequest;
export type PushSubscriptionCreateMutationError = ErrorType<
  UnauthorizedResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type PushSubscriptionCreateMutationVariables = { data: PushSubscriptionRequest };

/**
 * @summary Send push messages to this device
 */
export const usePushSubscriptionCreate = <
  TError = ErrorType<UnauthorizedResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof pushSubscriptionCreate>>,
      TError,
      PushSubscriptionCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof pushSubscriptionCreate>>,
  TError,
  PushSubscriptionCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPushSubscriptionCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getPushSubscriptionDeleteUrl = (id: number) => {
  return `/api/v0/auth/push/subscriptions/${encodeURIComponent(String(id))}`;
};

/**
 * Stops the push messages of one cabinet to the device.
 * @summary Stop push messages to a device
 */
export const pushSubscriptionDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getPushSubscriptionDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getPushSubscriptionDeleteMutationKey = () => ['pushSubscriptionDelete'] as const;

export const getPushSubscriptionDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof pushSubscriptionDelete>>,
      TError,
      PushSubscriptionDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof pushSubscriptionDelete>>,
  TError,
  PushSubscriptionDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getPushSubscriptionDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof pushSubscriptionDelete>>,
    PushSubscriptionDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return pushSubscriptionDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof pushSubscriptionDelete>>,
    variables: PushSubscriptionDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getPushReadQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits'], getVisitListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PushSubscriptionDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof pushSubscriptionDelete>>>;

export type PushSubscriptionDeleteMutationError = ErrorType<
  UnauthorizedResponse | NotFoundResponse | UnexpectedResponse
>;
export type PushSubscriptionDeleteMutationVariables = { id: number };

/**
 * @summary Stop push messages to a device
 */
export const usePushSubscriptionDelete = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof pushSubscriptionDelete>>,
      TError,
      PushSubscriptionDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof pushSubscriptionDelete>>,
  TError,
  PushSubscriptionDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPushSubscriptionDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
