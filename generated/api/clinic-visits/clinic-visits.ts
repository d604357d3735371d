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
import type { ClinicSampleListAnswer } from '../../models/clinic-sample-list-answer.ts';
import type { ClinicSampleListParams } from '../../models/clinic-sample-list-params.ts';
import type { ClinicSlotListAnswer } from '../../models/clinic-slot-list-answer.ts';
import type { ClinicSlotListParams } from '../../models/clinic-slot-list-params.ts';
import type { ClinicVisitCreateAnswer } from '../../models/clinic-visit-create-answer.ts';
import type { ClinicVisitListAnswer } from '../../models/clinic-visit-list-answer.ts';
import type { ClinicVisitListParams } from '../../models/clinic-visit-list-params.ts';
import type { ClinicVisitReadAnswer } from '../../models/clinic-visit-read-answer.ts';
import type { ClinicVisitRescheduleAnswer } from '../../models/clinic-visit-reschedule-answer.ts';
import type { ClinicVisitRestoreAnswer } from '../../models/clinic-visit-restore-answer.ts';
import type { ClinicVisitServicesChangeAnswer } from '../../models/clinic-visit-services-change-answer.ts';
import type { ClinicVisitStateUpdateAnswer } from '../../models/clinic-visit-state-update-answer.ts';
import type { DeskVisitCreateRequest } from '../../models/desk-visit-create-request.ts';
import type { DeskVisitMoveRequest } from '../../models/desk-visit-move-request.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { VisitServicesRequest } from '../../models/visit-services-request.ts';
import type { VisitStateRequest } from '../../models/visit-state-request.ts';
import { getClinicBoardQueryKey } from '../clinic-board/clinic-board.ts';
import { getClinicClientListQueryKey } from '../clinic-clients/clinic-clients.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';
import { getClinicFirstTimeListQueryKey } from '../clinic-first-times/clinic-first-times.ts';
import { getClinicHomeQueryKey } from '../clinic-home/clinic-home.ts';
import { getClinicWaitlistQueryKey } from '../clinic-waitlist/clinic-waitlist.ts';

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

export const getClinicVisitListUrl = (params?: ClinicVisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/visits?${stringifiedParams}` : `/api/v0/fo/clinic/visits`;
};

/**
 * The clinic's visits in order, in all filials unless one is named. `date_from` and `date_to` name a range of at
 * most 42 days; without `date_to` the list goes on to the last visit that is booked. All that waits for an answer, over the whole
 * horizon: `status=pending` without days. What is over, as far back as there is anything: `past=true`.
 * @summary Visits of the clinic
 */
export const clinicVisitList = async (
  params?: ClinicVisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitListAnswer> => {
  return http<ClinicVisitListAnswer>(getClinicVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicVisitListQueryKey = (params?: ClinicVisitListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitList>>> = ({ signal }) =>
    clinicVisitList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicVisitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicVisitListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitList>>>;
export type ClinicVisitListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicVisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitList>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitList>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits of the clinic
 */

export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicVisitList} query
 */
export const invalidateClinicVisitList = async (
  queryClient: QueryClient,
  params?: ClinicVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitList>>> = ({ signal }) =>
    clinicVisitList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicVisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitList>>>;
export type ClinicVisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits of the clinic
 */

export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicVisitCreateUrl = () => {
  return `/api/v0/fo/clinic/visits`;
};

/**
 * Books a visit for somebody who called, came by or comes again (see Booking at the desk). It is confirmed at once. 409 at `starts_at`
 * when the time is taken or the person has another visit then.
 * 422 at `funding`: this payer does not pay for the service at that time (proposed).
 * @summary Book for a client
 */
export const clinicVisitCreate = async (
  deskVisitCreateRequest: DeskVisitCreateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitCreateAnswer> => {
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
  return http<ClinicVisitCreateAnswer>(getClinicVisitCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deskVisitCreateRequest),
  });
};

export const getClinicVisitCreateMutationKey = () => ['clinicVisitCreate'] as const;

export const getClinicVisitCreateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicVisitCreate>>,
      TError,
      ClinicVisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitCreate>>,
  TError,
  ClinicVisitCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitCreate>>,
    ClinicVisitCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicVisitCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitCreate>>,
    variables: ClinicVisitCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitCreate>>>;
export type ClinicVisitCreateMutationBody = DeskVisitCreateRequest;
export type ClinicVisitCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicVisitCreateMutationVariables = { data: DeskVisitCreateRequest };

/**
 * @summary Book for a client
 */
export const useClinicVisitCreate = <
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
      Awaited<ReturnType<typeof clinicVisitCreate>>,
      TError,
      ClinicVisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitCreate>>,
  TError,
  ClinicVisitCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicVisitReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}`;
};

/**
 * A complete visit: the person, history, documents, notes, dispute, and the possible actions with their deadlines.
 * @summary One visit (clinic)
 */
export const clinicVisitRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitReadAnswer> => {
  return http<ClinicVisitReadAnswer>(getClinicVisitReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicVisitReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'visits', id].filter((q) => q !== undefined);
};

export const getClinicVisitReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitRead>>> = ({ signal }) =>
    clinicVisitRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicVisitRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicVisitReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitRead>>>;
export type ClinicVisitReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicVisitRead<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitRead>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitRead<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitRead>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitRead<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit (clinic)
 */

export function useClinicVisitRead<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicVisitRead} query
 */
export const invalidateClinicVisitRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicVisitReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicVisitReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitRead>>> = ({ signal }) =>
    clinicVisitRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicVisitReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitRead>>>;
export type ClinicVisitReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicVisitReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit (clinic)
 */

export function useClinicVisitReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicVisitRescheduleUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/reschedule`;
};

/**
 * Moves a visit that is pending or confirmed to a free time, until the end of its day, in one step: the old time is kept until the new
 * one is taken. The visit is confirmed, because the mover has agreed to the time. The patient reads the old and the new time and the reason in the history
 * of the visit and in a notification. The same time again changes nothing. 409 at `starts_at` when the time is taken, at `status` when
 * the visit can't be moved.
 * Another doctor of the clinic may take it when they give the same service there; price and duration are then theirs.
 * The payer stays: 409 at `starts_at` at a time at which they do not pay for the service there (proposed).
 * @summary Move a visit (clinic)
 */
export const clinicVisitReschedule = async (
  id: number,
  deskVisitMoveRequest: DeskVisitMoveRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitRescheduleAnswer> => {
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
  return http<ClinicVisitRescheduleAnswer>(getClinicVisitRescheduleUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deskVisitMoveRequest),
  });
};

export const getClinicVisitRescheduleMutationKey = () => ['clinicVisitReschedule'] as const;

export const getClinicVisitRescheduleMutationOptions = <
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
      Awaited<ReturnType<typeof clinicVisitReschedule>>,
      TError,
      ClinicVisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitReschedule>>,
  TError,
  ClinicVisitRescheduleMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitRescheduleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitReschedule>>,
    ClinicVisitRescheduleMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitReschedule(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitReschedule>>,
    variables: ClinicVisitRescheduleMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitRescheduleMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitReschedule>>>;
export type ClinicVisitRescheduleMutationBody = DeskVisitMoveRequest;
export type ClinicVisitRescheduleMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicVisitRescheduleMutationVariables = { id: number; data: DeskVisitMoveRequest };

/**
 * @summary Move a visit (clinic)
 */
export const useClinicVisitReschedule = <
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
      Awaited<ReturnType<typeof clinicVisitReschedule>>,
      TError,
      ClinicVisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitReschedule>>,
  TError,
  ClinicVisitRescheduleMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitRescheduleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicSlotListUrl = (params: ClinicSlotListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/slots?${stringifiedParams}` : `/api/v0/fo/clinic/slots`;
};

/**
 * Times at which a visit may be booked or moved to at the desk, taken ones included (see Booking at the desk). At
 * most 42 days in one request; `meta` has the last open day and the first free time.
 * @summary Times of a doctor (clinic)
 */
export const clinicSlotList = async (
  params: ClinicSlotListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSlotListAnswer> => {
  return http<ClinicSlotListAnswer>(getClinicSlotListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSlotListQueryKey = (params?: ClinicSlotListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'slots', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicSlotListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSlotListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSlotList>>> = ({ signal }) =>
    clinicSlotList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSlotList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSlotListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSlotList>>>;
export type ClinicSlotListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicSlotList<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSlotList>>,
          TError,
          Awaited<ReturnType<typeof clinicSlotList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSlotList<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSlotList>>,
          TError,
          Awaited<ReturnType<typeof clinicSlotList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSlotList<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Times of a doctor (clinic)
 */

export function useClinicSlotList<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSlotListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSlotList} query
 */
export const invalidateClinicSlotList = async (
  queryClient: QueryClient,
  params: ClinicSlotListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSlotListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicSlotListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSlotListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSlotList>>> = ({ signal }) =>
    clinicSlotList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSlotListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSlotList>>>;
export type ClinicSlotListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicSlotListSuspense<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSlotListSuspense<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSlotListSuspense<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Times of a doctor (clinic)
 */

export function useClinicSlotListSuspense<
  TData = Awaited<ReturnType<typeof clinicSlotList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSlotListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSlotList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSlotListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicSampleListUrl = (params: ClinicSampleListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ['service_ids'];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/samples?${stringifiedParams}` : `/api/v0/fo/clinic/samples`;
};

/**
 * The analyses for which a filial takes samples by appointment, for a booking at the desk: one, or several at one time
 * (`service_ids` of `clinicVisitCreate`). Empty if it takes none by appointment.
 * @summary Analyses that a filial takes
 */
export const clinicSampleList = async (
  params: ClinicSampleListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSampleListAnswer> => {
  return http<ClinicSampleListAnswer>(getClinicSampleListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSampleListQueryKey = (params?: ClinicSampleListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'samples', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicSampleListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSampleListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSampleList>>> = ({ signal }) =>
    clinicSampleList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSampleList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSampleListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSampleList>>>;
export type ClinicSampleListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicSampleList<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSampleList>>,
          TError,
          Awaited<ReturnType<typeof clinicSampleList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampleList<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSampleList>>,
          TError,
          Awaited<ReturnType<typeof clinicSampleList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampleList<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Analyses that a filial takes
 */

export function useClinicSampleList<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSampleListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSampleList} query
 */
export const invalidateClinicSampleList = async (
  queryClient: QueryClient,
  params: ClinicSampleListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSampleListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicSampleListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSampleListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSampleList>>> = ({ signal }) =>
    clinicSampleList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSampleListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSampleList>>>;
export type ClinicSampleListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse
>;

export function useClinicSampleListSuspense<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampleListSuspense<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampleListSuspense<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Analyses that a filial takes
 */

export function useClinicSampleListSuspense<
  TData = Awaited<ReturnType<typeof clinicSampleList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicSampleListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampleList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSampleListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicVisitStateUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/state`;
};

/**
 * Changes the status of a visit in one of the clinic's filials, as `doctorVisitStateUpdate` does for a doctor.
 * @summary Change the state of a visit (clinic)
 */
export const clinicVisitStateUpdate = async (
  id: number,
  visitStateRequest: VisitStateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitStateUpdateAnswer> => {
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
  return http<ClinicVisitStateUpdateAnswer>(getClinicVisitStateUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitStateRequest),
  });
};

export const getClinicVisitStateUpdateMutationKey = () => ['clinicVisitStateUpdate'] as const;

export const getClinicVisitStateUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
      TError,
      ClinicVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
  TError,
  ClinicVisitStateUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitStateUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
    ClinicVisitStateUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitStateUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
    variables: ClinicVisitStateUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitStateUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitStateUpdate>>>;
export type ClinicVisitStateUpdateMutationBody = VisitStateRequest;
export type ClinicVisitStateUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicVisitStateUpdateMutationVariables = { id: number; data: VisitStateRequest };

/**
 * @summary Change the state of a visit (clinic)
 */
export const useClinicVisitStateUpdate = <
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
      Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
      TError,
      ClinicVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
  TError,
  ClinicVisitStateUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitStateUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicVisitServicesChangeUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/services`;
};

/**
 * Adds analyses to a visit without a doctor and removes others, until it starts (see Without a doctor). Time, duration and state stay,
 * because a time is one slot, however many analyses there are. Analyses that stay keep their prices; added ones get the price of the day.
 * Price, preparation and result time of the visit follow. To add one that is there, or remove one that is not, changes nothing.
 * The patient reads the change in the history and in a notification.
 * 422 at `remove` when no analysis would be left, at `add` when there would be more than 30. 409 at `status` or `starts_at` when the visit has ended or begun, or has a doctor.
 * @summary Add or remove analyses of a visit (clinic)
 */
export const clinicVisitServicesChange = async (
  id: number,
  visitServicesRequest: VisitServicesRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitServicesChangeAnswer> => {
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
  return http<ClinicVisitServicesChangeAnswer>(getClinicVisitServicesChangeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitServicesRequest),
  });
};

export const getClinicVisitServicesChangeMutationKey = () => ['clinicVisitServicesChange'] as const;

export const getClinicVisitServicesChangeMutationOptions = <
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
      Awaited<ReturnType<typeof clinicVisitServicesChange>>,
      TError,
      ClinicVisitServicesChangeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitServicesChange>>,
  TError,
  ClinicVisitServicesChangeMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitServicesChangeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitServicesChange>>,
    ClinicVisitServicesChangeMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitServicesChange(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitServicesChange>>,
    variables: ClinicVisitServicesChangeMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitServicesChangeMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicVisitServicesChange>>
>;
export type ClinicVisitServicesChangeMutationBody = VisitServicesRequest;
export type ClinicVisitServicesChangeMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicVisitServicesChangeMutationVariables = { id: number; data: VisitServicesRequest };

/**
 * @summary Add or remove analyses of a visit (clinic)
 */
export const useClinicVisitServicesChange = <
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
      Awaited<ReturnType<typeof clinicVisitServicesChange>>,
      TError,
      ClinicVisitServicesChangeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitServicesChange>>,
  TError,
  ClinicVisitServicesChangeMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicVisitServicesChangeMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicVisitRestoreUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/restore`;
};

/**
 * Takes back a cancellation by the clinic that was a mistake, within a minute after it: the visit is what it was before, and the patient
 * is told. A visit that is not cancelled is answered as it is. 409 at `status` when the minute is over, the patient cancelled or
 * the time to answer the request (`answer_until`) is over meanwhile, at `starts_at` when the time has been given to somebody else meanwhile.
 * @summary Restore a cancelled visit (clinic)
 */
export const clinicVisitRestore = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitRestoreAnswer> => {
  return http<ClinicVisitRestoreAnswer>(getClinicVisitRestoreUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getClinicVisitRestoreMutationKey = () => ['clinicVisitRestore'] as const;

export const getClinicVisitRestoreMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitRestore>>,
      TError,
      ClinicVisitRestoreMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitRestore>>,
  TError,
  ClinicVisitRestoreMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitRestoreMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitRestore>>,
    ClinicVisitRestoreMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicVisitRestore(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitRestore>>,
    variables: ClinicVisitRestoreMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitRestoreMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitRestore>>>;

export type ClinicVisitRestoreMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicVisitRestoreMutationVariables = { id: number };

/**
 * @summary Restore a cancelled visit (clinic)
 */
export const useClinicVisitRestore = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitRestore>>,
      TError,
      ClinicVisitRestoreMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitRestore>>,
  TError,
  ClinicVisitRestoreMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitRestoreMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
