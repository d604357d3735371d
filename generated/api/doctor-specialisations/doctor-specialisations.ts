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
import type { DoctorSpecialisationDirectoryAnswer } from '../../models/doctor-specialisation-directory-answer.ts';
import type { DoctorSpecialisationLinkCreateAnswer } from '../../models/doctor-specialisation-link-create-answer.ts';
import type { DoctorSpecialisationLinkListAnswer } from '../../models/doctor-specialisation-link-list-answer.ts';
import type { DoctorSpecialisationOrderUpdateAnswer } from '../../models/doctor-specialisation-order-update-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { SpecialisationLinkRequest } from '../../models/specialisation-link-request.ts';
import type { SpecialisationOrderRequest } from '../../models/specialisation-order-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getDoctorProfileInfoQueryKey } from '../doctor-profile/doctor-profile.ts';
import { getDoctorServiceDirectoryQueryKey } from '../doctor-services/doctor-services.ts';

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

export const getDoctorSpecialisationDirectoryUrl = () => {
  return `/api/v0/fo/doctor/specialisations/dir`;
};

/**
 * Specialisations that can be added.
 * @summary Specialisations to choose from
 */
export const doctorSpecialisationDirectory = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationDirectoryAnswer> => {
  return http<DoctorSpecialisationDirectoryAnswer>(getDoctorSpecialisationDirectoryUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSpecialisationDirectoryQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'specialisations', 'dir'].filter((q) => q !== undefined);
};

export const getDoctorSpecialisationDirectoryQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>> = ({ signal }) =>
    doctorSpecialisationDirectory({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSpecialisationDirectoryQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
>;
export type DoctorSpecialisationDirectoryQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Specialisations to choose from
 */

export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationDirectoryQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSpecialisationDirectory} query
 */
export const invalidateDoctorSpecialisationDirectory = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSpecialisationDirectoryQueryKey() }, options);

  return queryClient;
};

export const getDoctorSpecialisationDirectorySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>> = ({ signal }) =>
    doctorSpecialisationDirectory({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSpecialisationDirectorySuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
>;
export type DoctorSpecialisationDirectorySuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Specialisations to choose from
 */

export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationDirectorySuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSpecialisationLinkListUrl = () => {
  return `/api/v0/fo/doctor/specialisations/link`;
};

/**
 * Specialisations of the doctor, the main one first.
 * @summary Own specialisations
 */
export const doctorSpecialisationLinkList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationLinkListAnswer> => {
  return http<DoctorSpecialisationLinkListAnswer>(getDoctorSpecialisationLinkListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSpecialisationLinkListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'specialisations', 'link'].filter((q) => q !== undefined);
};

export const getDoctorSpecialisationLinkListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>> = ({ signal }) =>
    doctorSpecialisationLinkList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSpecialisationLinkListQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
>;
export type DoctorSpecialisationLinkListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own specialisations
 */

export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationLinkListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSpecialisationLinkList} query
 */
export const invalidateDoctorSpecialisationLinkList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSpecialisationLinkListQueryKey() }, options);

  return queryClient;
};

export const getDoctorSpecialisationLinkListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>> = ({ signal }) =>
    doctorSpecialisationLinkList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSpecialisationLinkListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
>;
export type DoctorSpecialisationLinkListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own specialisations
 */

export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationLinkListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSpecialisationLinkCreateUrl = () => {
  return `/api/v0/fo/doctor/specialisations/link`;
};

/**
 * Adds a specialisation; 409 if the doctor has it.
 * @summary Add a specialisation
 */
export const doctorSpecialisationLinkCreate = async (
  specialisationLinkRequest: SpecialisationLinkRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationLinkCreateAnswer> => {
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
  return http<DoctorSpecialisationLinkCreateAnswer>(getDoctorSpecialisationLinkCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(specialisationLinkRequest),
  });
};

export const getDoctorSpecialisationLinkCreateMutationKey = () => ['doctorSpecialisationLinkCreate'] as const;

export const getDoctorSpecialisationLinkCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
      TError,
      DoctorSpecialisationLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
  TError,
  DoctorSpecialisationLinkCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialisationLinkCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
    DoctorSpecialisationLinkCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorSpecialisationLinkCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
    variables: DoctorSpecialisationLinkCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorSpecialisationDirectoryQueryKey(),
            getDoctorSpecialisationLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorServiceDirectoryQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialisationLinkCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>
>;
export type DoctorSpecialisationLinkCreateMutationBody = SpecialisationLinkRequest;
export type DoctorSpecialisationLinkCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorSpecialisationLinkCreateMutationVariables = { data: SpecialisationLinkRequest };

/**
 * @summary Add a specialisation
 */
export const useDoctorSpecialisationLinkCreate = <
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
      Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
      TError,
      DoctorSpecialisationLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
  TError,
  DoctorSpecialisationLinkCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorSpecialisationLinkCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorSpecialisationLinkDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/specialisations/link/${encodeURIComponent(String(id))}`;
};

/**
 * Removes a specialisation; 409 for the last one.
 * @summary Remove a specialisation
 */
export const doctorSpecialisationLinkDelete = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getDoctorSpecialisationLinkDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorSpecialisationLinkDeleteMutationKey = () => ['doctorSpecialisationLinkDelete'] as const;

export const getDoctorSpecialisationLinkDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
      TError,
      DoctorSpecialisationLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
  TError,
  DoctorSpecialisationLinkDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialisationLinkDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
    DoctorSpecialisationLinkDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorSpecialisationLinkDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
    variables: DoctorSpecialisationLinkDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorSpecialisationDirectoryQueryKey(),
            getDoctorSpecialisationLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorServiceDirectoryQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialisationLinkDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>
>;

export type DoctorSpecialisationLinkDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorSpecialisationLinkDeleteMutationVariables = { id: number };

/**
 * @summary Remove a specialisation
 */
export const useDoctorSpecialisationLinkDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
      TError,
      DoctorSpecialisationLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
  TError,
  DoctorSpecialisationLinkDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorSpecialisationLinkDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorSpecialisationOrderUpdateUrl = () => {
  return `/api/v0/fo/doctor/specialisations/order`;
};

/**
 * The first one is the main one: it names the doctor in lists. 409 at `specialisation_ids`: the list has changed meanwhile, read it again.
 * @summary Change the order of the own specialisations
 */
export const doctorSpecialisationOrderUpdate = async (
  specialisationOrderRequest: SpecialisationOrderRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationOrderUpdateAnswer> => {
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
  return http<DoctorSpecialisationOrderUpdateAnswer>(getDoctorSpecialisationOrderUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(specialisationOrderRequest),
  });
};

export const getDoctorSpecialisationOrderUpdateMutationKey = () => ['doctorSpecialisationOrderUpdate'] as const;

export const getDoctorSpecialisationOrderUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>,
      TError,
      DoctorSpecialisationOrderUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>,
  TError,
  DoctorSpecialisationOrderUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialisationOrderUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>,
    DoctorSpecialisationOrderUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorSpecialisationOrderUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>,
    variables: DoctorSpecialisationOrderUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorSpecialisationDirectoryQueryKey(),
            getDoctorSpecialisationLinkListQueryKey(),
            getDoctorProfileInfoQueryKey(),
            getDoctorServiceDirectoryQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialisationOrderUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>
>;
export type DoctorSpecialisationOrderUpdateMutationBody = SpecialisationOrderRequest;
export type DoctorSpecialisationOrderUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorSpecialisationOrderUpdateMutationVariables = { data: SpecialisationOrderRequest };

/**
 * @summary Change the order of the own specialisations
 */
export const useDoctorSpecialisationOrderUpdate = <
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
      Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>,
      TError,
      DoctorSpecialisationOrderUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialisationOrderUpdate>>,
  TError,
  DoctorSpecialisationOrderUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorSpecialisationOrderUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
