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
import type { ClinicWaitlistAnswer } from '../../models/clinic-waitlist-answer.ts';
import type { ClinicWaitlistCreateAnswer } from '../../models/clinic-waitlist-create-answer.ts';
import type { ClinicWaitlistOfferUpdateAnswer } from '../../models/clinic-waitlist-offer-update-answer.ts';
import type { ClinicWaitlistParams } from '../../models/clinic-waitlist-params.ts';
import type { ClinicWaitlistRequest } from '../../models/clinic-waitlist-request.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { WaitlistOfferRequest } from '../../models/waitlist-offer-request.ts';
import { getClinicClientListQueryKey } from '../clinic-clients/clinic-clients.ts';

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

export const getClinicWaitlistUrl = (params?: ClinicWaitlistParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/waitlist?${stringifiedParams}`
    : `/api/v0/fo/clinic/waitlist`;
};

/**
 * People on the waitlists of the clinic's filials, oldest entry first. An entry ends with its visit, or when the person books the doctor.
 * @summary Waitlist of the cabinet
 */
export const clinicWaitlist = async (
  params?: ClinicWaitlistParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicWaitlistAnswer> => {
  return http<ClinicWaitlistAnswer>(getClinicWaitlistUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicWaitlistQueryKey = (params?: ClinicWaitlistParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'waitlist', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicWaitlistQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicWaitlistQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicWaitlist>>> = ({ signal }) =>
    clinicWaitlist(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicWaitlist>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicWaitlistQueryResult = NonNullable<Awaited<ReturnType<typeof clinicWaitlist>>>;
export type ClinicWaitlistQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicWaitlist<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicWaitlistParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicWaitlist>>,
          TError,
          Awaited<ReturnType<typeof clinicWaitlist>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicWaitlist<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicWaitlist>>,
          TError,
          Awaited<ReturnType<typeof clinicWaitlist>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicWaitlist<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist of the cabinet
 */

export function useClinicWaitlist<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicWaitlistQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicWaitlist} query
 */
export const invalidateClinicWaitlist = async (
  queryClient: QueryClient,
  params?: ClinicWaitlistParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicWaitlistQueryKey(params) }, options);

  return queryClient;
};

export const getClinicWaitlistSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicWaitlistQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicWaitlist>>> = ({ signal }) =>
    clinicWaitlist(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicWaitlistSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicWaitlist>>>;
export type ClinicWaitlistSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicWaitlistSuspense<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicWaitlistParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicWaitlistSuspense<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicWaitlistSuspense<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist of the cabinet
 */

export function useClinicWaitlistSuspense<
  TData = Awaited<ReturnType<typeof clinicWaitlist>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicWaitlistParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicWaitlist>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicWaitlistSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicWaitlistCreateUrl = () => {
  return `/api/v0/fo/clinic/waitlist`;
};

/**
 * Puts a client on the list of those who wait for a doctor's first time that suits, for 28 days. Whoever has an account finds the wish
 * there, and is notified of offers; who has none is called. The desk may do so while the doctor has free times, which may not suit. 409 at
 * `doctor_id` when the client waits for this doctor, filial and service already.
 * @summary Put a caller on the waitlist
 */
export const clinicWaitlistCreate = async (
  clinicWaitlistRequest: ClinicWaitlistRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicWaitlistCreateAnswer> => {
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
  return http<ClinicWaitlistCreateAnswer>(getClinicWaitlistCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicWaitlistRequest),
  });
};

export const getClinicWaitlistCreateMutationKey = () => ['clinicWaitlistCreate'] as const;

export const getClinicWaitlistCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicWaitlistCreate>>,
      TError,
      ClinicWaitlistCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicWaitlistCreate>>,
  TError,
  ClinicWaitlistCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicWaitlistCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicWaitlistCreate>>,
    ClinicWaitlistCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicWaitlistCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicWaitlistCreate>>,
    variables: ClinicWaitlistCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicWaitlistQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicWaitlistCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicWaitlistCreate>>>;
export type ClinicWaitlistCreateMutationBody = ClinicWaitlistRequest;
export type ClinicWaitlistCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicWaitlistCreateMutationVariables = { data: ClinicWaitlistRequest };

/**
 * @summary Put a caller on the waitlist
 */
export const useClinicWaitlistCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicWaitlistCreate>>,
      TError,
      ClinicWaitlistCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicWaitlistCreate>>,
  TError,
  ClinicWaitlistCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicWaitlistCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicWaitlistDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/waitlist/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes an entry that the desk added, with its offer; 409 at `id` for a person who joined online.
 * @summary Remove a person from the waitlist
 */
export const clinicWaitlistDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicWaitlistDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicWaitlistDeleteMutationKey = () => ['clinicWaitlistDelete'] as const;

export const getClinicWaitlistDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicWaitlistDelete>>,
      TError,
      ClinicWaitlistDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicWaitlistDelete>>,
  TError,
  ClinicWaitlistDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicWaitlistDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicWaitlistDelete>>,
    ClinicWaitlistDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicWaitlistDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicWaitlistDelete>>,
    variables: ClinicWaitlistDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicWaitlistQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicWaitlistDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicWaitlistDelete>>>;

export type ClinicWaitlistDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicWaitlistDeleteMutationVariables = { id: number };

/**
 * @summary Remove a person from the waitlist
 */
export const useClinicWaitlistDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicWaitlistDelete>>,
      TError,
      ClinicWaitlistDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicWaitlistDelete>>,
  TError,
  ClinicWaitlistDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicWaitlistDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicWaitlistOfferUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/waitlist/${encodeURIComponent(String(id))}/offer`;
};

/**
 * Holds a free time for the waiting person and notifies them (`waitlist`). They book it, or move their visit to
 * it, as usual. A new offer replaces the earlier one. 409 at `starts_at` when the time is not free.
 * @summary Offer a time
 */
export const clinicWaitlistOfferUpdate = async (
  id: number,
  waitlistOfferRequest: WaitlistOfferRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicWaitlistOfferUpdateAnswer> => {
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
  return http<ClinicWaitlistOfferUpdateAnswer>(getClinicWaitlistOfferUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(waitlistOfferRequest),
  });
};

export const getClinicWaitlistOfferUpdateMutationKey = () => ['clinicWaitlistOfferUpdate'] as const;

export const getClinicWaitlistOfferUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>,
      TError,
      ClinicWaitlistOfferUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>,
  TError,
  ClinicWaitlistOfferUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicWaitlistOfferUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>,
    ClinicWaitlistOfferUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicWaitlistOfferUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>,
    variables: ClinicWaitlistOfferUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicWaitlistQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicWaitlistOfferUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>
>;
export type ClinicWaitlistOfferUpdateMutationBody = WaitlistOfferRequest;
export type ClinicWaitlistOfferUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicWaitlistOfferUpdateMutationVariables = { id: number; data: WaitlistOfferRequest };

/**
 * @summary Offer a time
 */
export const useClinicWaitlistOfferUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>,
      TError,
      ClinicWaitlistOfferUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicWaitlistOfferUpdate>>,
  TError,
  ClinicWaitlistOfferUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicWaitlistOfferUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicWaitlistOfferDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/waitlist/${encodeURIComponent(String(id))}/offer`;
};

/**
 * Ends the offer and frees its slot. Without an offer the call changes nothing.
 * @summary Withdraw an offer
 */
export const clinicWaitlistOfferDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicWaitlistOfferDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicWaitlistOfferDeleteMutationKey = () => ['clinicWaitlistOfferDelete'] as const;

export const getClinicWaitlistOfferDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>,
      TError,
      ClinicWaitlistOfferDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>,
  TError,
  ClinicWaitlistOfferDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicWaitlistOfferDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>,
    ClinicWaitlistOfferDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicWaitlistOfferDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>,
    variables: ClinicWaitlistOfferDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicWaitlistQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicWaitlistOfferDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>
>;

export type ClinicWaitlistOfferDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicWaitlistOfferDeleteMutationVariables = { id: number };

/**
 * @summary Withdraw an offer
 */
export const useClinicWaitlistOfferDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>,
      TError,
      ClinicWaitlistOfferDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicWaitlistOfferDelete>>,
  TError,
  ClinicWaitlistOfferDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicWaitlistOfferDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
