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
import type { BindingDeclineRequest } from '../../models/binding-decline-request.ts';
import type { ClinicDirectoryRequest } from '../../models/clinic-directory-request.ts';
import type { ClinicDoctorAcceptAnswer } from '../../models/clinic-doctor-accept-answer.ts';
import type { ClinicDoctorCreateAnswer } from '../../models/clinic-doctor-create-answer.ts';
import type { ClinicDoctorDeclineAnswer } from '../../models/clinic-doctor-decline-answer.ts';
import type { ClinicDoctorDirectoryAnswer } from '../../models/clinic-doctor-directory-answer.ts';
import type { ClinicDoctorFilialAddAnswer } from '../../models/clinic-doctor-filial-add-answer.ts';
import type { ClinicDoctorFundingUpdateAnswer } from '../../models/clinic-doctor-funding-update-answer.ts';
import type { ClinicDoctorListAnswer } from '../../models/clinic-doctor-list-answer.ts';
import type { ClinicDoctorListParams } from '../../models/clinic-doctor-list-params.ts';
import type { ClinicDoctorReadAnswer } from '../../models/clinic-doctor-read-answer.ts';
import type { ClinicDoctorRequest } from '../../models/clinic-doctor-request.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { ServiceFundingRequest } from '../../models/service-funding-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicBoardQueryKey } from '../clinic-board/clinic-board.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';
import { getClinicHomeQueryKey } from '../clinic-home/clinic-home.ts';
import { getClinicReadinessQueryKey } from '../clinic-readiness/clinic-readiness.ts';

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

export const getClinicDoctorListUrl = (params?: ClinicDoctorListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/doctors?${stringifiedParams}` : `/api/v0/fo/clinic/doctors`;
};

/**
 * Doctors by name, with today's occupancy, including open and declined requests and invitations.
 * @summary Doctors of the clinic (cabinet)
 */
export const clinicDoctorList = async (
  params?: ClinicDoctorListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorListAnswer> => {
  return http<ClinicDoctorListAnswer>(getClinicDoctorListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicDoctorListQueryKey = (params?: ClinicDoctorListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'doctors', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicDoctorListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctorList>>> = ({ signal }) =>
    clinicDoctorList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicDoctorList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicDoctorListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorList>>>;
export type ClinicDoctorListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse
>;

export function useClinicDoctorList<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicDoctorListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctorList>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctorList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorList<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctorList>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctorList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorList<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors of the clinic (cabinet)
 */

export function useClinicDoctorList<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicDoctorList} query
 */
export const invalidateClinicDoctorList = async (
  queryClient: QueryClient,
  params?: ClinicDoctorListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicDoctorListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicDoctorListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctorList>>> = ({ signal }) =>
    clinicDoctorList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicDoctorListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorList>>>;
export type ClinicDoctorListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse
>;

export function useClinicDoctorListSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicDoctorListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorListSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorListSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors of the clinic (cabinet)
 */

export function useClinicDoctorListSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicDoctorListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicDoctorCreateUrl = () => {
  return `/api/v0/fo/clinic/doctors`;
};

/**
 * Invites a doctor, by e-mail or by id; the doctor answers in their own cabinet. Where the doctor has asked for it (`requested`), they
 * work there at once. 409 at `filial_ids`: in all these filials the doctor is already, or is invited. 422 at `email`: no doctor has that
 * address; at `doctor_id`: no such doctor; at `filial_ids`: a filial of another clinic. Exactly one of `email` and `doctor_id` is given.
 * @summary Add a doctor
 */
export const clinicDoctorCreate = async (
  clinicDoctorRequest: ClinicDoctorRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorCreateAnswer> => {
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
  return http<ClinicDoctorCreateAnswer>(getClinicDoctorCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicDoctorRequest),
  });
};

export const getClinicDoctorCreateMutationKey = () => ['clinicDoctorCreate'] as const;

export const getClinicDoctorCreateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicDoctorCreate>>,
      TError,
      ClinicDoctorCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorCreate>>,
  TError,
  ClinicDoctorCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorCreate>>,
    ClinicDoctorCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicDoctorCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorCreate>>,
    variables: ClinicDoctorCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorCreate>>>;
export type ClinicDoctorCreateMutationBody = ClinicDoctorRequest;
export type ClinicDoctorCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicDoctorCreateMutationVariables = { data: ClinicDoctorRequest };

/**
 * @summary Add a doctor
 */
export const useClinicDoctorCreate = <
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
      Awaited<ReturnType<typeof clinicDoctorCreate>>,
      TError,
      ClinicDoctorCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorCreate>>,
  TError,
  ClinicDoctorCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicDoctorCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicDoctorReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}`;
};

/**
 * A doctor with hours, services and prices in the clinic's filials; 404 for a doctor without a binding to it.
 * @summary A doctor of the clinic
 */
export const clinicDoctorRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorReadAnswer> => {
  return http<ClinicDoctorReadAnswer>(getClinicDoctorReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicDoctorReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'doctors', id].filter((q) => q !== undefined);
};

export const getClinicDoctorReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctorRead>>> = ({ signal }) =>
    clinicDoctorRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicDoctorRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicDoctorReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorRead>>>;
export type ClinicDoctorReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicDoctorRead<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctorRead>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctorRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorRead<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctorRead>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctorRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorRead<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A doctor of the clinic
 */

export function useClinicDoctorRead<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicDoctorRead} query
 */
export const invalidateClinicDoctorRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicDoctorReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicDoctorReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctorRead>>> = ({ signal }) =>
    clinicDoctorRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicDoctorReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorRead>>>;
export type ClinicDoctorReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicDoctorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A doctor of the clinic
 */

export function useClinicDoctorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicDoctorDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}`;
};

/**
 * Removes the doctor from all filials of the clinic, with hours and services there; invitations and requests are deleted. Refused with 409
 * at `visits` while visits are booked: `details.visit_ids` names them.
 * @summary Remove a doctor
 */
export const clinicDoctorDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicDoctorDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicDoctorDeleteMutationKey = () => ['clinicDoctorDelete'] as const;

export const getClinicDoctorDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorDelete>>,
      TError,
      ClinicDoctorDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorDelete>>,
  TError,
  ClinicDoctorDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorDelete>>,
    ClinicDoctorDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicDoctorDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorDelete>>,
    variables: ClinicDoctorDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorDelete>>>;

export type ClinicDoctorDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicDoctorDeleteMutationVariables = { id: number };

/**
 * @summary Remove a doctor
 */
export const useClinicDoctorDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorDelete>>,
      TError,
      ClinicDoctorDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorDelete>>,
  TError,
  ClinicDoctorDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicDoctorDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicDoctorFundingUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/funding`;
};

/**
 * States the payers of a doctor's services in the clinic, of all the named ones alike or of none; booked visits keep theirs. The doctor
 * may state them too (`doctorServiceFundingUpdate`), the last one counts. 422 at `link_ids.0`: not a service of this doctor in the clinic.
 * @summary Say who pays for services (clinic)
 */
export const clinicDoctorFundingUpdate = async (
  id: number,
  serviceFundingRequest: ServiceFundingRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorFundingUpdateAnswer> => {
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
  return http<ClinicDoctorFundingUpdateAnswer>(getClinicDoctorFundingUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serviceFundingRequest),
  });
};

export const getClinicDoctorFundingUpdateMutationKey = () => ['clinicDoctorFundingUpdate'] as const;

export const getClinicDoctorFundingUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>,
      TError,
      ClinicDoctorFundingUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>,
  TError,
  ClinicDoctorFundingUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorFundingUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>,
    ClinicDoctorFundingUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicDoctorFundingUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>,
    variables: ClinicDoctorFundingUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
            getClinicBoardQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorFundingUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>
>;
export type ClinicDoctorFundingUpdateMutationBody = ServiceFundingRequest;
export type ClinicDoctorFundingUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicDoctorFundingUpdateMutationVariables = { id: number; data: ServiceFundingRequest };

/**
 * @summary Say who pays for services (clinic)
 */
export const useClinicDoctorFundingUpdate = <
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
      Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>,
      TError,
      ClinicDoctorFundingUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorFundingUpdate>>,
  TError,
  ClinicDoctorFundingUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicDoctorFundingUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicDoctorFilialAddUrl = (id: number, filial: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/filials/${encodeURIComponent(String(filial))}`;
};

/**
 * Who works in one filial of the clinic works in the other at once, and is told; hours and services there are theirs to set. Adding
 * twice answers the same. 409 at `state`: the doctor does not work in the clinic yet, invite them (`clinicDoctorCreate`).
 * @summary Add a doctor of the clinic to another filial
 */
export const clinicDoctorFilialAdd = async (
  id: number,
  filial: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorFilialAddAnswer> => {
  return http<ClinicDoctorFilialAddAnswer>(getClinicDoctorFilialAddUrl(id, filial), {
    ...options,
    method: 'PUT',
  });
};

export const getClinicDoctorFilialAddMutationKey = () => ['clinicDoctorFilialAdd'] as const;

export const getClinicDoctorFilialAddMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorFilialAdd>>,
      TError,
      ClinicDoctorFilialAddMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorFilialAdd>>,
  TError,
  ClinicDoctorFilialAddMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorFilialAddMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorFilialAdd>>,
    ClinicDoctorFilialAddMutationVariables
  > = (props) => {
    const { id, filial } = props ?? {};

    return clinicDoctorFilialAdd(id, filial, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorFilialAdd>>,
    variables: ClinicDoctorFilialAddMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorFilialAddMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorFilialAdd>>>;

export type ClinicDoctorFilialAddMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicDoctorFilialAddMutationVariables = { id: number; filial: number };

/**
 * @summary Add a doctor of the clinic to another filial
 */
export const useClinicDoctorFilialAdd = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorFilialAdd>>,
      TError,
      ClinicDoctorFilialAddMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorFilialAdd>>,
  TError,
  ClinicDoctorFilialAddMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicDoctorFilialAddMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicDoctorFilialDeleteUrl = (id: number, filial: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/filials/${encodeURIComponent(String(filial))}`;
};

/**
 * The doctor leaves this filial alone, with hours and services there; an invitation is withdrawn, a request declined without a reason, and
 * what is answered is deleted. Refused with 409 at `visits` while visits are booked there: `details.visit_ids` names them.
 * @summary Remove a doctor from a filial
 */
export const clinicDoctorFilialDelete = async (
  id: number,
  filial: number,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getClinicDoctorFilialDeleteUrl(id, filial), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicDoctorFilialDeleteMutationKey = () => ['clinicDoctorFilialDelete'] as const;

export const getClinicDoctorFilialDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorFilialDelete>>,
      TError,
      ClinicDoctorFilialDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorFilialDelete>>,
  TError,
  ClinicDoctorFilialDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorFilialDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorFilialDelete>>,
    ClinicDoctorFilialDeleteMutationVariables
  > = (props) => {
    const { id, filial } = props ?? {};

    return clinicDoctorFilialDelete(id, filial, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorFilialDelete>>,
    variables: ClinicDoctorFilialDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorFilialDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorFilialDelete>>>;

export type ClinicDoctorFilialDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicDoctorFilialDeleteMutationVariables = { id: number; filial: number };

/**
 * @summary Remove a doctor from a filial
 */
export const useClinicDoctorFilialDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorFilialDelete>>,
      TError,
      ClinicDoctorFilialDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorFilialDelete>>,
  TError,
  ClinicDoctorFilialDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicDoctorFilialDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicDoctorAcceptUrl = (id: number, filial: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/filials/${encodeURIComponent(String(filial))}/accept`;
};

/**
 * The doctor works in this filial from now on. Accepting twice answers the same. 409 at `state`: the doctor has withdrawn it, or it is
 * the clinic's own invitation.
 * @summary Accept a request of a doctor
 */
export const clinicDoctorAccept = async (
  id: number,
  filial: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorAcceptAnswer> => {
  return http<ClinicDoctorAcceptAnswer>(getClinicDoctorAcceptUrl(id, filial), {
    ...options,
    method: 'POST',
  });
};

export const getClinicDoctorAcceptMutationKey = () => ['clinicDoctorAccept'] as const;

export const getClinicDoctorAcceptMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorAccept>>,
      TError,
      ClinicDoctorAcceptMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorAccept>>,
  TError,
  ClinicDoctorAcceptMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorAcceptMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorAccept>>,
    ClinicDoctorAcceptMutationVariables
  > = (props) => {
    const { id, filial } = props ?? {};

    return clinicDoctorAccept(id, filial, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorAccept>>,
    variables: ClinicDoctorAcceptMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorAcceptMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorAccept>>>;

export type ClinicDoctorAcceptMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicDoctorAcceptMutationVariables = { id: number; filial: number };

/**
 * @summary Accept a request of a doctor
 */
export const useClinicDoctorAccept = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicDoctorAccept>>,
      TError,
      ClinicDoctorAcceptMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorAccept>>,
  TError,
  ClinicDoctorAcceptMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicDoctorAcceptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicDoctorDeclineUrl = (id: number, filial: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/filials/${encodeURIComponent(String(filial))}/decline`;
};

/**
 * The doctor reads the reason. Declining twice answers the same. 409 at `state`: the doctor works there, has withdrawn it, or it is the
 * clinic's own invitation.
 * @summary Decline a request of a doctor
 */
export const clinicDoctorDecline = async (
  id: number,
  filial: number,
  bindingDeclineRequest: BindingDeclineRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorDeclineAnswer> => {
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
  return http<ClinicDoctorDeclineAnswer>(getClinicDoctorDeclineUrl(id, filial), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bindingDeclineRequest),
  });
};

export const getClinicDoctorDeclineMutationKey = () => ['clinicDoctorDecline'] as const;

export const getClinicDoctorDeclineMutationOptions = <
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
      Awaited<ReturnType<typeof clinicDoctorDecline>>,
      TError,
      ClinicDoctorDeclineMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicDoctorDecline>>,
  TError,
  ClinicDoctorDeclineMutationVariables,
  TContext
> => {
  const mutationKey = getClinicDoctorDeclineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicDoctorDecline>>,
    ClinicDoctorDeclineMutationVariables
  > = (props) => {
    const { id, filial, data } = props ?? {};

    return clinicDoctorDecline(id, filial, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicDoctorDecline>>,
    variables: ClinicDoctorDeclineMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getClinicDoctorListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorDirectoryQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorDeclineMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorDecline>>>;
export type ClinicDoctorDeclineMutationBody = BindingDeclineRequest;
export type ClinicDoctorDeclineMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicDoctorDeclineMutationVariables = { id: number; filial: number; data: BindingDeclineRequest };

/**
 * @summary Decline a request of a doctor
 */
export const useClinicDoctorDecline = <
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
      Awaited<ReturnType<typeof clinicDoctorDecline>>,
      TError,
      ClinicDoctorDeclineMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicDoctorDecline>>,
  TError,
  ClinicDoctorDeclineMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicDoctorDeclineMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicDoctorDirectoryUrl = () => {
  return `/api/v0/fo/clinic/doctor-directory`;
};

/**
 * Doctors of the whole service by name, or one by IIN: at most 20, those of the clinic's cities first. It is a
 * POST that only reads, because an IIN must not be in a URL.
 * @summary Doctors whom the clinic may invite
 */
export const clinicDoctorDirectory = async (
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorDirectoryAnswer> => {
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
  return http<ClinicDoctorDirectoryAnswer>(getClinicDoctorDirectoryUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicDirectoryRequest),
  });
};

export const getClinicDoctorDirectoryQueryKey = (clinicDirectoryRequest?: ClinicDirectoryRequest) => {
  return ['POST', 'api', 'v0', 'fo', 'clinic', 'doctor-directory', clinicDirectoryRequest].filter(
    (q) => q !== undefined,
  );
};

export const getClinicDoctorDirectoryQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorDirectoryQueryKey(clinicDirectoryRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctorDirectory>>> = ({ signal }) =>
    clinicDoctorDirectory(clinicDirectoryRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicDoctorDirectory>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicDoctorDirectoryQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorDirectory>>>;
export type ClinicDoctorDirectoryQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;

export function useClinicDoctorDirectory<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctorDirectory>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctorDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorDirectory<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctorDirectory>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctorDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorDirectory<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors whom the clinic may invite
 */

export function useClinicDoctorDirectory<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorDirectoryQueryOptions(clinicDirectoryRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicDoctorDirectory} query
 */
export const invalidateClinicDoctorDirectory = async (
  queryClient: QueryClient,
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicDoctorDirectoryQueryKey(clinicDirectoryRequest) }, options);

  return queryClient;
};

export const getClinicDoctorDirectorySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorDirectoryQueryKey(clinicDirectoryRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctorDirectory>>> = ({ signal }) =>
    clinicDoctorDirectory(clinicDirectoryRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicDoctorDirectorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorDirectory>>>;
export type ClinicDoctorDirectorySuspenseQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;

export function useClinicDoctorDirectorySuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorDirectorySuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorDirectorySuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors whom the clinic may invite
 */

export function useClinicDoctorDirectorySuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorDirectory>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
>(
  clinicDirectoryRequest: ClinicDirectoryRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctorDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorDirectorySuspenseQueryOptions(clinicDirectoryRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
