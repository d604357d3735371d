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
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { WaitlistCreateAnswer } from '../../models/waitlist-create-answer.ts';
import type { WaitlistListAnswer } from '../../models/waitlist-list-answer.ts';
import type { WaitlistRequest } from '../../models/waitlist-request.ts';

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

export const getWaitlistListUrl = () => {
  return `/api/v0/fo/patient/waitlist`;
};

/**
 * The patient's waitlist entries, oldest first. An entry ends with its visit, or when the patient books the doctor.
 * @summary Waitlist
 */
export const waitlistList = async (options?: Parameters<typeof http>[1]): Promise<WaitlistListAnswer> => {
  return http<WaitlistListAnswer>(getWaitlistListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getWaitlistListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'waitlist'].filter((q) => q !== undefined);
};

export const getWaitlistListQueryOptions = <
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWaitlistListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof waitlistList>>> = ({ signal }) =>
    waitlistList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof waitlistList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WaitlistListQueryResult = NonNullable<Awaited<ReturnType<typeof waitlistList>>>;
export type WaitlistListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof waitlistList>>,
          TError,
          Awaited<ReturnType<typeof waitlistList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof waitlistList>>,
          TError,
          Awaited<ReturnType<typeof waitlistList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist
 */

export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWaitlistListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useWaitlistList} query
 */
export const invalidateWaitlistList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getWaitlistListQueryKey() }, options);

  return queryClient;
};

export const getWaitlistListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWaitlistListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof waitlistList>>> = ({ signal }) =>
    waitlistList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type WaitlistListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof waitlistList>>>;
export type WaitlistListSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist
 */

export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWaitlistListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getWaitlistCreateUrl = () => {
  return `/api/v0/fo/patient/waitlist`;
};

/**
 * Adds a waitlist entry; the patient is notified of a suitable free time. Once per visit, and once per doctor, filial and service. 409 at `doctor_id` when the
 * doctor has free time on any day that is open for booking (`horizon_days`) or is booked by phone only.
 * @summary Wait for a time
 */
export const waitlistCreate = async (
  waitlistRequest: WaitlistRequest,
  options?: Parameters<typeof http>[1],
): Promise<WaitlistCreateAnswer> => {
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
  return http<WaitlistCreateAnswer>(getWaitlistCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(waitlistRequest),
  });
};

export const getWaitlistCreateMutationKey = () => ['waitlistCreate'] as const;

export const getWaitlistCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof waitlistCreate>>,
      TError,
      WaitlistCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof waitlistCreate>>,
  TError,
  WaitlistCreateMutationVariables,
  TContext
> => {
  const mutationKey = getWaitlistCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof waitlistCreate>>, WaitlistCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return waitlistCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof waitlistCreate>>,
    variables: WaitlistCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getWaitlistListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type WaitlistCreateMutationResult = NonNullable<Awaited<ReturnType<typeof waitlistCreate>>>;
export type WaitlistCreateMutationBody = WaitlistRequest;
export type WaitlistCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type WaitlistCreateMutationVariables = { data: WaitlistRequest };

/**
 * @summary Wait for a time
 */
export const useWaitlistCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof waitlistCreate>>,
      TError,
      WaitlistCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof waitlistCreate>>, TError, WaitlistCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getWaitlistCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getWaitlistDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/waitlist/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the waitlist entry.
 * @summary Stop waiting
 */
export const waitlistDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getWaitlistDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getWaitlistDeleteMutationKey = () => ['waitlistDelete'] as const;

export const getWaitlistDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof waitlistDelete>>,
      TError,
      WaitlistDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof waitlistDelete>>,
  TError,
  WaitlistDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getWaitlistDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof waitlistDelete>>, WaitlistDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return waitlistDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof waitlistDelete>>,
    variables: WaitlistDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getWaitlistListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type WaitlistDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof waitlistDelete>>>;

export type WaitlistDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type WaitlistDeleteMutationVariables = { id: number };

/**
 * @summary Stop waiting
 */
export const useWaitlistDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof waitlistDelete>>,
      TError,
      WaitlistDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof waitlistDelete>>, TError, WaitlistDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getWaitlistDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
