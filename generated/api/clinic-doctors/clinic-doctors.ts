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
import type { ClinicDoctorCreateAnswer } from '../../models/clinic-doctor-create-answer.ts';
import type { ClinicDoctorCreateHeaders } from '../../models/clinic-doctor-create-headers.ts';
import type { ClinicDoctorListAnswer } from '../../models/clinic-doctor-list-answer.ts';
import type { ClinicDoctorListParams } from '../../models/clinic-doctor-list-params.ts';
import type { ClinicDoctorRequest } from '../../models/clinic-doctor-request.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';

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
 * Doctors by name, with today's occupancy; also those who have asked to receive here or were invited.
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicDoctorList<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicDoctorListSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctorList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
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
 * Invites a doctor by e-mail; the doctor answers in their own cabinet (`doctorClinicBindingCreate`). One who has asked for it
 * (`requested`) receives there at once. 422 at `email`: no doctor has that address. 409 at `email`: in all these filials the doctor is already,
 * or is invited. 422 at `filial_ids`: a filial of another clinic.
 * @summary Add a doctor
 */
export const clinicDoctorCreate = async (
  clinicDoctorRequest: ClinicDoctorRequest,
  headers?: ClinicDoctorCreateHeaders,
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
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicDoctorRequest),
  });
};

export const getClinicDoctorCreateMutationKey = () => ['clinicDoctorCreate'] as const;

export const getClinicDoctorCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
    const { data, headers } = props ?? {};

    return clinicDoctorCreate(data, headers, requestOptions);
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
          [getClinicDoctorListQueryKey(), getClinicFilialListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
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
  | ForbiddenResponse
  | ConflictResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type ClinicDoctorCreateMutationVariables = { data: ClinicDoctorRequest; headers?: ClinicDoctorCreateHeaders };

/**
 * @summary Add a doctor
 */
export const useClinicDoctorCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
export const getClinicDoctorDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}`;
};

/**
 * The doctor leaves all filials of the clinic, with hours and services there; invitations and requests are dropped. Refused with 409
 * at `visits` while visits are booked.
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
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
          [getClinicDoctorListQueryKey(), getClinicFilialListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicDoctorDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicDoctorDelete>>>;

export type ClinicDoctorDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
>;
export type ClinicDoctorDeleteMutationVariables = { id: number };

/**
 * @summary Remove a doctor
 */
export const useClinicDoctorDelete = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
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
