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
import type { ApiError } from '../../models/api-error.ts';
import type { AvatarRequest } from '../../models/avatar-request.ts';
import type { ClinicLogoUpdateAnswer } from '../../models/clinic-logo-update-answer.ts';
import type { ClinicProfileAnswer } from '../../models/clinic-profile-answer.ts';
import type { ClinicProfileRequest } from '../../models/clinic-profile-request.ts';
import type { ClinicProfileUpdateAnswer } from '../../models/clinic-profile-update-answer.ts';
import type { ClinicProfileUpdateHeaders } from '../../models/clinic-profile-update-headers.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

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

export const getClinicProfileUrl = () => {
  return `/api/v0/fo/clinic/profile`;
};

/**
 * Profile and booking settings of the clinic; all staff may read them.
 * @summary Own profile of the clinic
 */
export const clinicProfile = async (options?: Parameters<typeof http>[1]): Promise<ClinicProfileAnswer> => {
  return http<ClinicProfileAnswer>(getClinicProfileUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicProfileQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'profile'].filter((q) => q !== undefined);
};

export const getClinicProfileQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
export type ClinicProfileQueryError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>;

export function useClinicProfile<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
export type ClinicProfileSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse
>;

export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicProfileSuspense<
  TData = Awaited<ReturnType<typeof clinicProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | UnexpectedResponse>,
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
 * Saves the profile and the booking settings. The settings apply at once, also to booked visits.
 * @summary Change the clinic's profile
 */
export const clinicProfileUpdate = async (
  clinicProfileRequest: ClinicProfileRequest,
  headers?: ClinicProfileUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ClinicProfileUpdateAnswer> => {
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
  return http<ClinicProfileUpdateAnswer>(getClinicProfileUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicProfileRequest),
  });
};

export const getClinicProfileUpdateMutationKey = () => ['clinicProfileUpdate'] as const;

export const getClinicProfileUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | StaleResponse
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
    const { data, headers } = props ?? {};

    return clinicProfileUpdate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicProfileUpdateMutationVariables = { data: ClinicProfileRequest; headers?: ClinicProfileUpdateHeaders };

/**
 * @summary Change the clinic's profile
 */
export const useClinicProfileUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
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
export const getClinicLogoUpdateUrl = () => {
  return `/api/v0/fo/clinic/profile/logo`;
};

/**
 * Sets an uploaded picture as the logo; null removes the logo.
 * @summary Change the logo of the clinic
 */
export const clinicLogoUpdate = async (
  avatarRequest: AvatarRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicLogoUpdateAnswer> => {
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
  return http<ClinicLogoUpdateAnswer>(getClinicLogoUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(avatarRequest),
  });
};

export const getClinicLogoUpdateMutationKey = () => ['clinicLogoUpdate'] as const;

export const getClinicLogoUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicLogoUpdate>>,
      TError,
      ClinicLogoUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicLogoUpdate>>,
  TError,
  ClinicLogoUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicLogoUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicLogoUpdate>>,
    ClinicLogoUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicLogoUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicLogoUpdate>>,
    variables: ClinicLogoUpdateMutationVariables,
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

export type ClinicLogoUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicLogoUpdate>>>;
export type ClinicLogoUpdateMutationBody = AvatarRequest;
export type ClinicLogoUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicLogoUpdateMutationVariables = { data: AvatarRequest };

/**
 * @summary Change the logo of the clinic
 */
export const useClinicLogoUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicLogoUpdate>>,
      TError,
      ClinicLogoUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicLogoUpdate>>,
  TError,
  ClinicLogoUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicLogoUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
