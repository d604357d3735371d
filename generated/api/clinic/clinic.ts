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
import type { ClinicClientListParams } from '../../models/clinic-client-list-params.ts';
import type { ClinicClientList200 } from '../../models/clinic-client-list200.ts';
import type { ClinicDoctorCreate201 } from '../../models/clinic-doctor-create201.ts';
import type { ClinicDoctorListParams } from '../../models/clinic-doctor-list-params.ts';
import type { ClinicDoctorList200 } from '../../models/clinic-doctor-list200.ts';
import type { ClinicDoctorRequest } from '../../models/clinic-doctor-request.ts';
import type { ClinicFilialCreate201 } from '../../models/clinic-filial-create201.ts';
import type { ClinicFilialList200 } from '../../models/clinic-filial-list200.ts';
import type { ClinicFilialRead200 } from '../../models/clinic-filial-read200.ts';
import type { ClinicFilialUpdate200 } from '../../models/clinic-filial-update200.ts';
import type { ClinicHome200 } from '../../models/clinic-home200.ts';
import type { ClinicProfileRequest } from '../../models/clinic-profile-request.ts';
import type { ClinicProfileUpdate200 } from '../../models/clinic-profile-update200.ts';
import type { ClinicProfile200 } from '../../models/clinic-profile200.ts';
import type { ClinicVisitListParams } from '../../models/clinic-visit-list-params.ts';
import type { ClinicVisitList200 } from '../../models/clinic-visit-list200.ts';
import type { ClinicVisitStateUpdate200 } from '../../models/clinic-visit-state-update200.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { FilialRequest } from '../../models/filial-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisitStateRequest } from '../../models/visit-state-request.ts';

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

export const getClinicFilialListUrl = () => {
  return `/api/v0/fo/clinic/filials`;
};

/**
 * Filials of the signed-in clinic with today's figures.
 * @summary Own filials
 */
export const clinicFilialList = async (options?: Parameters<typeof http>[1]): Promise<ClinicFilialList200> => {
  return http<ClinicFilialList200>(getClinicFilialListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFilialListQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'filials'].filter((q) => q !== undefined);
};

export const getClinicFilialListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialList>>> = ({ signal }) =>
    clinicFilialList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilialList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialList>>>;
export type ClinicFilialListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialList>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialList>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own filials
 */

export function useClinicFilialList<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilialList} query
 */
export const invalidateClinicFilialList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFilialListQueryKey() }, options);

  return queryClient;
};

export const getClinicFilialListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialList>>> = ({ signal }) =>
    clinicFilialList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialList>>>;
export type ClinicFilialListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own filials
 */

export function useClinicFilialListSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFilialCreateUrl = () => {
  return `/api/v0/fo/clinic/filials`;
};

/**
 * Adds a filial, open at once and without doctors.
 * @summary Add a filial
 */
export const clinicFilialCreate = async (
  filialRequest: FilialRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialCreate201> => {
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
  return http<ClinicFilialCreate201>(getClinicFilialCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(filialRequest),
  });
};

export const getClinicFilialCreateMutationKey = () => ['clinicFilialCreate'] as const;

export const getClinicFilialCreateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialCreate>>,
      TError,
      ClinicFilialCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialCreate>>,
  TError,
  ClinicFilialCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialCreate>>,
    ClinicFilialCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicFilialCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialCreate>>,
    variables: ClinicFilialCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicFilialListQueryKey(), ['api', 'v0', 'fo', 'clinic', 'filials'], getClinicHomeQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialCreate>>>;
export type ClinicFilialCreateMutationBody = FilialRequest;
export type ClinicFilialCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type ClinicFilialCreateMutationVariables = { data: FilialRequest };

/**
 * @summary Add a filial
 */
export const useClinicFilialCreate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialCreate>>,
      TError,
      ClinicFilialCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialCreate>>,
  TError,
  ClinicFilialCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicProfileUrl = () => {
  return `/api/v0/fo/clinic/profile`;
};

/**
 * The clinic's profile and rules of booking.
 * @summary Own profile of the clinic
 */
export const clinicProfile = async (options?: Parameters<typeof http>[1]): Promise<ClinicProfile200> => {
  return http<ClinicProfile200>(getClinicProfileUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicProfileQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'profile'].filter((q) => q !== undefined);
};

export const getClinicProfileQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicProfile>>> = ({ signal }) =>
    clinicProfile({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicProfile>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicProfileQueryResult = NonNullable<Awaited<ReturnType<typeof clinicProfile>>>;
export type ClinicProfileQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useClinicProfile<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicProfile>>,
          TError,
          Awaited<ReturnType<typeof clinicProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicProfile<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicProfile>>,
          TError,
          Awaited<ReturnType<typeof clinicProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicProfile<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile of the clinic
 */

export function useClinicProfile<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicProfileQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicProfile} query
 */
export const invalidateClinicProfile = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicProfileQueryKey() }, options);

  return queryClient;
};

export const getClinicProfileSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicProfile>>> = ({ signal }) =>
    clinicProfile({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicProfile>>>;
export type ClinicProfileSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile of the clinic
 */

export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicProfileSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicProfileUpdateUrl = () => {
  return `/api/v0/fo/clinic/profile`;
};

/**
 * Saves the profile and the rules of booking; the rules hold from then on, for visits that are booked already too.
 * @summary Change the clinic's profile
 */
export const clinicProfileUpdate = async (
  clinicProfileRequest: ClinicProfileRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicProfileUpdate200> => {
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
  return http<ClinicProfileUpdate200>(getClinicProfileUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicProfileRequest),
  });
};

export const getClinicProfileUpdateMutationKey = () => ['clinicProfileUpdate'] as const;

export const getClinicProfileUpdateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicProfileUpdate>>,
      TError,
      ClinicProfileUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicProfileUpdate>>,
  TError,
  ClinicProfileUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicProfileUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicProfileUpdate>>,
    ClinicProfileUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicProfileUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicProfileUpdate>>,
    variables: ClinicProfileUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getClinicProfileQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicProfileUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicProfileUpdate>>>;
export type ClinicProfileUpdateMutationBody = ClinicProfileRequest;
export type ClinicProfileUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type ClinicProfileUpdateMutationVariables = { data: ClinicProfileRequest };

/**
 * @summary Change the clinic's profile
 */
export const useClinicProfileUpdate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicProfileUpdate>>,
      TError,
      ClinicProfileUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicProfileUpdate>>,
  TError,
  ClinicProfileUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicProfileUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFilialReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}`;
};

/**
 * A filial with its hours.
 * @summary One filial
 */
export const clinicFilialRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialRead200> => {
  return http<ClinicFilialRead200>(getClinicFilialReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFilialReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'filials', id].filter((q) => q !== undefined);
};

export const getClinicFilialReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialRead>>> = ({ signal }) =>
    clinicFilialRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilialRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialRead>>>;
export type ClinicFilialReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialRead>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilialRead>>,
          TError,
          Awaited<ReturnType<typeof clinicFilialRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One filial
 */

export function useClinicFilialRead<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilialRead} query
 */
export const invalidateClinicFilialRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFilialReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicFilialReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilialRead>>> = ({ signal }) =>
    clinicFilialRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilialRead>>>;
export type ClinicFilialReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One filial
 */

export function useClinicFilialReadSuspense<
  TData = Awaited<ReturnType<typeof clinicFilialRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilialRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFilialUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}`;
};

/**
 * Saves the filial. Doctors' hours stay as they are; patients are offered what lies within both.
 * @summary Change a filial
 */
export const clinicFilialUpdate = async (
  id: number,
  filialRequest: FilialRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFilialUpdate200> => {
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
  return http<ClinicFilialUpdate200>(getClinicFilialUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(filialRequest),
  });
};

export const getClinicFilialUpdateMutationKey = () => ['clinicFilialUpdate'] as const;

export const getClinicFilialUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialUpdate>>,
      TError,
      ClinicFilialUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFilialUpdate>>,
  TError,
  ClinicFilialUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFilialUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFilialUpdate>>,
    ClinicFilialUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicFilialUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFilialUpdate>>,
    variables: ClinicFilialUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicFilialListQueryKey(), ['api', 'v0', 'fo', 'clinic', 'filials'], getClinicHomeQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFilialUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicFilialUpdate>>>;
export type ClinicFilialUpdateMutationBody = FilialRequest;
export type ClinicFilialUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type ClinicFilialUpdateMutationVariables = { id: number; data: FilialRequest };

/**
 * @summary Change a filial
 */
export const useClinicFilialUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFilialUpdate>>,
      TError,
      ClinicFilialUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFilialUpdate>>,
  TError,
  ClinicFilialUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicFilialUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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
): Promise<ClinicDoctorList200> => {
  return http<ClinicDoctorList200>(getClinicDoctorListUrl(params), {
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
 * (`requested`) receives there at once. 404: no doctor has that address. 409 at `email`: in all these filials the doctor is already,
 * or is invited. 422 at `filial_ids`: a filial of another clinic.
 * @summary Add a doctor
 */
export const clinicDoctorCreate = async (
  clinicDoctorRequest: ClinicDoctorRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctorCreate201> => {
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
  return http<ClinicDoctorCreate201>(getClinicDoctorCreateUrl(), {
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
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
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
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type ClinicDoctorCreateMutationVariables = { data: ClinicDoctorRequest };

/**
 * @summary Add a doctor
 */
export const useClinicDoctorCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
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
export const getClinicClientListUrl = (params?: ClinicClientListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/clients?${stringifiedParams}` : `/api/v0/fo/clinic/clients`;
};

/**
 * People who were ever booked into the clinic, found by name (Kazakh and Russian letters count as one another) or phone.
 * @summary Clients
 */
export const clinicClientList = async (
  params?: ClinicClientListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicClientList200> => {
  return http<ClinicClientList200>(getClinicClientListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicClientListQueryKey = (params?: ClinicClientListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'clients', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicClientListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientList>>> = ({ signal }) =>
    clinicClientList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicClientList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicClientListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientList>>>;
export type ClinicClientListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | ClinicClientListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicClientList>>,
          TError,
          Awaited<ReturnType<typeof clinicClientList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clients
 */

export function useClinicClientList<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicClientList} query
 */
export const invalidateClinicClientList = async (
  queryClient: QueryClient,
  params?: ClinicClientListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicClientListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicClientListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicClientListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicClientList>>> = ({ signal }) =>
    clinicClientList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicClientListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicClientList>>>;
export type ClinicClientListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | ClinicClientListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clients
 */

export function useClinicClientListSuspense<
  TData = Awaited<ReturnType<typeof clinicClientList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ClinicClientListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicClientList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicClientListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicVisitListUrl = (params: ClinicVisitListParams) => {
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
 * Visits in a filial in a range of at most 42 days, in order.
 * @summary Visits of a filial
 */
export const clinicVisitList = async (
  params: ClinicVisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitList200> => {
  return http<ClinicVisitList200>(getClinicVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicVisitListQueryKey = (params?: ClinicVisitListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
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
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits of a filial
 */

export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
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
  params: ClinicVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
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
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits of a filial
 */

export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
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

export const getClinicVisitStateUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/state`;
};

/**
 * Takes a visit in one of the clinic's filials to its next state, as `doctorVisitStateUpdate` does for the doctor.
 * @summary Change the state of a visit (clinic)
 */
export const clinicVisitStateUpdate = async (
  id: number,
  visitStateRequest: VisitStateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitStateUpdate200> => {
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
  return http<ClinicVisitStateUpdate200>(getClinicVisitStateUpdateUrl(id), {
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
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
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
          [getClinicVisitListQueryKey(), getClinicHomeQueryKey(), getClinicFilialListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
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
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type ClinicVisitStateUpdateMutationVariables = { id: number; data: VisitStateRequest };

/**
 * @summary Change the state of a visit (clinic)
 */
export const useClinicVisitStateUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
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
export const getClinicHomeUrl = () => {
  return `/api/v0/fo/clinic/home`;
};

/**
 * The day at a glance.
 * @summary Home of the clinic
 */
export const clinicHome = async (options?: Parameters<typeof http>[1]): Promise<ClinicHome200> => {
  return http<ClinicHome200>(getClinicHomeUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicHomeQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'home'].filter((q) => q !== undefined);
};

export const getClinicHomeQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicHome>>> = ({ signal }) =>
    clinicHome({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicHome>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicHomeQueryResult = NonNullable<Awaited<ReturnType<typeof clinicHome>>>;
export type ClinicHomeQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicHome>>,
          TError,
          Awaited<ReturnType<typeof clinicHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicHome>>,
          TError,
          Awaited<ReturnType<typeof clinicHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the clinic
 */

export function useClinicHome<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicHomeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicHome} query
 */
export const invalidateClinicHome = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicHomeQueryKey() }, options);

  return queryClient;
};

export const getClinicHomeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicHome>>> = ({ signal }) =>
    clinicHome({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicHomeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicHome>>>;
export type ClinicHomeSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the clinic
 */

export function useClinicHomeSuspense<
  TData = Awaited<ReturnType<typeof clinicHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicHomeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
