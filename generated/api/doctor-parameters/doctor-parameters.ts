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
import type { DoctorParameterLinkCreateAnswer } from '../../models/doctor-parameter-link-create-answer.ts';
import type { DoctorParameterLinkListAnswer } from '../../models/doctor-parameter-link-list-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { ParameterLinkRequest } from '../../models/parameter-link-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';
import { getDoctorProfileInfoQueryKey } from '../doctor-profile/doctor-profile.ts';

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

export const getDoctorParameterLinkListUrl = () => {
  return `/api/v0/fo/doctor/parameters/link`;
};

/**
 * Parameters of the doctor.
 * @summary Own parameters
 */
export const doctorParameterLinkList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorParameterLinkListAnswer> => {
  return http<DoctorParameterLinkListAnswer>(getDoctorParameterLinkListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorParameterLinkListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'parameters', 'link'].filter((q) => q !== undefined);
};

export const getDoctorParameterLinkListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParameterLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameterLinkList>>> = ({ signal }) =>
    doctorParameterLinkList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorParameterLinkList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorParameterLinkListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameterLinkList>>>;
export type DoctorParameterLinkListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameterLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorParameterLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameterLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorParameterLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own parameters
 */

export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParameterLinkListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorParameterLinkList} query
 */
export const invalidateDoctorParameterLinkList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorParameterLinkListQueryKey() }, options);

  return queryClient;
};

export const getDoctorParameterLinkListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParameterLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameterLinkList>>> = ({ signal }) =>
    doctorParameterLinkList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorParameterLinkListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorParameterLinkList>>
>;
export type DoctorParameterLinkListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own parameters
 */

export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParameterLinkListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorParameterLinkCreateUrl = () => {
  return `/api/v0/fo/doctor/parameters/link`;
};

/**
 * Adds a parameter; 409 if the doctor has it.
 * @summary Add a parameter
 */
export const doctorParameterLinkCreate = async (
  parameterLinkRequest: ParameterLinkRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorParameterLinkCreateAnswer> => {
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
  return http<DoctorParameterLinkCreateAnswer>(getDoctorParameterLinkCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(parameterLinkRequest),
  });
};

export const getDoctorParameterLinkCreateMutationKey = () => ['doctorParameterLinkCreate'] as const;

export const getDoctorParameterLinkCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
      TError,
      DoctorParameterLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
  TError,
  DoctorParameterLinkCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorParameterLinkCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
    DoctorParameterLinkCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorParameterLinkCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
    variables: DoctorParameterLinkCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorParameterLinkListQueryKey(), getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorParameterLinkCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorParameterLinkCreate>>
>;
export type DoctorParameterLinkCreateMutationBody = ParameterLinkRequest;
export type DoctorParameterLinkCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorParameterLinkCreateMutationVariables = { data: ParameterLinkRequest };

/**
 * @summary Add a parameter
 */
export const useDoctorParameterLinkCreate = <
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
      Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
      TError,
      DoctorParameterLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
  TError,
  DoctorParameterLinkCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorParameterLinkCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorParameterLinkDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/parameters/link/${encodeURIComponent(String(id))}`;
};

/**
 * Removes a parameter.
 * @summary Remove a parameter
 */
export const doctorParameterLinkDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorParameterLinkDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorParameterLinkDeleteMutationKey = () => ['doctorParameterLinkDelete'] as const;

export const getDoctorParameterLinkDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
      TError,
      DoctorParameterLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
  TError,
  DoctorParameterLinkDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorParameterLinkDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
    DoctorParameterLinkDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorParameterLinkDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
    variables: DoctorParameterLinkDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorParameterLinkListQueryKey(), getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorParameterLinkDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorParameterLinkDelete>>
>;

export type DoctorParameterLinkDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorParameterLinkDeleteMutationVariables = { id: number };

/**
 * @summary Remove a parameter
 */
export const useDoctorParameterLinkDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
      TError,
      DoctorParameterLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
  TError,
  DoctorParameterLinkDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorParameterLinkDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
