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
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { DoctorArchiveAnswer } from '../../models/doctor-archive-answer.ts';
import type { DoctorArchiveParams } from '../../models/doctor-archive-params.ts';
import type { DoctorVisitListAnswer } from '../../models/doctor-visit-list-answer.ts';
import type { DoctorVisitListParams } from '../../models/doctor-visit-list-params.ts';
import type { DoctorVisitStateUpdateAnswer } from '../../models/doctor-visit-state-update-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisitStateRequest } from '../../models/visit-state-request.ts';
import { getDoctorAnalyticsQueryKey } from '../doctor-analytics/doctor-analytics.ts';
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

export const getDoctorVisitListUrl = (params: DoctorVisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/doctor/visits?${stringifiedParams}` : `/api/v0/fo/doctor/visits`;
};

/**
 * The signed-in doctor's visits in a range of days, in order, in all filials.
 * @summary Visits to me
 */
export const doctorVisitList = async (
  params: DoctorVisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitListAnswer> => {
  return http<DoctorVisitListAnswer>(getDoctorVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorVisitListQueryKey = (params?: DoctorVisitListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitList>>> = ({ signal }) =>
    doctorVisitList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorVisitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorVisitListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitList>>>;
export type DoctorVisitListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitList>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitList>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits to me
 */

export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorVisitList} query
 */
export const invalidateDoctorVisitList = async (
  queryClient: QueryClient,
  params: DoctorVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitList>>> = ({ signal }) =>
    doctorVisitList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorVisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitList>>>;
export type DoctorVisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits to me
 */

export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorVisitStateUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/state`;
};

/**
 * Moves a visit along its states, each from its time on, and takes a mistaken mark back on the day of the visit (see States of a
 * visit). A step that is not allowed, or not yet, or no longer, answers 409 at `status` with the reason in words.
 * @summary Change the state of a visit
 */
export const doctorVisitStateUpdate = async (
  id: number,
  visitStateRequest: VisitStateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitStateUpdateAnswer> => {
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
  return http<DoctorVisitStateUpdateAnswer>(getDoctorVisitStateUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitStateRequest),
  });
};

export const getDoctorVisitStateUpdateMutationKey = () => ['doctorVisitStateUpdate'] as const;

export const getDoctorVisitStateUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
      TError,
      DoctorVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
  TError,
  DoctorVisitStateUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitStateUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
    DoctorVisitStateUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitStateUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
    variables: DoctorVisitStateUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorVisitListQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorArchiveQueryKey(),
            getDoctorAnalyticsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitStateUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitStateUpdate>>>;
export type DoctorVisitStateUpdateMutationBody = VisitStateRequest;
export type DoctorVisitStateUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorVisitStateUpdateMutationVariables = { id: number; data: VisitStateRequest };

/**
 * @summary Change the state of a visit
 */
export const useDoctorVisitStateUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
      TError,
      DoctorVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
  TError,
  DoctorVisitStateUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorVisitStateUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorArchiveUrl = (params?: DoctorArchiveParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/doctor/archive?${stringifiedParams}` : `/api/v0/fo/doctor/archive`;
};

/**
 * Ended visits, newest first.
 * @summary Archive
 */
export const doctorArchive = async (
  params?: DoctorArchiveParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorArchiveAnswer> => {
  return http<DoctorArchiveAnswer>(getDoctorArchiveUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorArchiveQueryKey = (params?: DoctorArchiveParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'archive', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorArchiveQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorArchiveQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorArchive>>> = ({ signal }) =>
    doctorArchive(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorArchive>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorArchiveQueryResult = NonNullable<Awaited<ReturnType<typeof doctorArchive>>>;
export type DoctorArchiveQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorArchiveParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorArchive>>,
          TError,
          Awaited<ReturnType<typeof doctorArchive>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorArchive>>,
          TError,
          Awaited<ReturnType<typeof doctorArchive>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Archive
 */

export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorArchiveQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorArchive} query
 */
export const invalidateDoctorArchive = async (
  queryClient: QueryClient,
  params?: DoctorArchiveParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorArchiveQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorArchiveSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorArchiveQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorArchive>>> = ({ signal }) =>
    doctorArchive(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorArchiveSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorArchive>>>;
export type DoctorArchiveSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorArchiveParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Archive
 */

export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorArchiveSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
