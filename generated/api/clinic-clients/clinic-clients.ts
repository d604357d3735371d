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
import type { ClientNoteRequest } from '../../models/client-note-request.ts';
import type { ClientRequest } from '../../models/client-request.ts';
import type { ClinicClientCreateAnswer } from '../../models/clinic-client-create-answer.ts';
import type { ClinicClientListAnswer } from '../../models/clinic-client-list-answer.ts';
import type { ClinicClientListParams } from '../../models/clinic-client-list-params.ts';
import type { ClinicClientNoteCreateAnswer } from '../../models/clinic-client-note-create-answer.ts';
import type { ClinicClientReadAnswer } from '../../models/clinic-client-read-answer.ts';
import type { ClinicClientUpdateAnswer } from '../../models/clinic-client-update-answer.ts';
import type { ClinicClientUpdateHeaders } from '../../models/clinic-client-update-headers.ts';
import type { ClinicClientVisitListAnswer } from '../../models/clinic-client-visit-list-answer.ts';
import type { ClinicClientVisitListParams } from '../../models/clinic-client-visit-list-params.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicVisitListQueryKey } from '../clinic-visits/clinic-visits.ts';

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

export const getClinicClientListUrl = (params?: ClinicClientListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/clients?${stringifiedParams}` : `/api/v0/fo/clinic/clients`;
};

/**
 * People whom the clinic has booked or written in, found by name (Kazakh and Russian letters count as one another, each word may be
 * cut short) or by any part of a phone. Where nobody is found so, the name is read as typed in the other keyboard layout or in Latin
 * letters, then with one slip forgiven in each word of four letters or more. Filters narrow together. Clients without the value of `sort` come last in both directions.
 * @summary Clients
 */
export const clinicClientList = async (
  params?: ClinicClientListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientListAnswer> => {
  return http<ClinicClientListAnswer>(getClinicClientListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicClientListQueryKey = (params?: ClinicClientListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'clients', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicClientListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientList>>> = ({ signal }) =>
    clinicClientList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicClientList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicClientListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientList>>>;
export type ClinicClientListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicClientListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clients
 */

export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicClientList} query
 */
export const invalidateClinicClientList = async (
  queryClient: QueryClient,
  params?: ClinicClientListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicClientListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicClientListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientList>>> = ({ signal }) =>
    clinicClientList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicClientListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientList>>>;
export type ClinicClientListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicClientListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clients
 */

export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicClientCreateUrl = () => {
  return `/api/v0/fo/clinic/clients`;
};

/**
 * Adds a person as a client before any visit. 409 `already_exists` at `phone` when a client of this name has this phone
 * already: `details.client_id` says who. A family may share a phone.
 * @summary Add a client
 */
export const clinicClientCreate = async (
  clientRequest: ClientRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientCreateAnswer> => {
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
  return http<ClinicClientCreateAnswer>(getClinicClientCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clientRequest),
  });
};

export const getClinicClientCreateMutationKey = () => ['clinicClientCreate'] as const;

export const getClinicClientCreateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicClientCreate>>,
      TError,
      ClinicClientCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicClientCreate>>,
  TError,
  ClinicClientCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicClientCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicClientCreate>>,
    ClinicClientCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicClientCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicClientCreate>>,
    variables: ClinicClientCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicClientCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicClientCreate>>>;
export type ClinicClientCreateMutationBody = ClientRequest;
export type ClinicClientCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicClientCreateMutationVariables = { data: ClientRequest };

/**
 * @summary Add a client
 */
export const useClinicClientCreate = <
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
      Awaited<ReturnType<typeof clinicClientCreate>>,
      TError,
      ClinicClientCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicClientCreate>>,
  TError,
  ClinicClientCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicClientCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicClientReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/clients/${encodeURIComponent(String(id))}`;
};

/**
 * Contacts, notes of the reception and a summary of the client's visits in the clinic.
 * @summary A client's card
 */
export const clinicClientRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientReadAnswer> => {
  return http<ClinicClientReadAnswer>(getClinicClientReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicClientReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'clients', id].filter((q) => q !== undefined);
};

export const getClinicClientReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientRead>>> = ({ signal }) =>
    clinicClientRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicClientRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicClientReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientRead>>>;
export type ClinicClientReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicClientRead<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientRead>>,
          TError,
          Awaited<ReturnType<typeof clinicClientRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientRead<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientRead>>,
          TError,
          Awaited<ReturnType<typeof clinicClientRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientRead<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A client's card
 */

export function useClinicClientRead<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicClientRead} query
 */
export const invalidateClinicClientRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicClientReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicClientReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientRead>>> = ({ signal }) =>
    clinicClientRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicClientReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientRead>>>;
export type ClinicClientReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicClientReadSuspense<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientReadSuspense<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientReadSuspense<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A client's card
 */

export function useClinicClientReadSuspense<
  TData = Awaited<ReturnType<typeof clinicClientRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicClientUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/clients/${encodeURIComponent(String(id))}`;
};

/**
 * Saves what the clinic knows about the person; an account of theirs stays as it is. Active visits with the old
 * phone get the new one. 409 as for `clinicClientCreate`.
 * @summary Change a client's card
 */
export const clinicClientUpdate = async (
  id: number,
  clientRequest: ClientRequest,
  headers?: ClinicClientUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientUpdateAnswer> => {
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
  return http<ClinicClientUpdateAnswer>(getClinicClientUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(clientRequest),
  });
};

export const getClinicClientUpdateMutationKey = () => ['clinicClientUpdate'] as const;

export const getClinicClientUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicClientUpdate>>,
      TError,
      ClinicClientUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicClientUpdate>>,
  TError,
  ClinicClientUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicClientUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicClientUpdate>>,
    ClinicClientUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return clinicClientUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicClientUpdate>>,
    variables: ClinicClientUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicClientUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicClientUpdate>>>;
export type ClinicClientUpdateMutationBody = ClientRequest;
export type ClinicClientUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicClientUpdateMutationVariables = {
  id: number;
  data: ClientRequest;
  headers?: ClinicClientUpdateHeaders;
};

/**
 * @summary Change a client's card
 */
export const useClinicClientUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicClientUpdate>>,
      TError,
      ClinicClientUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicClientUpdate>>,
  TError,
  ClinicClientUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicClientUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicClientVisitListUrl = (id: number, params?: ClinicClientVisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/clients/${encodeURIComponent(String(id))}/visits?${stringifiedParams}`
    : `/api/v0/fo/clinic/clients/${encodeURIComponent(String(id))}/visits`;
};

/**
 * All visits of the client in this clinic, including future ones, latest first.
 * @summary A client's visits
 */
export const clinicClientVisitList = async (
  id: number,
  params?: ClinicClientVisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientVisitListAnswer> => {
  return http<ClinicClientVisitListAnswer>(getClinicClientVisitListUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicClientVisitListQueryKey = (id: number, params?: ClinicClientVisitListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'clients', id, 'visits', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getClinicClientVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientVisitListQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientVisitList>>> = ({ signal }) =>
    clinicClientVisitList(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicClientVisitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicClientVisitListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientVisitList>>>;
export type ClinicClientVisitListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicClientVisitList<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: undefined | ClinicClientVisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientVisitList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientVisitList<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientVisitList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientVisitList<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A client's visits
 */

export function useClinicClientVisitList<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientVisitListQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicClientVisitList} query
 */
export const invalidateClinicClientVisitList = async (
  queryClient: QueryClient,
  id: number,
  params?: ClinicClientVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicClientVisitListQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicClientVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientVisitListQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientVisitList>>> = ({ signal }) =>
    clinicClientVisitList(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicClientVisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientVisitList>>>;
export type ClinicClientVisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicClientVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: undefined | ClinicClientVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A client's visits
 */

export function useClinicClientVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicClientVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientVisitListSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicClientNoteCreateUrl = (id: number) => {
  return `/api/v0/fo/clinic/clients/${encodeURIComponent(String(id))}/notes`;
};

/**
 * Adds a note for the reception, at most 50 for a client. The same text twice in a row stays one note.
 * @summary Add a note about a client
 */
export const clinicClientNoteCreate = async (
  id: number,
  clientNoteRequest: ClientNoteRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientNoteCreateAnswer> => {
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
  return http<ClinicClientNoteCreateAnswer>(getClinicClientNoteCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clientNoteRequest),
  });
};

export const getClinicClientNoteCreateMutationKey = () => ['clinicClientNoteCreate'] as const;

export const getClinicClientNoteCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof clinicClientNoteCreate>>,
      TError,
      ClinicClientNoteCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicClientNoteCreate>>,
  TError,
  ClinicClientNoteCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicClientNoteCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicClientNoteCreate>>,
    ClinicClientNoteCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicClientNoteCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicClientNoteCreate>>,
    variables: ClinicClientNoteCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicClientNoteCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicClientNoteCreate>>>;
export type ClinicClientNoteCreateMutationBody = ClientNoteRequest;
export type ClinicClientNoteCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicClientNoteCreateMutationVariables = { id: number; data: ClientNoteRequest };

/**
 * @summary Add a note about a client
 */
export const useClinicClientNoteCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicClientNoteCreate>>,
      TError,
      ClinicClientNoteCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicClientNoteCreate>>,
  TError,
  ClinicClientNoteCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicClientNoteCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicClientNoteDeleteUrl = (id: number, note: number) => {
  return `/api/v0/fo/clinic/clients/${encodeURIComponent(String(id))}/notes/${encodeURIComponent(String(note))}`;
};

/**
 * Deletes the note for all staff of the clinic.
 * @summary Delete a note about a client
 */
export const clinicClientNoteDelete = async (
  id: number,
  note: number,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getClinicClientNoteDeleteUrl(id, note), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicClientNoteDeleteMutationKey = () => ['clinicClientNoteDelete'] as const;

export const getClinicClientNoteDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicClientNoteDelete>>,
      TError,
      ClinicClientNoteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicClientNoteDelete>>,
  TError,
  ClinicClientNoteDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicClientNoteDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicClientNoteDelete>>,
    ClinicClientNoteDeleteMutationVariables
  > = (props) => {
    const { id, note } = props ?? {};

    return clinicClientNoteDelete(id, note, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicClientNoteDelete>>,
    variables: ClinicClientNoteDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicClientNoteDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicClientNoteDelete>>>;

export type ClinicClientNoteDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicClientNoteDeleteMutationVariables = { id: number; note: number };

/**
 * @summary Delete a note about a client
 */
export const useClinicClientNoteDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicClientNoteDelete>>,
      TError,
      ClinicClientNoteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicClientNoteDelete>>,
  TError,
  ClinicClientNoteDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicClientNoteDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
