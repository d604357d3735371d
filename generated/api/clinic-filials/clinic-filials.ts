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
import type { ClinicFilialCreateAnswer } from '../../models/clinic-filial-create-answer.ts';
import type { ClinicFilialListAnswer } from '../../models/clinic-filial-list-answer.ts';
import type { ClinicFilialOrderUpdateAnswer } from '../../models/clinic-filial-order-update-answer.ts';
import type { ClinicFilialReadAnswer } from '../../models/clinic-filial-read-answer.ts';
import type { ClinicFilialStateUpdateAnswer } from '../../models/clinic-filial-state-update-answer.ts';
import type { ClinicFilialTouchedVisitsAnswer } from '../../models/clinic-filial-touched-visits-answer.ts';
import type { ClinicFilialUpdateAnswer } from '../../models/clinic-filial-update-answer.ts';
import type { ClinicFilialUpdateHeaders } from '../../models/clinic-filial-update-headers.ts';
import type { FilialChangeRequest } from '../../models/filial-change-request.ts';
import type { FilialOrderRequest } from '../../models/filial-order-request.ts';
import type { FilialRequest } from '../../models/filial-request.ts';
import type { FilialStateRequest } from '../../models/filial-state-request.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicHomeQueryKey } from '../clinic-home/clinic-home.ts';
import { getClinicProfileQueryKey } from '../clinic-profile/clinic-profile.ts';
import { getClinicReadinessQueryKey } from '../clinic-readiness/clinic-readiness.ts';
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

export const getClinicFilialListUrl = () => {
  return `/api/v0/fo/clinic/filials`;
};

/**
 * Filials of the logged-in clinic with today's figures, in the clinic's order.
 * @summary Own filials
 */
export const clinicFilialList = async (options?: Parameters<typeof http>[1]): Promise<ClinicFilialListAnswer> => {
  return http<ClinicFilialListAnswer>(getClinicFilialListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFilialListQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'filials'].filter((q) => q !== undefined);
};

export const getClinicFilialListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialList>>> = ({ signal }) =>
    clinicFilialList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilialList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialList>>>;
export type ClinicFilialListQueryError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>;

export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialList>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialList>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own filials
 */

export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilialList} query
 */
export const invalidateClinicFilialList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFilialListQueryKey() }, options);

  return queryClient;
};

export const getClinicFilialListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialList>>> = ({ signal }) =>
    clinicFilialList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialList>>>;
export type ClinicFilialListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse
>;

export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own filials
 */

export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFilialCreateUrl = () => {
  return `/api/v0/fo/clinic/filials`;
};

/**
 * Adds a filial without doctors: a draft, which patients do not see until it is opened (`clinicFilialStateUpdate`).
 * @summary Add a filial
 */
export const clinicFilialCreate = async (
  filialRequest: FilialRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialCreateAnswer> => {
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
  return http<ClinicFilialCreateAnswer>(getClinicFilialCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(filialRequest),
  });
};

export const getClinicFilialCreateMutationKey = () => ['clinicFilialCreate'] as const;

export const getClinicFilialCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicFilialCreate>>,
      TError,
      ClinicFilialCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialCreate>>,
  TError,
  ClinicFilialCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialCreate>>,
    ClinicFilialCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicFilialCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialCreate>>,
    variables: ClinicFilialCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicFilialListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
            getClinicVisitListQueryKey(),
            getClinicProfileQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialCreate>>>;
export type ClinicFilialCreateMutationBody = FilialRequest;
export type ClinicFilialCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicFilialCreateMutationVariables = { data: FilialRequest };

/**
 * @summary Add a filial
 */
export const useClinicFilialCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialCreate>>,
      TError,
      ClinicFilialCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialCreate>>,
  TError,
  ClinicFilialCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFilialOrderUpdateUrl = () => {
  return `/api/v0/fo/clinic/filial-order`;
};

/**
 * The order of filials in lists and on the page of the clinic.
 * @summary Order of the filials
 */
export const clinicFilialOrderUpdate = async (
  filialOrderRequest: FilialOrderRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialOrderUpdateAnswer> => {
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
  return http<ClinicFilialOrderUpdateAnswer>(getClinicFilialOrderUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(filialOrderRequest),
  });
};

export const getClinicFilialOrderUpdateMutationKey = () => ['clinicFilialOrderUpdate'] as const;

export const getClinicFilialOrderUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicFilialOrderUpdate>>,
      TError,
      ClinicFilialOrderUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialOrderUpdate>>,
  TError,
  ClinicFilialOrderUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialOrderUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialOrderUpdate>>,
    ClinicFilialOrderUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicFilialOrderUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialOrderUpdate>>,
    variables: ClinicFilialOrderUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicFilialListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
            getClinicVisitListQueryKey(),
            getClinicProfileQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialOrderUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialOrderUpdate>>>;
export type ClinicFilialOrderUpdateMutationBody = FilialOrderRequest;
export type ClinicFilialOrderUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicFilialOrderUpdateMutationVariables = { data: FilialOrderRequest };

/**
 * @summary Order of the filials
 */
export const useClinicFilialOrderUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialOrderUpdate>>,
      TError,
      ClinicFilialOrderUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialOrderUpdate>>,
  TError,
  ClinicFilialOrderUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialOrderUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFilialReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}`;
};

/**
 * A filial with its hours.
 * @summary One filial
 */
export const clinicFilialRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialReadAnswer> => {
  return http<ClinicFilialReadAnswer>(getClinicFilialReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFilialReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'filials', id].filter((q) => q !== undefined);
};

export const getClinicFilialReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialRead>>> = ({ signal }) =>
    clinicFilialRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilialRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialRead>>>;
export type ClinicFilialReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialRead>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialRead>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One filial
 */

export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilialRead} query
 */
export const invalidateClinicFilialRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFilialReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicFilialReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialRead>>> = ({ signal }) =>
    clinicFilialRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialRead>>>;
export type ClinicFilialReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One filial
 */

export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFilialUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}`;
};

/**
 * Saves the filial. Doctors' hours stay as they are; patients are offered what lies within both. Booked visits that the new hours or closed
 * days leave outside (`clinicFilialTouchedVisits`) need a decision each: 409 `visits_undecided` names those without one in
 * `details.visit_ids`, and nothing is saved.
 * With `hours_from` the new week begins on that day; while another change is announced, 409 `wrong_state`.
 * @summary Change a filial
 */
export const clinicFilialUpdate = async (
  id: number,
  filialRequest: FilialRequest,
  headers?: ClinicFilialUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialUpdateAnswer> => {
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
  return http<ClinicFilialUpdateAnswer>(getClinicFilialUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(filialRequest),
  });
};

export const getClinicFilialUpdateMutationKey = () => ['clinicFilialUpdate'] as const;

export const getClinicFilialUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicFilialUpdate>>,
      TError,
      ClinicFilialUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialUpdate>>,
  TError,
  ClinicFilialUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialUpdate>>,
    ClinicFilialUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return clinicFilialUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialUpdate>>,
    variables: ClinicFilialUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicFilialListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
            getClinicVisitListQueryKey(),
            getClinicProfileQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialUpdate>>>;
export type ClinicFilialUpdateMutationBody = FilialRequest;
export type ClinicFilialUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicFilialUpdateMutationVariables = {
  id: number;
  data: FilialRequest;
  headers?: ClinicFilialUpdateHeaders;
};

/**
 * @summary Change a filial
 */
export const useClinicFilialUpdate = <
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
      Awaited<ReturnType<typeof clinicFilialUpdate>>,
      TError,
      ClinicFilialUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialUpdate>>,
  TError,
  ClinicFilialUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFilialDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}`;
};

/**
 * Removes a filial that was never booked, with its prices, pictures and the hours of its doctors there. A filial
 * with visits can only be closed: 409 `wrong_state`.
 * @summary Remove a filial
 */
export const clinicFilialDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicFilialDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicFilialDeleteMutationKey = () => ['clinicFilialDelete'] as const;

export const getClinicFilialDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialDelete>>,
      TError,
      ClinicFilialDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialDelete>>,
  TError,
  ClinicFilialDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialDelete>>,
    ClinicFilialDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicFilialDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialDelete>>,
    variables: ClinicFilialDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicFilialListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
            getClinicVisitListQueryKey(),
            getClinicProfileQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialDelete>>>;

export type ClinicFilialDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicFilialDeleteMutationVariables = { id: number };

/**
 * @summary Remove a filial
 */
export const useClinicFilialDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialDelete>>,
      TError,
      ClinicFilialDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialDelete>>,
  TError,
  ClinicFilialDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFilialStateUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/state`;
};

/**
 * Opens or closes a filial, or makes it a draft again. A filial without hours can't open: 409 `wrong_state`. Each visit that loses its place is moved or
 * cancelled: 409 `visits_undecided` names those without a decision in `details.visit_ids`. With `closes_on` it stays open until that day;
 * while another change is announced, 409 `wrong_state`. `open` for an open filial takes back what is announced for it.
 * @summary Open or close a filial
 */
export const clinicFilialStateUpdate = async (
  id: number,
  filialStateRequest: FilialStateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialStateUpdateAnswer> => {
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
  return http<ClinicFilialStateUpdateAnswer>(getClinicFilialStateUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(filialStateRequest),
  });
};

export const getClinicFilialStateUpdateMutationKey = () => ['clinicFilialStateUpdate'] as const;

export const getClinicFilialStateUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicFilialStateUpdate>>,
      TError,
      ClinicFilialStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialStateUpdate>>,
  TError,
  ClinicFilialStateUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialStateUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialStateUpdate>>,
    ClinicFilialStateUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicFilialStateUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialStateUpdate>>,
    variables: ClinicFilialStateUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicFilialListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
            getClinicVisitListQueryKey(),
            getClinicProfileQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialStateUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialStateUpdate>>>;
export type ClinicFilialStateUpdateMutationBody = FilialStateRequest;
export type ClinicFilialStateUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicFilialStateUpdateMutationVariables = { id: number; data: FilialStateRequest };

/**
 * @summary Open or close a filial
 */
export const useClinicFilialStateUpdate = <
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
      Awaited<ReturnType<typeof clinicFilialStateUpdate>>,
      TError,
      ClinicFilialStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialStateUpdate>>,
  TError,
  ClinicFilialStateUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialStateUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFilialTouchedVisitsUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/touched-visits`;
};

/**
 * Changes nothing. Lists the visits that have not begun and would be outside the changed hours, on a closed day
 * or in a closed filial, the earliest first. Visits that are already outside are not listed.
 * @summary Visits that a change would affect
 */
export const clinicFilialTouchedVisits = async (
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialTouchedVisitsAnswer> => {
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
  return http<ClinicFilialTouchedVisitsAnswer>(getClinicFilialTouchedVisitsUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(filialChangeRequest),
  });
};

export const getClinicFilialTouchedVisitsQueryKey = (id: number, filialChangeRequest?: FilialChangeRequest) => {
  return ['POST', 'api', 'v0', 'fo', 'clinic', 'filials', id, 'touched-visits', filialChangeRequest].filter(
    (q) => q !== undefined,
  );
};

export const getClinicFilialTouchedVisitsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialTouchedVisitsQueryKey(id, filialChangeRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>> = ({ signal }) =>
    clinicFilialTouchedVisits(id, filialChangeRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialTouchedVisitsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>>;
export type ClinicFilialTouchedVisitsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;

export function useClinicFilialTouchedVisits<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialTouchedVisits>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialTouchedVisits<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialTouchedVisits>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialTouchedVisits<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits that a change would affect
 */

export function useClinicFilialTouchedVisits<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialTouchedVisitsQueryOptions(id, filialChangeRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilialTouchedVisits} query
 */
export const invalidateClinicFilialTouchedVisits = async (
  queryClient: QueryClient,
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: getClinicFilialTouchedVisitsQueryKey(id, filialChangeRequest) },
    options,
  );

  return queryClient;
};

export const getClinicFilialTouchedVisitsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialTouchedVisitsQueryKey(id, filialChangeRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>> = ({ signal }) =>
    clinicFilialTouchedVisits(id, filialChangeRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialTouchedVisitsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof clinicFilialTouchedVisits>>
>;
export type ClinicFilialTouchedVisitsSuspenseQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;

export function useClinicFilialTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits that a change would affect
 */

export function useClinicFilialTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialTouchedVisits>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  id: number,
  filialChangeRequest: FilialChangeRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialTouchedVisitsSuspenseQueryOptions(id, filialChangeRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
