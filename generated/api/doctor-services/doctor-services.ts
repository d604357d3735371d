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
import type { DoctorServiceCopyAnswer } from '../../models/doctor-service-copy-answer.ts';
import type { DoctorServiceDirectoryAnswer } from '../../models/doctor-service-directory-answer.ts';
import type { DoctorServiceFundingUpdateAnswer } from '../../models/doctor-service-funding-update-answer.ts';
import type { DoctorServiceLinkCreateAnswer } from '../../models/doctor-service-link-create-answer.ts';
import type { DoctorServiceLinkListAnswer } from '../../models/doctor-service-link-list-answer.ts';
import type { DoctorServiceLinkRequest } from '../../models/doctor-service-link-request.ts';
import type { DoctorServiceLinkUpdateAnswer } from '../../models/doctor-service-link-update-answer.ts';
import type { DoctorServiceLinkUpdateRequest } from '../../models/doctor-service-link-update-request.ts';
import type { DoctorServicePricesUpdateAnswer } from '../../models/doctor-service-prices-update-answer.ts';
import type { DoctorServiceQuestionListAnswer } from '../../models/doctor-service-question-list-answer.ts';
import type { DoctorServiceQuestionsUpdateAnswer } from '../../models/doctor-service-questions-update-answer.ts';
import type { DoctorServiceVisibilitySetAnswer } from '../../models/doctor-service-visibility-set-answer.ts';
import type { DoctorServiceVisibilityUpdateAnswer } from '../../models/doctor-service-visibility-update-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { ServiceCopyRequest } from '../../models/service-copy-request.ts';
import type { ServiceFundingRequest } from '../../models/service-funding-request.ts';
import type { ServicePricesRequest } from '../../models/service-prices-request.ts';
import type { ServiceQuestionsRequest } from '../../models/service-questions-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { VisibilityRequest } from '../../models/visibility-request.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';
import { getDoctorProfileInfoQueryKey } from '../doctor-profile/doctor-profile.ts';
import { getDoctorReadinessQueryKey } from '../doctor-readiness/doctor-readiness.ts';
import { getDoctorSlotListQueryKey } from '../doctor-visits/doctor-visits.ts';

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

export const getDoctorServiceDirectoryUrl = () => {
  return `/api/v0/fo/doctor/services/dir`;
};

/**
 * Services that the doctor may offer.
 * @summary Services to choose from
 */
export const doctorServiceDirectory = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceDirectoryAnswer> => {
  return http<DoctorServiceDirectoryAnswer>(getDoctorServiceDirectoryUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceDirectoryQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'services', 'dir'].filter((q) => q !== undefined);
};

export const getDoctorServiceDirectoryQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceDirectory>>> = ({ signal }) =>
    doctorServiceDirectory({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServiceDirectory>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServiceDirectoryQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceDirectory>>>;
export type DoctorServiceDirectoryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services to choose from
 */

export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceDirectoryQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServiceDirectory} query
 */
export const invalidateDoctorServiceDirectory = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServiceDirectoryQueryKey() }, options);

  return queryClient;
};

export const getDoctorServiceDirectorySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceDirectory>>> = ({ signal }) =>
    doctorServiceDirectory({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServiceDirectorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceDirectory>>>;
export type DoctorServiceDirectorySuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services to choose from
 */

export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceDirectorySuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServiceLinkListUrl = () => {
  return `/api/v0/fo/doctor/services/link`;
};

/**
 * Services with price, duration and visibility.
 * @summary Own services
 */
export const doctorServiceLinkList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceLinkListAnswer> => {
  return http<DoctorServiceLinkListAnswer>(getDoctorServiceLinkListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceLinkListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'services', 'link'].filter((q) => q !== undefined);
};

export const getDoctorServiceLinkListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceLinkList>>> = ({ signal }) =>
    doctorServiceLinkList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServiceLinkList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServiceLinkListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkList>>>;
export type DoctorServiceLinkListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own services
 */

export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceLinkListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServiceLinkList} query
 */
export const invalidateDoctorServiceLinkList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServiceLinkListQueryKey() }, options);

  return queryClient;
};

export const getDoctorServiceLinkListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceLinkList>>> = ({ signal }) =>
    doctorServiceLinkList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServiceLinkListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkList>>>;
export type DoctorServiceLinkListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own services
 */

export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceLinkListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServiceLinkCreateUrl = () => {
  return `/api/v0/fo/doctor/services/link`;
};

/**
 * Adds a service in one filial; one that is linked already answers 409. A service of a removed format turns the
 * format on again. 422 at `service_id`: not in the doctor's directory; at `filial_id`: not a filial of the doctor.
 * @summary Add a service
 */
export const doctorServiceLinkCreate = async (
  doctorServiceLinkRequest: DoctorServiceLinkRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceLinkCreateAnswer> => {
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
  return http<DoctorServiceLinkCreateAnswer>(getDoctorServiceLinkCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorServiceLinkRequest),
  });
};

export const getDoctorServiceLinkCreateMutationKey = () => ['doctorServiceLinkCreate'] as const;

export const getDoctorServiceLinkCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
      TError,
      DoctorServiceLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
  TError,
  DoctorServiceLinkCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceLinkCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
    DoctorServiceLinkCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorServiceLinkCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
    variables: DoctorServiceLinkCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceLinkCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkCreate>>>;
export type DoctorServiceLinkCreateMutationBody = DoctorServiceLinkRequest;
export type DoctorServiceLinkCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorServiceLinkCreateMutationVariables = { data: DoctorServiceLinkRequest };

/**
 * @summary Add a service
 */
export const useDoctorServiceLinkCreate = <
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
      Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
      TError,
      DoctorServiceLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
  TError,
  DoctorServiceLinkCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceLinkCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceLinkUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}`;
};

/**
 * Saves price and length; booked visits keep theirs. 409 at `from_price`: the price has changed meanwhile.
 * @summary Change a service
 */
export const doctorServiceLinkUpdate = async (
  id: number,
  doctorServiceLinkUpdateRequest: DoctorServiceLinkUpdateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceLinkUpdateAnswer> => {
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
  return http<DoctorServiceLinkUpdateAnswer>(getDoctorServiceLinkUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorServiceLinkUpdateRequest),
  });
};

export const getDoctorServiceLinkUpdateMutationKey = () => ['doctorServiceLinkUpdate'] as const;

export const getDoctorServiceLinkUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
      TError,
      DoctorServiceLinkUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
  TError,
  DoctorServiceLinkUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceLinkUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
    DoctorServiceLinkUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorServiceLinkUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
    variables: DoctorServiceLinkUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceLinkUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkUpdate>>>;
export type DoctorServiceLinkUpdateMutationBody = DoctorServiceLinkUpdateRequest;
export type DoctorServiceLinkUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorServiceLinkUpdateMutationVariables = { id: number; data: DoctorServiceLinkUpdateRequest };

/**
 * @summary Change a service
 */
export const useDoctorServiceLinkUpdate = <
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
      Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
      TError,
      DoctorServiceLinkUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
  TError,
  DoctorServiceLinkUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceLinkUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceLinkDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the service; booked visits do not change.
 * @summary Remove a service
 */
export const doctorServiceLinkDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorServiceLinkDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorServiceLinkDeleteMutationKey = () => ['doctorServiceLinkDelete'] as const;

export const getDoctorServiceLinkDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
      TError,
      DoctorServiceLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
  TError,
  DoctorServiceLinkDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceLinkDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
    DoctorServiceLinkDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorServiceLinkDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
    variables: DoctorServiceLinkDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceLinkDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkDelete>>>;

export type DoctorServiceLinkDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorServiceLinkDeleteMutationVariables = { id: number };

/**
 * @summary Remove a service
 */
export const useDoctorServiceLinkDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
      TError,
      DoctorServiceLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
  TError,
  DoctorServiceLinkDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceLinkDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceVisibilitySetUrl = (id: number, value: 0 | 1) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}/visibility/${encodeURIComponent(String(value))}`;
};

/**
 * Writes although it is a GET: clients treat it as a mutation, never prefetch, cache or repeat it. Prefer
 * `doctorServiceVisibilityUpdate`.
 * @deprecated
 * @summary Set the visibility of a service (GET)
 */
export const doctorServiceVisibilitySet = async (
  id: number,
  value: 0 | 1,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceVisibilitySetAnswer> => {
  return http<DoctorServiceVisibilitySetAnswer>(getDoctorServiceVisibilitySetUrl(id, value), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceVisibilitySetMutationKey = () => ['doctorServiceVisibilitySet'] as const;

export const getDoctorServiceVisibilitySetMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
      TError,
      DoctorServiceVisibilitySetMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
  TError,
  DoctorServiceVisibilitySetMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceVisibilitySetMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
    DoctorServiceVisibilitySetMutationVariables
  > = (props) => {
    const { id, value } = props ?? {};

    return doctorServiceVisibilitySet(id, value, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
    variables: DoctorServiceVisibilitySetMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceVisibilitySetMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceVisibilitySet>>
>;

export type DoctorServiceVisibilitySetMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorServiceVisibilitySetMutationVariables = { id: number; value: 0 | 1 };

/**
 * @deprecated
 * @summary Set the visibility of a service (GET)
 */
export const useDoctorServiceVisibilitySet = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
      TError,
      DoctorServiceVisibilitySetMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
  TError,
  DoctorServiceVisibilitySetMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServiceVisibilitySetMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorServiceVisibilityUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}/visibility`;
};

/**
 * Shows or hides the service.
 * @summary Set the visibility of a service
 */
export const doctorServiceVisibilityUpdate = async (
  id: number,
  visibilityRequest: VisibilityRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceVisibilityUpdateAnswer> => {
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
  return http<DoctorServiceVisibilityUpdateAnswer>(getDoctorServiceVisibilityUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visibilityRequest),
  });
};

export const getDoctorServiceVisibilityUpdateMutationKey = () => ['doctorServiceVisibilityUpdate'] as const;

export const getDoctorServiceVisibilityUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
      TError,
      DoctorServiceVisibilityUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
  TError,
  DoctorServiceVisibilityUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceVisibilityUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
    DoctorServiceVisibilityUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorServiceVisibilityUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
    variables: DoctorServiceVisibilityUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceVisibilityUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>
>;
export type DoctorServiceVisibilityUpdateMutationBody = VisibilityRequest;
export type DoctorServiceVisibilityUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorServiceVisibilityUpdateMutationVariables = { id: number; data: VisibilityRequest };

/**
 * @summary Set the visibility of a service
 */
export const useDoctorServiceVisibilityUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
      TError,
      DoctorServiceVisibilityUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
  TError,
  DoctorServiceVisibilityUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServiceVisibilityUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorServicePricesUpdateUrl = () => {
  return `/api/v0/fo/doctor/services/prices`;
};

/**
 * Changes all of them or none; booked visits keep their price. Returns all services. 409 at `prices.0.from_price`: that price has changed meanwhile. 422 at
 * `prices.0.id`: not a service of the doctor, or named twice.
 * @summary Change several prices at once
 */
export const doctorServicePricesUpdate = async (
  servicePricesRequest: ServicePricesRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServicePricesUpdateAnswer> => {
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
  return http<DoctorServicePricesUpdateAnswer>(getDoctorServicePricesUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(servicePricesRequest),
  });
};

export const getDoctorServicePricesUpdateMutationKey = () => ['doctorServicePricesUpdate'] as const;

export const getDoctorServicePricesUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorServicePricesUpdate>>,
      TError,
      DoctorServicePricesUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServicePricesUpdate>>,
  TError,
  DoctorServicePricesUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServicePricesUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServicePricesUpdate>>,
    DoctorServicePricesUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorServicePricesUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServicePricesUpdate>>,
    variables: DoctorServicePricesUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServicePricesUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServicePricesUpdate>>
>;
export type DoctorServicePricesUpdateMutationBody = ServicePricesRequest;
export type DoctorServicePricesUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorServicePricesUpdateMutationVariables = { data: ServicePricesRequest };

/**
 * @summary Change several prices at once
 */
export const useDoctorServicePricesUpdate = <
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
      Awaited<ReturnType<typeof doctorServicePricesUpdate>>,
      TError,
      DoctorServicePricesUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServicePricesUpdate>>,
  TError,
  DoctorServicePricesUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServicePricesUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorServiceFundingUpdateUrl = () => {
  return `/api/v0/fo/doctor/services/funding`;
};

/**
 * States the payers of the doctor's services, of all the named ones alike or of none; booked visits keep theirs. 422 at `link_ids.0`: not a service of the doctor.
 * @summary Say who pays for services (doctor)
 */
export const doctorServiceFundingUpdate = async (
  serviceFundingRequest: ServiceFundingRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceFundingUpdateAnswer> => {
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
  return http<DoctorServiceFundingUpdateAnswer>(getDoctorServiceFundingUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serviceFundingRequest),
  });
};

export const getDoctorServiceFundingUpdateMutationKey = () => ['doctorServiceFundingUpdate'] as const;

export const getDoctorServiceFundingUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorServiceFundingUpdate>>,
      TError,
      DoctorServiceFundingUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceFundingUpdate>>,
  TError,
  DoctorServiceFundingUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceFundingUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceFundingUpdate>>,
    DoctorServiceFundingUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorServiceFundingUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceFundingUpdate>>,
    variables: DoctorServiceFundingUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
            getDoctorSlotListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceFundingUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceFundingUpdate>>
>;
export type DoctorServiceFundingUpdateMutationBody = ServiceFundingRequest;
export type DoctorServiceFundingUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type DoctorServiceFundingUpdateMutationVariables = { data: ServiceFundingRequest };

/**
 * @summary Say who pays for services (doctor)
 */
export const useDoctorServiceFundingUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceFundingUpdate>>,
      TError,
      DoctorServiceFundingUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceFundingUpdate>>,
  TError,
  DoctorServiceFundingUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServiceFundingUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorServiceCopyUrl = () => {
  return `/api/v0/fo/doctor/services/copy`;
};

/**
 * Copies prices and lengths too. Services that the other filial already has do not change. Returns the added services. 409 at `to_filial_id`: nothing to add.
 * 422 at `from_filial_id`, `to_filial_id`: not two filials of the doctor; at `link_ids`: not services of the first.
 * @summary Copy services to another filial
 */
export const doctorServiceCopy = async (
  serviceCopyRequest: ServiceCopyRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceCopyAnswer> => {
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
  return http<DoctorServiceCopyAnswer>(getDoctorServiceCopyUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serviceCopyRequest),
  });
};

export const getDoctorServiceCopyMutationKey = () => ['doctorServiceCopy'] as const;

export const getDoctorServiceCopyMutationOptions = <
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
      Awaited<ReturnType<typeof doctorServiceCopy>>,
      TError,
      DoctorServiceCopyMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceCopy>>,
  TError,
  DoctorServiceCopyMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceCopyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceCopy>>,
    DoctorServiceCopyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorServiceCopy(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceCopy>>,
    variables: DoctorServiceCopyMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceCopyMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceCopy>>>;
export type DoctorServiceCopyMutationBody = ServiceCopyRequest;
export type DoctorServiceCopyMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorServiceCopyMutationVariables = { data: ServiceCopyRequest };

/**
 * @summary Copy services to another filial
 */
export const useDoctorServiceCopy = <
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
      Awaited<ReturnType<typeof doctorServiceCopy>>,
      TError,
      DoctorServiceCopyMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceCopy>>,
  TError,
  DoctorServiceCopyMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceCopyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceQuestionListUrl = (service: number) => {
  return `/api/v0/fo/doctor/service-questions/${encodeURIComponent(String(service))}`;
};

/**
 * What the doctor asks before a visit for this service of the directory («Questions before a visit»); empty where nothing is asked.
 * @summary Questions before a visit for a service (doctor)
 */
export const doctorServiceQuestionList = async (
  service: number,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceQuestionListAnswer> => {
  return http<DoctorServiceQuestionListAnswer>(getDoctorServiceQuestionListUrl(service), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceQuestionListQueryKey = (service: number) => {
  return ['api', 'v0', 'fo', 'doctor', 'service-questions', service].filter((q) => q !== undefined);
};

export const getDoctorServiceQuestionListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceQuestionListQueryKey(service);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceQuestionList>>> = ({ signal }) =>
    doctorServiceQuestionList(service, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: service !== null && service !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServiceQuestionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServiceQuestionListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceQuestionList>>>;
export type DoctorServiceQuestionListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorServiceQuestionList<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceQuestionList>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceQuestionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceQuestionList<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceQuestionList>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceQuestionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceQuestionList<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Questions before a visit for a service (doctor)
 */

export function useDoctorServiceQuestionList<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceQuestionListQueryOptions(service, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServiceQuestionList} query
 */
export const invalidateDoctorServiceQuestionList = async (
  queryClient: QueryClient,
  service: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServiceQuestionListQueryKey(service) }, options);

  return queryClient;
};

export const getDoctorServiceQuestionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceQuestionListQueryKey(service);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceQuestionList>>> = ({ signal }) =>
    doctorServiceQuestionList(service, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServiceQuestionListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceQuestionList>>
>;
export type DoctorServiceQuestionListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Questions before a visit for a service (doctor)
 */

export function useDoctorServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceQuestionListSuspenseQueryOptions(service, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServiceQuestionsUpdateUrl = (service: number) => {
  return `/api/v0/fo/doctor/service-questions/${encodeURIComponent(String(service))}`;
};

/**
 * Replaces all questions: adds, changes, orders and removes. Answers that were given stay with their question as it was. 422 at the
 * part that breaks a rule: options that don't fit the `kind`, texts that stand twice, an unknown specialisation or question.
 * @summary Change the questions before a visit for a service (doctor)
 */
export const doctorServiceQuestionsUpdate = async (
  service: number,
  serviceQuestionsRequest: ServiceQuestionsRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceQuestionsUpdateAnswer> => {
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
  return http<DoctorServiceQuestionsUpdateAnswer>(getDoctorServiceQuestionsUpdateUrl(service), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serviceQuestionsRequest),
  });
};

export const getDoctorServiceQuestionsUpdateMutationKey = () => ['doctorServiceQuestionsUpdate'] as const;

export const getDoctorServiceQuestionsUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>,
      TError,
      DoctorServiceQuestionsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>,
  TError,
  DoctorServiceQuestionsUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceQuestionsUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>,
    DoctorServiceQuestionsUpdateMutationVariables
  > = (props) => {
    const { service, data } = props ?? {};

    return doctorServiceQuestionsUpdate(service, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>,
    variables: DoctorServiceQuestionsUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorServiceDirectoryQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'service-questions'],
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceQuestionsUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>
>;
export type DoctorServiceQuestionsUpdateMutationBody = ServiceQuestionsRequest;
export type DoctorServiceQuestionsUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorServiceQuestionsUpdateMutationVariables = { service: number; data: ServiceQuestionsRequest };

/**
 * @summary Change the questions before a visit for a service (doctor)
 */
export const useDoctorServiceQuestionsUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>,
      TError,
      DoctorServiceQuestionsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceQuestionsUpdate>>,
  TError,
  DoctorServiceQuestionsUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServiceQuestionsUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
