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
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { SlotHoldCreateAnswer } from '../../models/slot-hold-create-answer.ts';
import type { SlotHoldReadAnswer } from '../../models/slot-hold-read-answer.ts';
import type { SlotHoldRequest } from '../../models/slot-hold-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
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

export const getSlotHoldCreateUrl = () => {
  return `/api/v0/fo/patient/slot-holds`;
};

/**
 * Keeps a slot for the logged-in patient for 5 minutes. Up to three holds live beside each other; a fourth ends the oldest. The hold named by
 * `hold_id`, and one that overlaps at the same doctor, is replaced, but stays when the new one is refused. A slot that the patient
 * holds already answers with the same hold: its end does not move. What was held before logging in passes to the patient in the same step (`guest_hold_id`): nobody else can take it in between. 409 at `starts_at` when the
 * slot is taken or no longer bookable.
 * @summary Hold a slot
 */
export const slotHoldCreate = async (
  slotHoldRequest: SlotHoldRequest,
  options?: Parameters<typeof http>[1],
): Promise<SlotHoldCreateAnswer> => {
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
  return http<SlotHoldCreateAnswer>(getSlotHoldCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(slotHoldRequest),
  });
};

export const getSlotHoldCreateMutationKey = () => ['slotHoldCreate'] as const;

export const getSlotHoldCreateMutationOptions = <
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
      Awaited<ReturnType<typeof slotHoldCreate>>,
      TError,
      SlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof slotHoldCreate>>,
  TError,
  SlotHoldCreateMutationVariables,
  TContext
> => {
  const mutationKey = getSlotHoldCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof slotHoldCreate>>, SlotHoldCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return slotHoldCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof slotHoldCreate>>,
    variables: SlotHoldCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'patient', 'slot-holds'],
            ['api', 'v0', 'front', 'doctors'],
            ['api', 'v0', 'front', 'clinics'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SlotHoldCreateMutationResult = NonNullable<Awaited<ReturnType<typeof slotHoldCreate>>>;
export type SlotHoldCreateMutationBody = SlotHoldRequest;
export type SlotHoldCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type SlotHoldCreateMutationVariables = { data: SlotHoldRequest };

/**
 * @summary Hold a slot
 */
export const useSlotHoldCreate = <
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
      Awaited<ReturnType<typeof slotHoldCreate>>,
      TError,
      SlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof slotHoldCreate>>, TError, SlotHoldCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSlotHoldCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getSlotHoldReadUrl = (id: string) => {
  return `/api/v0/fo/patient/slot-holds/${encodeURIComponent(String(id))}`;
};

/**
 * The hold, while it lasts. 404 once it is over, booked, let go or ended by another hold. A page that shows one asks when its person
 * comes back to it.
 * @summary Read a hold
 */
export const slotHoldRead = async (id: string, options?: Parameters<typeof http>[1]): Promise<SlotHoldReadAnswer> => {
  return http<SlotHoldReadAnswer>(getSlotHoldReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getSlotHoldReadQueryKey = (id: string) => {
  return ['api', 'v0', 'fo', 'patient', 'slot-holds', id].filter((q) => q !== undefined);
};

export const getSlotHoldReadQueryOptions = <
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSlotHoldReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof slotHoldRead>>> = ({ signal }) =>
    slotHoldRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof slotHoldRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SlotHoldReadQueryResult = NonNullable<Awaited<ReturnType<typeof slotHoldRead>>>;
export type SlotHoldReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof slotHoldRead>>,
          TError,
          Awaited<ReturnType<typeof slotHoldRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof slotHoldRead>>,
          TError,
          Awaited<ReturnType<typeof slotHoldRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read a hold
 */

export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSlotHoldReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSlotHoldRead} query
 */
export const invalidateSlotHoldRead = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSlotHoldReadQueryKey(id) }, options);

  return queryClient;
};

export const getSlotHoldReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSlotHoldReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof slotHoldRead>>> = ({ signal }) =>
    slotHoldRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SlotHoldReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof slotHoldRead>>>;
export type SlotHoldReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read a hold
 */

export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSlotHoldReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSlotHoldDeleteUrl = (id: string) => {
  return `/api/v0/fo/patient/slot-holds/${encodeURIComponent(String(id))}`;
};

/**
 * Releases the slot before the 5 minutes end.
 * @summary Release a hold
 */
export const slotHoldDelete = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getSlotHoldDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getSlotHoldDeleteMutationKey = () => ['slotHoldDelete'] as const;

export const getSlotHoldDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof slotHoldDelete>>,
      TError,
      SlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof slotHoldDelete>>,
  TError,
  SlotHoldDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getSlotHoldDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof slotHoldDelete>>, SlotHoldDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return slotHoldDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof slotHoldDelete>>,
    variables: SlotHoldDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'patient', 'slot-holds'],
            ['api', 'v0', 'front', 'doctors'],
            ['api', 'v0', 'front', 'clinics'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SlotHoldDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof slotHoldDelete>>>;

export type SlotHoldDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type SlotHoldDeleteMutationVariables = { id: string };

/**
 * @summary Release a hold
 */
export const useSlotHoldDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof slotHoldDelete>>,
      TError,
      SlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof slotHoldDelete>>, TError, SlotHoldDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSlotHoldDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
