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
import type { DoctorWaitlistAnswer } from '../../models/doctor-waitlist-answer.ts';
import type { DoctorWaitlistOfferUpdateAnswer } from '../../models/doctor-waitlist-offer-update-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { WaitlistOfferRequest } from '../../models/waitlist-offer-request.ts';

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

export const getDoctorWaitlistUrl = () => {
  return `/api/v0/fo/doctor/waitlist`;
};

/**
 * People on the doctor's waitlist, oldest entry first. An entry ends with its visit, or when the person books the doctor.
 * @summary Waitlist of the cabinet
 */
export const doctorWaitlist = async (options?: Parameters<typeof http>[1]): Promise<DoctorWaitlistAnswer> => {
  return http<DoctorWaitlistAnswer>(getDoctorWaitlistUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorWaitlistQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'waitlist'].filter((q) => q !== undefined);
};

export const getDoctorWaitlistQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorWaitlistQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorWaitlist>>> = ({ signal }) =>
    doctorWaitlist({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorWaitlist>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorWaitlistQueryResult = NonNullable<Awaited<ReturnType<typeof doctorWaitlist>>>;
export type DoctorWaitlistQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorWaitlist<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorWaitlist>>,
          TError,
          Awaited<ReturnType<typeof doctorWaitlist>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWaitlist<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorWaitlist>>,
          TError,
          Awaited<ReturnType<typeof doctorWaitlist>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWaitlist<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist of the cabinet
 */

export function useDoctorWaitlist<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorWaitlistQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorWaitlist} query
 */
export const invalidateDoctorWaitlist = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorWaitlistQueryKey() }, options);

  return queryClient;
};

export const getDoctorWaitlistSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorWaitlistQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorWaitlist>>> = ({ signal }) =>
    doctorWaitlist({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorWaitlistSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorWaitlist>>>;
export type DoctorWaitlistSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorWaitlistSuspense<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWaitlistSuspense<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWaitlistSuspense<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist of the cabinet
 */

export function useDoctorWaitlistSuspense<
  TData = Awaited<ReturnType<typeof doctorWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorWaitlistSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorWaitlistOfferUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/waitlist/${encodeURIComponent(String(id))}/offer`;
};

/**
 * Holds a free time for the waiting person and notifies them (`waitlist`). They book it, or move their visit to
 * it, as usual. A new offer replaces the earlier one. 409 at `starts_at` when the time is not free.
 * @summary Offer a time
 */
export const doctorWaitlistOfferUpdate = async (
  id: number,
  waitlistOfferRequest: WaitlistOfferRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorWaitlistOfferUpdateAnswer> => {
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
  return http<DoctorWaitlistOfferUpdateAnswer>(getDoctorWaitlistOfferUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(waitlistOfferRequest),
  });
};

export const getDoctorWaitlistOfferUpdateMutationKey = () => ['doctorWaitlistOfferUpdate'] as const;

export const getDoctorWaitlistOfferUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>,
      TError,
      DoctorWaitlistOfferUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>,
  TError,
  DoctorWaitlistOfferUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorWaitlistOfferUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>,
    DoctorWaitlistOfferUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorWaitlistOfferUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>,
    variables: DoctorWaitlistOfferUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorWaitlistQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorWaitlistOfferUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>
>;
export type DoctorWaitlistOfferUpdateMutationBody = WaitlistOfferRequest;
export type DoctorWaitlistOfferUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorWaitlistOfferUpdateMutationVariables = { id: number; data: WaitlistOfferRequest };

/**
 * @summary Offer a time
 */
export const useDoctorWaitlistOfferUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>,
      TError,
      DoctorWaitlistOfferUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorWaitlistOfferUpdate>>,
  TError,
  DoctorWaitlistOfferUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorWaitlistOfferUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorWaitlistOfferDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/waitlist/${encodeURIComponent(String(id))}/offer`;
};

/**
 * Ends the offer and frees its slot. Without an offer the call changes nothing.
 * @summary Withdraw an offer
 */
export const doctorWaitlistOfferDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorWaitlistOfferDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorWaitlistOfferDeleteMutationKey = () => ['doctorWaitlistOfferDelete'] as const;

export const getDoctorWaitlistOfferDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>,
      TError,
      DoctorWaitlistOfferDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>,
  TError,
  DoctorWaitlistOfferDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorWaitlistOfferDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>,
    DoctorWaitlistOfferDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorWaitlistOfferDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>,
    variables: DoctorWaitlistOfferDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorWaitlistQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorWaitlistOfferDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>
>;

export type DoctorWaitlistOfferDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorWaitlistOfferDeleteMutationVariables = { id: number };

/**
 * @summary Withdraw an offer
 */
export const useDoctorWaitlistOfferDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>,
      TError,
      DoctorWaitlistOfferDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorWaitlistOfferDelete>>,
  TError,
  DoctorWaitlistOfferDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorWaitlistOfferDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
