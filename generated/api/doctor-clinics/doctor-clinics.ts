/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import {
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
import type { ClinicBindingRequest } from '../../models/clinic-binding-request.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { DoctorClinicBindingCreateAnswer } from '../../models/doctor-clinic-binding-create-answer.ts';
import type { DoctorClinicBindingCreateHeaders } from '../../models/doctor-clinic-binding-create-headers.ts';
import type { DoctorClinicBindingListAnswer } from '../../models/doctor-clinic-binding-list-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

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
 * Filials in which the doctor receives or has asked to.
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
 * The clinic answers the request.
 * @summary Ask to receive in a filial
 */
export const doctorClinicBindingCreate = async (
  clinicBindingRequest: ClinicBindingRequest,
  headers?: DoctorClinicBindingCreateHeaders,
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
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicBindingRequest),
  });
};

export const getDoctorClinicBindingCreateMutationKey = () => ['doctorClinicBindingCreate'] as const;

export const getDoctorClinicBindingCreateMutationOptions = <
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
    const { data, headers } = props ?? {};

    return doctorClinicBindingCreate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
    variables: DoctorClinicBindingCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorClinicBindingListQueryKey() });
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | ConflictResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorClinicBindingCreateMutationVariables = {
  data: ClinicBindingRequest;
  headers?: DoctorClinicBindingCreateHeaders;
};

/**
 * @summary Ask to receive in a filial
 */
export const useDoctorClinicBindingCreate = <
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
 * Refused with 409 while visits are booked there.
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
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
      queryClient.invalidateQueries({ queryKey: getDoctorClinicBindingListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>
>;

export type DoctorClinicBindingDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
>;
export type DoctorClinicBindingDeleteMutationVariables = { id: number };

/**
 * @summary Leave a filial
 */
export const useDoctorClinicBindingDelete = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
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
