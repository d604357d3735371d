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
import type { DeskVisitCreateRequest } from '../../models/desk-visit-create-request.ts';
import type { DeskVisitMoveRequest } from '../../models/desk-visit-move-request.ts';
import type { DoctorArchiveAnswer } from '../../models/doctor-archive-answer.ts';
import type { DoctorArchiveParams } from '../../models/doctor-archive-params.ts';
import type { DoctorSlotListAnswer } from '../../models/doctor-slot-list-answer.ts';
import type { DoctorSlotListParams } from '../../models/doctor-slot-list-params.ts';
import type { DoctorVisitCreateAnswer } from '../../models/doctor-visit-create-answer.ts';
import type { DoctorVisitListAnswer } from '../../models/doctor-visit-list-answer.ts';
import type { DoctorVisitListParams } from '../../models/doctor-visit-list-params.ts';
import type { DoctorVisitReadAnswer } from '../../models/doctor-visit-read-answer.ts';
import type { DoctorVisitRescheduleAnswer } from '../../models/doctor-visit-reschedule-answer.ts';
import type { DoctorVisitStateUpdateAnswer } from '../../models/doctor-visit-state-update-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { VisitStateRequest } from '../../models/visit-state-request.ts';
import { getDoctorAnalyticsQueryKey } from '../doctor-analytics/doctor-analytics.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';
import { getDoctorPatientListQueryKey } from '../doctor-patients/doctor-patients.ts';
import { getDoctorWaitlistQueryKey } from '../doctor-waitlist/doctor-waitlist.ts';

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

export const getDoctorVisitListUrl = (params?: DoctorVisitListParams) => {
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
 * The logged-in doctor's visits in order, in all filials unless one is named. `date_from` and `date_to` name a range of at
 * most 42 days; without `date_to` the list goes on to the last visit that is booked. All that waits for an answer, over the whole
 * horizon: `status=pending` without days.
 * @summary Visits to me
 */
export const doctorVisitList = async (
  params?: DoctorVisitListParams,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorVisitListParams,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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
  params?: DoctorVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorVisitListParams,
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

export const getDoctorVisitCreateUrl = () => {
  return `/api/v0/fo/doctor/visits`;
};

/**
 * Books a visit for somebody who called, came by or comes again (see Booking at the desk). It is confirmed at once. 409 at `starts_at`
 * when the time is taken or the person has another visit then.
 * 422 at `funding`: this payer does not pay for the service at that time (proposed).
 * @summary Book for a patient
 */
export const doctorVisitCreate = async (
  deskVisitCreateRequest: DeskVisitCreateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitCreateAnswer> => {
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
  return http<DoctorVisitCreateAnswer>(getDoctorVisitCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deskVisitCreateRequest),
  });
};

export const getDoctorVisitCreateMutationKey = () => ['doctorVisitCreate'] as const;

export const getDoctorVisitCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorVisitCreate>>,
      TError,
      DoctorVisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitCreate>>,
  TError,
  DoctorVisitCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitCreate>>,
    DoctorVisitCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorVisitCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitCreate>>,
    variables: DoctorVisitCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorSlotListQueryKey(),
            getDoctorArchiveQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorAnalyticsQueryKey(),
            getDoctorPatientListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
            getDoctorWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitCreate>>>;
export type DoctorVisitCreateMutationBody = DeskVisitCreateRequest;
export type DoctorVisitCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorVisitCreateMutationVariables = { data: DeskVisitCreateRequest };

/**
 * @summary Book for a patient
 */
export const useDoctorVisitCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitCreate>>,
      TError,
      DoctorVisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitCreate>>,
  TError,
  DoctorVisitCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorVisitCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorVisitReadUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}`;
};

/**
 * A complete visit: the person, history, documents, notes, dispute, and the possible actions with their deadlines.
 * @summary One visit of mine
 */
export const doctorVisitRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitReadAnswer> => {
  return http<DoctorVisitReadAnswer>(getDoctorVisitReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorVisitReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'doctor', 'visits', id].filter((q) => q !== undefined);
};

export const getDoctorVisitReadQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitRead>>> = ({ signal }) =>
    doctorVisitRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorVisitRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorVisitReadQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitRead>>>;
export type DoctorVisitReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorVisitRead<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitRead>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitRead<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitRead>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitRead<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit of mine
 */

export function useDoctorVisitRead<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorVisitRead} query
 */
export const invalidateDoctorVisitRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorVisitReadQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorVisitReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitRead>>> = ({ signal }) =>
    doctorVisitRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorVisitReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitRead>>>;
export type DoctorVisitReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorVisitReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit of mine
 */

export function useDoctorVisitReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorVisitRescheduleUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/reschedule`;
};

/**
 * Moves a visit that is pending or confirmed to a free time, until the end of its day, in one step: the old time is kept until the new
 * one is taken. The visit is confirmed, because the mover has agreed to the time. The patient reads the old and the new time and the reason in the history
 * of the visit and in a notification. The same time again changes nothing. 409 at `starts_at` when the time is taken, at `status` when
 * the visit can't be moved.
 * The payer stays: 409 at `starts_at` at a time at which they do not pay for the service there (proposed).
 * @summary Move a visit to me
 */
export const doctorVisitReschedule = async (
  id: number,
  deskVisitMoveRequest: DeskVisitMoveRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitRescheduleAnswer> => {
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
  return http<DoctorVisitRescheduleAnswer>(getDoctorVisitRescheduleUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deskVisitMoveRequest),
  });
};

export const getDoctorVisitRescheduleMutationKey = () => ['doctorVisitReschedule'] as const;

export const getDoctorVisitRescheduleMutationOptions = <
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
      Awaited<ReturnType<typeof doctorVisitReschedule>>,
      TError,
      DoctorVisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitReschedule>>,
  TError,
  DoctorVisitRescheduleMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitRescheduleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitReschedule>>,
    DoctorVisitRescheduleMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitReschedule(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitReschedule>>,
    variables: DoctorVisitRescheduleMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorSlotListQueryKey(),
            getDoctorArchiveQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorAnalyticsQueryKey(),
            getDoctorPatientListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
            getDoctorWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitRescheduleMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitReschedule>>>;
export type DoctorVisitRescheduleMutationBody = DeskVisitMoveRequest;
export type DoctorVisitRescheduleMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorVisitRescheduleMutationVariables = { id: number; data: DeskVisitMoveRequest };

/**
 * @summary Move a visit to me
 */
export const useDoctorVisitReschedule = <
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
      Awaited<ReturnType<typeof doctorVisitReschedule>>,
      TError,
      DoctorVisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitReschedule>>,
  TError,
  DoctorVisitRescheduleMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorVisitRescheduleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorSlotListUrl = (params: DoctorSlotListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/doctor/slots?${stringifiedParams}` : `/api/v0/fo/doctor/slots`;
};

/**
 * Times at which a visit may be booked or moved to at the desk, taken ones included (see Booking at the desk). At
 * most 42 days in one request; `meta` has the last open day and the first free time.
 * @summary My times
 */
export const doctorSlotList = async (
  params: DoctorSlotListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSlotListAnswer> => {
  return http<DoctorSlotListAnswer>(getDoctorSlotListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSlotListQueryKey = (params?: DoctorSlotListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'slots', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorSlotListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSlotListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSlotList>>> = ({ signal }) =>
    doctorSlotList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSlotList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSlotListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSlotList>>>;
export type DoctorSlotListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorSlotList<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSlotList>>,
          TError,
          Awaited<ReturnType<typeof doctorSlotList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotList<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSlotList>>,
          TError,
          Awaited<ReturnType<typeof doctorSlotList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotList<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary My times
 */

export function useDoctorSlotList<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSlotListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSlotList} query
 */
export const invalidateDoctorSlotList = async (
  queryClient: QueryClient,
  params: DoctorSlotListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSlotListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorSlotListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSlotListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSlotList>>> = ({ signal }) =>
    doctorSlotList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSlotListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSlotList>>>;
export type DoctorSlotListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorSlotListSuspense<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotListSuspense<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotListSuspense<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary My times
 */

export function useDoctorSlotListSuspense<
  TData = Awaited<ReturnType<typeof doctorSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSlotListSuspenseQueryOptions(params, options);

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
 * visit). A step that is not allowed, or too early or too late for the action, answers 409 at `status` with the reason in words; so does confirming at a time
 * at which the doctor has another confirmed visit, with that visit in `details.overlaps`.
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
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorSlotListQueryKey(),
            getDoctorArchiveQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorAnalyticsQueryKey(),
            getDoctorPatientListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
            getDoctorWaitlistQueryKey(),
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
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
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
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
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
