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
import type { AvatarRequest } from '../../models/avatar-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { PatientAvatarUpdateAnswer } from '../../models/patient-avatar-update-answer.ts';
import type { PatientProfileAnswer } from '../../models/patient-profile-answer.ts';
import type { PatientProfileUpdateAnswer } from '../../models/patient-profile-update-answer.ts';
import type { PatientProfileUpdateHeaders } from '../../models/patient-profile-update-headers.ts';
import type { PersonProfileRequest } from '../../models/person-profile-request.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getAuthMeQueryKey } from '../auth-session/auth-session.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';

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

export const getPatientProfileUrl = () => {
  return `/api/v0/fo/patient/profile`;
};

/**
 * The patient's personal data (rules §3, person).
 * @summary Own profile
 */
export const patientProfile = async (options?: Parameters<typeof http>[1]): Promise<PatientProfileAnswer> => {
  return http<PatientProfileAnswer>(getPatientProfileUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientProfileQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'profile'].filter((q) => q !== undefined);
};

export const getPatientProfileQueryOptions = <
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientProfile>>> = ({ signal }) =>
    patientProfile({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientProfile>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientProfileQueryResult = NonNullable<Awaited<ReturnType<typeof patientProfile>>>;
export type PatientProfileQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientProfile>>,
          TError,
          Awaited<ReturnType<typeof patientProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientProfile>>,
          TError,
          Awaited<ReturnType<typeof patientProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile
 */

export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientProfileQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientProfile} query
 */
export const invalidatePatientProfile = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientProfileQueryKey() }, options);

  return queryClient;
};

export const getPatientProfileSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientProfile>>> = ({ signal }) =>
    patientProfile({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientProfile>>>;
export type PatientProfileSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile
 */

export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientProfileSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPatientProfileUpdateUrl = () => {
  return `/api/v0/fo/patient/profile`;
};

/**
 * Saves the personal data. 422 names invalid fields, also `iin` if a citizen of Kazakhstan omits it.
 * @summary Change own profile
 */
export const patientProfileUpdate = async (
  personProfileRequest: PersonProfileRequest,
  headers?: PatientProfileUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<PatientProfileUpdateAnswer> => {
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
  return http<PatientProfileUpdateAnswer>(getPatientProfileUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(personProfileRequest),
  });
};

export const getPatientProfileUpdateMutationKey = () => ['patientProfileUpdate'] as const;

export const getPatientProfileUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof patientProfileUpdate>>,
      TError,
      PatientProfileUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof patientProfileUpdate>>,
  TError,
  PatientProfileUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getPatientProfileUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof patientProfileUpdate>>,
    PatientProfileUpdateMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return patientProfileUpdate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof patientProfileUpdate>>,
    variables: PatientProfileUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getPatientProfileQueryKey(), getPatientHomeQueryKey(), getAuthMeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PatientProfileUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof patientProfileUpdate>>>;
export type PatientProfileUpdateMutationBody = PersonProfileRequest;
export type PatientProfileUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type PatientProfileUpdateMutationVariables = {
  data: PersonProfileRequest;
  headers?: PatientProfileUpdateHeaders;
};

/**
 * @summary Change own profile
 */
export const usePatientProfileUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof patientProfileUpdate>>,
      TError,
      PatientProfileUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof patientProfileUpdate>>,
  TError,
  PatientProfileUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPatientProfileUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getPatientAvatarUpdateUrl = () => {
  return `/api/v0/fo/patient/profile/avatar`;
};

/**
 * Sets or removes the picture.
 * @summary Change own picture
 */
export const patientAvatarUpdate = async (
  avatarRequest: AvatarRequest,
  options?: Parameters<typeof http>[1],
): Promise<PatientAvatarUpdateAnswer> => {
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
  return http<PatientAvatarUpdateAnswer>(getPatientAvatarUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(avatarRequest),
  });
};

export const getPatientAvatarUpdateMutationKey = () => ['patientAvatarUpdate'] as const;

export const getPatientAvatarUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof patientAvatarUpdate>>,
      TError,
      PatientAvatarUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof patientAvatarUpdate>>,
  TError,
  PatientAvatarUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getPatientAvatarUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof patientAvatarUpdate>>,
    PatientAvatarUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return patientAvatarUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof patientAvatarUpdate>>,
    variables: PatientAvatarUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getPatientProfileQueryKey(), getPatientHomeQueryKey(), getAuthMeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PatientAvatarUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof patientAvatarUpdate>>>;
export type PatientAvatarUpdateMutationBody = AvatarRequest;
export type PatientAvatarUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type PatientAvatarUpdateMutationVariables = { data: AvatarRequest };

/**
 * @summary Change own picture
 */
export const usePatientAvatarUpdate = <
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
      Awaited<ReturnType<typeof patientAvatarUpdate>>,
      TError,
      PatientAvatarUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof patientAvatarUpdate>>,
  TError,
  PatientAvatarUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPatientAvatarUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
