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
import type { BindingOrderRequest } from '../../models/binding-order-request.ts';
import type { ClinicBindingRequest } from '../../models/clinic-binding-request.ts';
import type { DoctorClinicBindingAcceptAnswer } from '../../models/doctor-clinic-binding-accept-answer.ts';
import type { DoctorClinicBindingCreateAnswer } from '../../models/doctor-clinic-binding-create-answer.ts';
import type { DoctorClinicBindingDeclineAnswer } from '../../models/doctor-clinic-binding-decline-answer.ts';
import type { DoctorClinicBindingListAnswer } from '../../models/doctor-clinic-binding-list-answer.ts';
import type { DoctorClinicOrderUpdateAnswer } from '../../models/doctor-clinic-order-update-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getDoctorProfileInfoQueryKey } from '../doctor-profile/doctor-profile.ts';
import { getDoctorReadinessQueryKey } from '../doctor-readiness/doctor-readiness.ts';
import { getDoctorOperatingModesQueryKey } from '../doctor-schedule/doctor-schedule.ts';
import { getDoctorServiceLinkListQueryKey } from '../doctor-services/doctor-services.ts';

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

export const getDoctorClinicBindingListUrl = () => {
  return `/api/v0/fo/doctor/clinics`;
};

/**
 * Filials where the doctor receives, the main one first; then invitations and requests with their results, newest first.
 * @summary Clinics of the doctor
 */
export const doctorClinicBindingList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicBindingListAnswer> => {
  return http<DoctorClinicBindingListAnswer>(getDoctorClinicBindingListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorClinicBindingListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'clinics'].filter((q) => q !== undefined);
};

export const getDoctorClinicBindingListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicBindingListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinicBindingList>>> = ({ signal }) =>
    doctorClinicBindingList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorClinicBindingList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorClinicBindingListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorClinicBindingList>>>;
export type DoctorClinicBindingListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinicBindingList>>,
          TError,
          Awaited<ReturnType<typeof doctorClinicBindingList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinicBindingList>>,
          TError,
          Awaited<ReturnType<typeof doctorClinicBindingList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of the doctor
 */

export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicBindingListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorClinicBindingList} query
 */
export const invalidateDoctorClinicBindingList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorClinicBindingListQueryKey() }, options);

  return queryClient;
};

export const getDoctorClinicBindingListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicBindingListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinicBindingList>>> = ({ signal }) =>
    doctorClinicBindingList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorClinicBindingListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingList>>
>;
export type DoctorClinicBindingListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of the doctor
 */

export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicBindingListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorClinicBindingCreateUrl = () => {
  return `/api/v0/fo/doctor/clinics`;
};

/**
 * The clinic answers the request. Where the clinic has invited the doctor, they work there at once. 409 at `filial_id`: the doctor is
 * there, or has asked already. 422 at `filial_id`: no open filial has that id.
 * @summary Request to work in a filial
 */
export const doctorClinicBindingCreate = async (
  clinicBindingRequest: ClinicBindingRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicBindingCreateAnswer> => {
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
  return http<DoctorClinicBindingCreateAnswer>(getDoctorClinicBindingCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicBindingRequest),
  });
};

export const getDoctorClinicBindingCreateMutationKey = () => ['doctorClinicBindingCreate'] as const;

export const getDoctorClinicBindingCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
      TError,
      DoctorClinicBindingCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
  TError,
  DoctorClinicBindingCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicBindingCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
    DoctorClinicBindingCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorClinicBindingCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
    variables: DoctorClinicBindingCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorClinicBindingListQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingCreate>>
>;
export type DoctorClinicBindingCreateMutationBody = ClinicBindingRequest;
export type DoctorClinicBindingCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorClinicBindingCreateMutationVariables = { data: ClinicBindingRequest };

/**
 * @summary Request to work in a filial
 */
export const useDoctorClinicBindingCreate = <
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
      Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
      TError,
      DoctorClinicBindingCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
  TError,
  DoctorClinicBindingCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorClinicBindingCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorClinicBindingDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/clinics/${encodeURIComponent(String(id))}`;
};

/**
 * Leaves a filial, with the hours and services there; withdraws a request; declines an invitation without a
 * reason; deletes an answered one. Refused with 409 at `visits` while visits are booked there: `details.visit_ids` names them.
 * @summary Leave a filial
 */
export const doctorClinicBindingDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorClinicBindingDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorClinicBindingDeleteMutationKey = () => ['doctorClinicBindingDelete'] as const;

export const getDoctorClinicBindingDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
      TError,
      DoctorClinicBindingDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
  TError,
  DoctorClinicBindingDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicBindingDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
    DoctorClinicBindingDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorClinicBindingDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
    variables: DoctorClinicBindingDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorClinicBindingListQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>
>;

export type DoctorClinicBindingDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorClinicBindingDeleteMutationVariables = { id: number };

/**
 * @summary Leave a filial
 */
export const useDoctorClinicBindingDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
      TError,
      DoctorClinicBindingDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
  TError,
  DoctorClinicBindingDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorClinicBindingDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorClinicBindingAcceptUrl = (id: number) => {
  return `/api/v0/fo/doctor/clinics/${encodeURIComponent(String(id))}/accept`;
};

/**
 * From now on the doctor can set hours and services there. Accepting twice answers the same. 409 at `state`: the clinic has withdrawn it,
 * or it is the doctor's own request.
 * @summary Accept an invitation
 */
export const doctorClinicBindingAccept = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicBindingAcceptAnswer> => {
  return http<DoctorClinicBindingAcceptAnswer>(getDoctorClinicBindingAcceptUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getDoctorClinicBindingAcceptMutationKey = () => ['doctorClinicBindingAccept'] as const;

export const getDoctorClinicBindingAcceptMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorClinicBindingAccept>>,
      TError,
      DoctorClinicBindingAcceptMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicBindingAccept>>,
  TError,
  DoctorClinicBindingAcceptMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicBindingAcceptMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicBindingAccept>>,
    DoctorClinicBindingAcceptMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorClinicBindingAccept(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingAccept>>,
    variables: DoctorClinicBindingAcceptMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorClinicBindingListQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingAcceptMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingAccept>>
>;

export type DoctorClinicBindingAcceptMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorClinicBindingAcceptMutationVariables = { id: number };

/**
 * @summary Accept an invitation
 */
export const useDoctorClinicBindingAccept = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorClinicBindingAccept>>,
      TError,
      DoctorClinicBindingAcceptMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicBindingAccept>>,
  TError,
  DoctorClinicBindingAcceptMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorClinicBindingAcceptMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorClinicBindingDeclineUrl = (id: number) => {
  return `/api/v0/fo/doctor/clinics/${encodeURIComponent(String(id))}/decline`;
};

/**
 * The clinic reads the reason. Declining twice answers the same. 409 at `state`: the doctor works there, the clinic has withdrawn it,
 * or it is the doctor's own request.
 * @summary Decline an invitation
 */
export const doctorClinicBindingDecline = async (
  id: number,
  bindingDeclineRequest: BindingDeclineRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicBindingDeclineAnswer> => {
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
  return http<DoctorClinicBindingDeclineAnswer>(getDoctorClinicBindingDeclineUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bindingDeclineRequest),
  });
};

export const getDoctorClinicBindingDeclineMutationKey = () => ['doctorClinicBindingDecline'] as const;

export const getDoctorClinicBindingDeclineMutationOptions = <
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
      Awaited<ReturnType<typeof doctorClinicBindingDecline>>,
      TError,
      DoctorClinicBindingDeclineMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicBindingDecline>>,
  TError,
  DoctorClinicBindingDeclineMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicBindingDeclineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicBindingDecline>>,
    DoctorClinicBindingDeclineMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorClinicBindingDecline(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingDecline>>,
    variables: DoctorClinicBindingDeclineMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorClinicBindingListQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingDeclineMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingDecline>>
>;
export type DoctorClinicBindingDeclineMutationBody = BindingDeclineRequest;
export type DoctorClinicBindingDeclineMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorClinicBindingDeclineMutationVariables = { id: number; data: BindingDeclineRequest };

/**
 * @summary Decline an invitation
 */
export const useDoctorClinicBindingDecline = <
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
      Awaited<ReturnType<typeof doctorClinicBindingDecline>>,
      TError,
      DoctorClinicBindingDeclineMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicBindingDecline>>,
  TError,
  DoctorClinicBindingDeclineMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorClinicBindingDeclineMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorClinicOrderUpdateUrl = () => {
  return `/api/v0/fo/doctor/clinic-order`;
};

/**
 * The first filial is the main one: it stands in the head of the doctor's page and on cards. 409 at `filial_ids`: the list has
 * changed meanwhile, read it again.
 * @summary Change the order of the own filials
 */
export const doctorClinicOrderUpdate = async (
  bindingOrderRequest: BindingOrderRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicOrderUpdateAnswer> => {
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
  return http<DoctorClinicOrderUpdateAnswer>(getDoctorClinicOrderUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bindingOrderRequest),
  });
};

export const getDoctorClinicOrderUpdateMutationKey = () => ['doctorClinicOrderUpdate'] as const;

export const getDoctorClinicOrderUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorClinicOrderUpdate>>,
      TError,
      DoctorClinicOrderUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicOrderUpdate>>,
  TError,
  DoctorClinicOrderUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicOrderUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicOrderUpdate>>,
    DoctorClinicOrderUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorClinicOrderUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicOrderUpdate>>,
    variables: DoctorClinicOrderUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorClinicBindingListQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicOrderUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorClinicOrderUpdate>>>;
export type DoctorClinicOrderUpdateMutationBody = BindingOrderRequest;
export type DoctorClinicOrderUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorClinicOrderUpdateMutationVariables = { data: BindingOrderRequest };

/**
 * @summary Change the order of the own filials
 */
export const useDoctorClinicOrderUpdate = <
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
      Awaited<ReturnType<typeof doctorClinicOrderUpdate>>,
      TError,
      DoctorClinicOrderUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicOrderUpdate>>,
  TError,
  DoctorClinicOrderUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorClinicOrderUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
