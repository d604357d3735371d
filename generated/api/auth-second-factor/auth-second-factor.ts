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
import type { RecoveryCodesReplaceAnswer } from '../../models/recovery-codes-replace-answer.ts';
import type { SecondFactorProofRequest } from '../../models/second-factor-proof-request.ts';
import type { SecondFactorReadAnswer } from '../../models/second-factor-read-answer.ts';
import type { SecondFactorSetupAnswer } from '../../models/second-factor-setup-answer.ts';
import type { SecondFactorSetupRequest } from '../../models/second-factor-setup-request.ts';
import type { SecondFactorTurnOnAnswer } from '../../models/second-factor-turn-on-answer.ts';
import type { SecondFactorTurnOnRequest } from '../../models/second-factor-turn-on-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getAuthMeQueryKey, getSessionListQueryKey } from '../auth-session/auth-session.ts';
import { getClinicSecondFactorReadQueryKey, getClinicStaffListQueryKey } from '../clinic-staff/clinic-staff.ts';

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

export const getSecondFactorReadUrl = () => {
  return `/api/v0/auth/second-factor`;
};

/**
 * State of the second factor, with the number of unused recovery codes.
 * @summary The second factor
 */
export const secondFactorRead = async (options?: Parameters<typeof http>[1]): Promise<SecondFactorReadAnswer> => {
  return http<SecondFactorReadAnswer>(getSecondFactorReadUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getSecondFactorReadQueryKey = () => {
  return ['api', 'v0', 'auth', 'second-factor'].filter((q) => q !== undefined);
};

export const getSecondFactorReadQueryOptions = <
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSecondFactorReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof secondFactorRead>>> = ({ signal }) =>
    secondFactorRead({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof secondFactorRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SecondFactorReadQueryResult = NonNullable<Awaited<ReturnType<typeof secondFactorRead>>>;
export type SecondFactorReadQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useSecondFactorRead<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof secondFactorRead>>,
          TError,
          Awaited<ReturnType<typeof secondFactorRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSecondFactorRead<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof secondFactorRead>>,
          TError,
          Awaited<ReturnType<typeof secondFactorRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSecondFactorRead<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The second factor
 */

export function useSecondFactorRead<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSecondFactorReadQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSecondFactorRead} query
 */
export const invalidateSecondFactorRead = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSecondFactorReadQueryKey() }, options);

  return queryClient;
};

export const getSecondFactorReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSecondFactorReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof secondFactorRead>>> = ({ signal }) =>
    secondFactorRead({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SecondFactorReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof secondFactorRead>>>;
export type SecondFactorReadSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The second factor
 */

export function useSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof secondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof secondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSecondFactorReadSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSecondFactorTurnOnUrl = () => {
  return `/api/v0/auth/second-factor`;
};

/**
 * The first code of the app proves that it has the secret. From now on a login asks for a code («Second factor»). The presented session
 * goes on, the others end, and a letter tells of it. The ten recovery codes are shown here alone; the provider keeps digests.
 *
 * A wrong code answers 422 at `code`; 409 at `hash` when the setup has run out or a newer one has begun (`code_outdated`), or when the
 * second factor is on (`already_exists`). Tries are counted as at a login.
 * @summary Turn the second factor on
 */
export const secondFactorTurnOn = async (
  secondFactorTurnOnRequest: SecondFactorTurnOnRequest,
  options?: Parameters<typeof http>[1],
): Promise<SecondFactorTurnOnAnswer> => {
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
  return http<SecondFactorTurnOnAnswer>(getSecondFactorTurnOnUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorTurnOnRequest),
  });
};

export const getSecondFactorTurnOnMutationKey = () => ['secondFactorTurnOn'] as const;

export const getSecondFactorTurnOnMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof secondFactorTurnOn>>,
      TError,
      SecondFactorTurnOnMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof secondFactorTurnOn>>,
  TError,
  SecondFactorTurnOnMutationVariables,
  TContext
> => {
  const mutationKey = getSecondFactorTurnOnMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof secondFactorTurnOn>>,
    SecondFactorTurnOnMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return secondFactorTurnOn(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof secondFactorTurnOn>>,
    variables: SecondFactorTurnOnMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getSecondFactorReadQueryKey(),
            getSessionListQueryKey(),
            getAuthMeQueryKey(),
            getClinicSecondFactorReadQueryKey(),
            getClinicStaffListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SecondFactorTurnOnMutationResult = NonNullable<Awaited<ReturnType<typeof secondFactorTurnOn>>>;
export type SecondFactorTurnOnMutationBody = SecondFactorTurnOnRequest;
export type SecondFactorTurnOnMutationError = ErrorType<
  | UnauthorizedResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SecondFactorTurnOnMutationVariables = { data: SecondFactorTurnOnRequest };

/**
 * @summary Turn the second factor on
 */
export const useSecondFactorTurnOn = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof secondFactorTurnOn>>,
      TError,
      SecondFactorTurnOnMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof secondFactorTurnOn>>,
  TError,
  SecondFactorTurnOnMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSecondFactorTurnOnMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getSecondFactorSetupUrl = () => {
  return `/api/v0/auth/second-factor/setup`;
};

/**
 * A new secret of 160 random bits for an app that makes codes, as a link for a QR code and as text. It holds for 15 minutes and does
 * nothing until its first code is sent (`secondFactorTurnOn`); a new one takes the place of the one before. 422 at `password` when it is
 * wrong, after 5 wrong ones in a minute 429; 409 at `password` when the second factor is on.
 * @summary Make a secret for an app
 */
export const secondFactorSetup = async (
  secondFactorSetupRequest: SecondFactorSetupRequest,
  options?: Parameters<typeof http>[1],
): Promise<SecondFactorSetupAnswer> => {
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
  return http<SecondFactorSetupAnswer>(getSecondFactorSetupUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorSetupRequest),
  });
};

export const getSecondFactorSetupMutationKey = () => ['secondFactorSetup'] as const;

export const getSecondFactorSetupMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof secondFactorSetup>>,
      TError,
      SecondFactorSetupMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof secondFactorSetup>>,
  TError,
  SecondFactorSetupMutationVariables,
  TContext
> => {
  const mutationKey = getSecondFactorSetupMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof secondFactorSetup>>,
    SecondFactorSetupMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return secondFactorSetup(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof secondFactorSetup>>,
    variables: SecondFactorSetupMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getSecondFactorReadQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SecondFactorSetupMutationResult = NonNullable<Awaited<ReturnType<typeof secondFactorSetup>>>;
export type SecondFactorSetupMutationBody = SecondFactorSetupRequest;
export type SecondFactorSetupMutationError = ErrorType<
  | UnauthorizedResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SecondFactorSetupMutationVariables = { data: SecondFactorSetupRequest };

/**
 * @summary Make a secret for an app
 */
export const useSecondFactorSetup = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof secondFactorSetup>>,
      TError,
      SecondFactorSetupMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof secondFactorSetup>>,
  TError,
  SecondFactorSetupMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSecondFactorSetupMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getSecondFactorTurnOffUrl = () => {
  return `/api/v0/auth/second-factor/turn-off`;
};

/**
 * With the password and a code of the app, or a recovery code. The secret and all recovery codes are gone, a letter tells of it, and
 * sessions go on. Where it is off, nothing changes. 422 at `password` or `code` when it is wrong; tries of the code are counted as at a
 * login, of the password by the minute (429).
 * @summary Turn the second factor off
 */
export const secondFactorTurnOff = async (
  secondFactorProofRequest: SecondFactorProofRequest,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
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
  return http<void>(getSecondFactorTurnOffUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorProofRequest),
  });
};

export const getSecondFactorTurnOffMutationKey = () => ['secondFactorTurnOff'] as const;

export const getSecondFactorTurnOffMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof secondFactorTurnOff>>,
      TError,
      SecondFactorTurnOffMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof secondFactorTurnOff>>,
  TError,
  SecondFactorTurnOffMutationVariables,
  TContext
> => {
  const mutationKey = getSecondFactorTurnOffMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof secondFactorTurnOff>>,
    SecondFactorTurnOffMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return secondFactorTurnOff(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof secondFactorTurnOff>>,
    variables: SecondFactorTurnOffMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getSecondFactorReadQueryKey(),
            getAuthMeQueryKey(),
            getClinicSecondFactorReadQueryKey(),
            getClinicStaffListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SecondFactorTurnOffMutationResult = NonNullable<Awaited<ReturnType<typeof secondFactorTurnOff>>>;
export type SecondFactorTurnOffMutationBody = SecondFactorProofRequest;
export type SecondFactorTurnOffMutationError = ErrorType<
  | UnauthorizedResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SecondFactorTurnOffMutationVariables = { data: SecondFactorProofRequest };

/**
 * @summary Turn the second factor off
 */
export const useSecondFactorTurnOff = <
  TError = ErrorType<
    | UnauthorizedResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof secondFactorTurnOff>>,
      TError,
      SecondFactorTurnOffMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof secondFactorTurnOff>>,
  TError,
  SecondFactorTurnOffMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSecondFactorTurnOffMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getRecoveryCodesReplaceUrl = () => {
  return `/api/v0/auth/second-factor/recovery-codes`;
};

/**
 * Ten new codes; the earlier ones, used or not, are worth nothing from now on. It asks for what `secondFactorTurnOff` asks for. 409 at
 * `code` while the second factor is off.
 * @summary Replace the recovery codes
 */
export const recoveryCodesReplace = async (
  secondFactorProofRequest: SecondFactorProofRequest,
  options?: Parameters<typeof http>[1],
): Promise<RecoveryCodesReplaceAnswer> => {
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
  return http<RecoveryCodesReplaceAnswer>(getRecoveryCodesReplaceUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorProofRequest),
  });
};

export const getRecoveryCodesReplaceMutationKey = () => ['recoveryCodesReplace'] as const;

export const getRecoveryCodesReplaceMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof recoveryCodesReplace>>,
      TError,
      RecoveryCodesReplaceMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof recoveryCodesReplace>>,
  TError,
  RecoveryCodesReplaceMutationVariables,
  TContext
> => {
  const mutationKey = getRecoveryCodesReplaceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof recoveryCodesReplace>>,
    RecoveryCodesReplaceMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return recoveryCodesReplace(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof recoveryCodesReplace>>,
    variables: RecoveryCodesReplaceMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getSecondFactorReadQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RecoveryCodesReplaceMutationResult = NonNullable<Awaited<ReturnType<typeof recoveryCodesReplace>>>;
export type RecoveryCodesReplaceMutationBody = SecondFactorProofRequest;
export type RecoveryCodesReplaceMutationError = ErrorType<
  | UnauthorizedResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type RecoveryCodesReplaceMutationVariables = { data: SecondFactorProofRequest };

/**
 * @summary Replace the recovery codes
 */
export const useRecoveryCodesReplace = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof recoveryCodesReplace>>,
      TError,
      RecoveryCodesReplaceMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof recoveryCodesReplace>>,
  TError,
  RecoveryCodesReplaceMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getRecoveryCodesReplaceMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
