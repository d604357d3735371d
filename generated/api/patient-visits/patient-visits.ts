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
import type { HomeAddress } from '../../models/home-address.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { VisitAnswersRequest } from '../../models/visit-answers-request.ts';
import type { VisitAnswersUpdateAnswer } from '../../models/visit-answers-update-answer.ts';
import type { VisitAttendanceConfirmAnswer } from '../../models/visit-attendance-confirm-answer.ts';
import type { VisitCancelAnswer } from '../../models/visit-cancel-answer.ts';
import type { VisitCancelRequest } from '../../models/visit-cancel-request.ts';
import type { VisitCommentRequest } from '../../models/visit-comment-request.ts';
import type { VisitCommentUpdateAnswer } from '../../models/visit-comment-update-answer.ts';
import type { VisitCreateAnswer } from '../../models/visit-create-answer.ts';
import type { VisitCreateRequest } from '../../models/visit-create-request.ts';
import type { VisitDisputeAnswer } from '../../models/visit-dispute-answer.ts';
import type { VisitDisputeRequest } from '../../models/visit-dispute-request.ts';
import type { VisitHomeAddressUpdateAnswer } from '../../models/visit-home-address-update-answer.ts';
import type { VisitHomeAddressUpdateHeaders } from '../../models/visit-home-address-update-headers.ts';
import type { VisitListAnswer } from '../../models/visit-list-answer.ts';
import type { VisitListParams } from '../../models/visit-list-params.ts';
import type { VisitReadAnswer } from '../../models/visit-read-answer.ts';
import type { VisitRescheduleAnswer } from '../../models/visit-reschedule-answer.ts';
import type { VisitRescheduleRequest } from '../../models/visit-reschedule-request.ts';
import type { VisitServicesChangeAnswer } from '../../models/visit-services-change-answer.ts';
import type { VisitServicesRequest } from '../../models/visit-services-request.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';
import { getWaitlistListQueryKey } from '../patient-waitlist/patient-waitlist.ts';
import { getSamplingPlacesQueryKey } from '../public-sampling/public-sampling.ts';
import { getSearchResultsQueryKey } from '../public-search/public-search.ts';

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

export const getVisitListUrl = (params?: VisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/patient/visits?${stringifiedParams}` : `/api/v0/fo/patient/visits`;
};

/**
 * Visits of the patient and their family. Upcoming ones soonest first, the others newest first. `counts` follow `person`.
 * @summary Own visits
 */
export const visitList = async (
  params?: VisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<VisitListAnswer> => {
  return http<VisitListAnswer>(getVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getVisitListQueryKey = (params?: VisitListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitList>>> = ({ signal }) =>
    visitList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof visitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type VisitListQueryResult = NonNullable<Awaited<ReturnType<typeof visitList>>>;
export type VisitListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>;

export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | VisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof visitList>>, TError, Awaited<ReturnType<typeof visitList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitList>>,
          TError,
          Awaited<ReturnType<typeof visitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own visits
 */

export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useVisitList} query
 */
export const invalidateVisitList = async (
  queryClient: QueryClient,
  params?: VisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitList>>> = ({ signal }) =>
    visitList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type VisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof visitList>>>;
export type VisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | VisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own visits
 */

export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getVisitCreateUrl = () => {
  return `/api/v0/fo/patient/visits`;
};

/**
 * Turns the patient's own hold into a pending visit. Service name, price and duration are copied into it. 409 at `hold_id` when the
 * hold is over, at `family_member_id` when the person or the family already has a visit in that interval. 422 at
 * `family_member_id` when the doctor does not receive a person of that age, at `home_address.street` when the service is at home and
 * nobody says where, at `home_address` when an address comes with any other service.
 * @summary Book a visit
 */
export const visitCreate = async (
  visitCreateRequest: VisitCreateRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitCreateAnswer> => {
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
  return http<VisitCreateAnswer>(getVisitCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitCreateRequest),
  });
};

export const getVisitCreateMutationKey = () => ['visitCreate'] as const;

export const getVisitCreateMutationOptions = <
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
      Awaited<ReturnType<typeof visitCreate>>,
      TError,
      VisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof visitCreate>>, TError, VisitCreateMutationVariables, TContext> => {
  const mutationKey = getVisitCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitCreate>>, VisitCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return visitCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitCreate>>,
    variables: VisitCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitCreateMutationResult = NonNullable<Awaited<ReturnType<typeof visitCreate>>>;
export type VisitCreateMutationBody = VisitCreateRequest;
export type VisitCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitCreateMutationVariables = { data: VisitCreateRequest };

/**
 * @summary Book a visit
 */
export const useVisitCreate = <
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
      Awaited<ReturnType<typeof visitCreate>>,
      TError,
      VisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof visitCreate>>, TError, VisitCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitReadUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}`;
};

/**
 * A visit with its history.
 * @summary One visit
 */
export const visitRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<VisitReadAnswer> => {
  return http<VisitReadAnswer>(getVisitReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getVisitReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'visits', id].filter((q) => q !== undefined);
};

export const getVisitReadQueryOptions = <
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitRead>>> = ({ signal }) =>
    visitRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof visitRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type VisitReadQueryResult = NonNullable<Awaited<ReturnType<typeof visitRead>>>;
export type VisitReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof visitRead>>, TError, Awaited<ReturnType<typeof visitRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitRead>>,
          TError,
          Awaited<ReturnType<typeof visitRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit
 */

export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useVisitRead} query
 */
export const invalidateVisitRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getVisitReadQueryKey(id) }, options);

  return queryClient;
};

export const getVisitReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitRead>>> = ({ signal }) =>
    visitRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type VisitReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof visitRead>>>;
export type VisitReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit
 */

export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getVisitCancelUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/cancel`;
};

/**
 * Cancels a visit until `cancel_until`, later 409. For a visit that waits for confirmation, `cancel_until` is not before `answer_until`.
 * @summary Cancel a visit
 */
export const visitCancel = async (
  id: number,
  visitCancelRequest: VisitCancelRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitCancelAnswer> => {
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
  return http<VisitCancelAnswer>(getVisitCancelUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitCancelRequest),
  });
};

export const getVisitCancelMutationKey = () => ['visitCancel'] as const;

export const getVisitCancelMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitCancel>>,
      TError,
      VisitCancelMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof visitCancel>>, TError, VisitCancelMutationVariables, TContext> => {
  const mutationKey = getVisitCancelMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitCancel>>, VisitCancelMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return visitCancel(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitCancel>>,
    variables: VisitCancelMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitCancelMutationResult = NonNullable<Awaited<ReturnType<typeof visitCancel>>>;
export type VisitCancelMutationBody = VisitCancelRequest;
export type VisitCancelMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitCancelMutationVariables = { id: number; data: VisitCancelRequest };

/**
 * @summary Cancel a visit
 */
export const useVisitCancel = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitCancel>>,
      TError,
      VisitCancelMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof visitCancel>>, TError, VisitCancelMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitCancelMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitRescheduleUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/reschedule`;
};

/**
 * One step: the old slot stays until the new one is confirmed here. The visit becomes pending again. Same window as cancelling.
 * @summary Move a visit
 */
export const visitReschedule = async (
  id: number,
  visitRescheduleRequest: VisitRescheduleRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitRescheduleAnswer> => {
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
  return http<VisitRescheduleAnswer>(getVisitRescheduleUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitRescheduleRequest),
  });
};

export const getVisitRescheduleMutationKey = () => ['visitReschedule'] as const;

export const getVisitRescheduleMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitReschedule>>,
      TError,
      VisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitReschedule>>,
  TError,
  VisitRescheduleMutationVariables,
  TContext
> => {
  const mutationKey = getVisitRescheduleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitReschedule>>, VisitRescheduleMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return visitReschedule(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitReschedule>>,
    variables: VisitRescheduleMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitRescheduleMutationResult = NonNullable<Awaited<ReturnType<typeof visitReschedule>>>;
export type VisitRescheduleMutationBody = VisitRescheduleRequest;
export type VisitRescheduleMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitRescheduleMutationVariables = { id: number; data: VisitRescheduleRequest };

/**
 * @summary Move a visit
 */
export const useVisitReschedule = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitReschedule>>,
      TError,
      VisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitReschedule>>,
  TError,
  VisitRescheduleMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitRescheduleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitAttendanceConfirmUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/attendance`;
};

/**
 * Records that the patient will come. The visit's status does not change, and a repeated call changes nothing.
 * @summary Confirm «приду»
 */
export const visitAttendanceConfirm = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<VisitAttendanceConfirmAnswer> => {
  return http<VisitAttendanceConfirmAnswer>(getVisitAttendanceConfirmUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getVisitAttendanceConfirmMutationKey = () => ['visitAttendanceConfirm'] as const;

export const getVisitAttendanceConfirmMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitAttendanceConfirm>>,
      TError,
      VisitAttendanceConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitAttendanceConfirm>>,
  TError,
  VisitAttendanceConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getVisitAttendanceConfirmMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitAttendanceConfirm>>,
    VisitAttendanceConfirmMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return visitAttendanceConfirm(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitAttendanceConfirm>>,
    variables: VisitAttendanceConfirmMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitAttendanceConfirmMutationResult = NonNullable<Awaited<ReturnType<typeof visitAttendanceConfirm>>>;

export type VisitAttendanceConfirmMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type VisitAttendanceConfirmMutationVariables = { id: number };

/**
 * @summary Confirm «приду»
 */
export const useVisitAttendanceConfirm = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitAttendanceConfirm>>,
      TError,
      VisitAttendanceConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitAttendanceConfirm>>,
  TError,
  VisitAttendanceConfirmMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitAttendanceConfirmMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitDisputeUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/dispute`;
};

/**
 * For a completed or no-show visit within 14 days. Once per visit; a second one answers 409. The state stays; support decides.
 * @summary Dispute a visit
 */
export const visitDispute = async (
  id: number,
  visitDisputeRequest: VisitDisputeRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitDisputeAnswer> => {
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
  return http<VisitDisputeAnswer>(getVisitDisputeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitDisputeRequest),
  });
};

export const getVisitDisputeMutationKey = () => ['visitDispute'] as const;

export const getVisitDisputeMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitDispute>>,
      TError,
      VisitDisputeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof visitDispute>>, TError, VisitDisputeMutationVariables, TContext> => {
  const mutationKey = getVisitDisputeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitDispute>>, VisitDisputeMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return visitDispute(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitDispute>>,
    variables: VisitDisputeMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof visitDispute>>>;
export type VisitDisputeMutationBody = VisitDisputeRequest;
export type VisitDisputeMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitDisputeMutationVariables = { id: number; data: VisitDisputeRequest };

/**
 * @summary Dispute a visit
 */
export const useVisitDispute = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitDispute>>,
      TError,
      VisitDisputeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof visitDispute>>, TError, VisitDisputeMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitDisputeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitCommentUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/comment`;
};

/**
 * Changes the comment until the visit starts.
 * @summary Change the comment of a visit
 */
export const visitCommentUpdate = async (
  id: number,
  visitCommentRequest: VisitCommentRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitCommentUpdateAnswer> => {
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
  return http<VisitCommentUpdateAnswer>(getVisitCommentUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitCommentRequest),
  });
};

export const getVisitCommentUpdateMutationKey = () => ['visitCommentUpdate'] as const;

export const getVisitCommentUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitCommentUpdate>>,
      TError,
      VisitCommentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitCommentUpdate>>,
  TError,
  VisitCommentUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getVisitCommentUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitCommentUpdate>>,
    VisitCommentUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return visitCommentUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitCommentUpdate>>,
    variables: VisitCommentUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitCommentUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof visitCommentUpdate>>>;
export type VisitCommentUpdateMutationBody = VisitCommentRequest;
export type VisitCommentUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitCommentUpdateMutationVariables = { id: number; data: VisitCommentRequest };

/**
 * @summary Change the comment of a visit
 */
export const useVisitCommentUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitCommentUpdate>>,
      TError,
      VisitCommentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitCommentUpdate>>,
  TError,
  VisitCommentUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitCommentUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitAnswersUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/answers`;
};

/**
 * Answers what is asked before the visit («Questions before a visit»), or answers anew, until the visit starts; afterwards 409
 * at `starts_at`, at `status` for a visit that has ended or is called off. 422 where a required question is left without an answer.
 * @summary Answer the questions of a visit
 */
export const visitAnswersUpdate = async (
  id: number,
  visitAnswersRequest: VisitAnswersRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitAnswersUpdateAnswer> => {
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
  return http<VisitAnswersUpdateAnswer>(getVisitAnswersUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitAnswersRequest),
  });
};

export const getVisitAnswersUpdateMutationKey = () => ['visitAnswersUpdate'] as const;

export const getVisitAnswersUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitAnswersUpdate>>,
      TError,
      VisitAnswersUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitAnswersUpdate>>,
  TError,
  VisitAnswersUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getVisitAnswersUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitAnswersUpdate>>,
    VisitAnswersUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return visitAnswersUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitAnswersUpdate>>,
    variables: VisitAnswersUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitAnswersUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof visitAnswersUpdate>>>;
export type VisitAnswersUpdateMutationBody = VisitAnswersRequest;
export type VisitAnswersUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitAnswersUpdateMutationVariables = { id: number; data: VisitAnswersRequest };

/**
 * @summary Answer the questions of a visit
 */
export const useVisitAnswersUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitAnswersUpdate>>,
      TError,
      VisitAnswersUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitAnswersUpdate>>,
  TError,
  VisitAnswersUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitAnswersUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitServicesChangeUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/services`;
};

/**
 * Adds analyses to a visit without a doctor and removes others, until it starts (see Without a doctor). Time, duration and state stay,
 * because a time is one slot, however many analyses there are. Analyses that stay keep their prices; added ones get the price of the day.
 * Price, preparation and result time of the visit follow. To add one that is there, or remove one that is not, changes nothing.
 * The clinic reads the change in the history and in a notification.
 * 422 at `remove` when no analysis would be left, at `add` when there would be more than 30. 409 at `status` or `starts_at` when the visit has ended or begun, or has a doctor.
 * @summary Add or remove analyses of a visit
 */
export const visitServicesChange = async (
  id: number,
  visitServicesRequest: VisitServicesRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitServicesChangeAnswer> => {
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
  return http<VisitServicesChangeAnswer>(getVisitServicesChangeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitServicesRequest),
  });
};

export const getVisitServicesChangeMutationKey = () => ['visitServicesChange'] as const;

export const getVisitServicesChangeMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitServicesChange>>,
      TError,
      VisitServicesChangeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitServicesChange>>,
  TError,
  VisitServicesChangeMutationVariables,
  TContext
> => {
  const mutationKey = getVisitServicesChangeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitServicesChange>>,
    VisitServicesChangeMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return visitServicesChange(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitServicesChange>>,
    variables: VisitServicesChangeMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitServicesChangeMutationResult = NonNullable<Awaited<ReturnType<typeof visitServicesChange>>>;
export type VisitServicesChangeMutationBody = VisitServicesRequest;
export type VisitServicesChangeMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitServicesChangeMutationVariables = { id: number; data: VisitServicesRequest };

/**
 * @summary Add or remove analyses of a visit
 */
export const useVisitServicesChange = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitServicesChange>>,
      TError,
      VisitServicesChangeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitServicesChange>>,
  TError,
  VisitServicesChangeMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitServicesChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitHomeAddressUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/home-address`;
};

/**
 * For a visit at home, while it can be moved (`cancel_until`); the doctor is told. 409 at `format` for a visit elsewhere, at
 * `status` or `starts_at` when it is too late. The city stays that of the filial.
 * @summary Change the address of a home visit
 */
export const visitHomeAddressUpdate = async (
  id: number,
  homeAddress: HomeAddress,
  headers?: VisitHomeAddressUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<VisitHomeAddressUpdateAnswer> => {
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
  return http<VisitHomeAddressUpdateAnswer>(getVisitHomeAddressUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(homeAddress),
  });
};

export const getVisitHomeAddressUpdateMutationKey = () => ['visitHomeAddressUpdate'] as const;

export const getVisitHomeAddressUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
      TError,
      VisitHomeAddressUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
  TError,
  VisitHomeAddressUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getVisitHomeAddressUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
    VisitHomeAddressUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return visitHomeAddressUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
    variables: VisitHomeAddressUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSamplingPlacesQueryKey(),
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitHomeAddressUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof visitHomeAddressUpdate>>>;
export type VisitHomeAddressUpdateMutationBody = HomeAddress;
export type VisitHomeAddressUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type VisitHomeAddressUpdateMutationVariables = {
  id: number;
  data: HomeAddress;
  headers?: VisitHomeAddressUpdateHeaders;
};

/**
 * @summary Change the address of a home visit
 */
export const useVisitHomeAddressUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
      TError,
      VisitHomeAddressUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
  TError,
  VisitHomeAddressUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitHomeAddressUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
