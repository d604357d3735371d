/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
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
import type { AuthLoginClinic200 } from '../../models/auth-login-clinic200.ts';
import type { AuthLoginDoctor200 } from '../../models/auth-login-doctor200.ts';
import type { AuthLoginPatient200 } from '../../models/auth-login-patient200.ts';
import type { AuthMe200 } from '../../models/auth-me200.ts';
import type { CodeConfirmRequest } from '../../models/code-confirm-request.ts';
import type { CodeSendRequest } from '../../models/code-send-request.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { LoginRequest } from '../../models/login-request.ts';
import type { PasswordCodeConfirm200 } from '../../models/password-code-confirm200.ts';
import type { PasswordCodeSend200 } from '../../models/password-code-send200.ts';
import type { PasswordResetRequest } from '../../models/password-reset-request.ts';
import type { PasswordUpdateRequest } from '../../models/password-update-request.ts';
import type { RegisterClinicRequest } from '../../models/register-clinic-request.ts';
import type { RegisterCodeConfirm200 } from '../../models/register-code-confirm200.ts';
import type { RegisterCodeSend200 } from '../../models/register-code-send200.ts';
import type { RegisterCompleteClinic201 } from '../../models/register-complete-clinic201.ts';
import type { RegisterCompleteDoctor201 } from '../../models/register-complete-doctor201.ts';
import type { RegisterCompletePatient201 } from '../../models/register-complete-patient201.ts';
import type { RegisterDoctorRequest } from '../../models/register-doctor-request.ts';
import type { RegisterPatientRequest } from '../../models/register-patient-request.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
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

export const getAuthMeUrl = () => {
  return `/api/v0/auth/me`;
};

/**
 * The signed-in person with their roles. The client asks once and keeps the answer (rules §4).
 * @summary Current user
 */
export const authMe = async (options?: Parameters<typeof http>[1]): Promise<AuthMe200> => {
  return http<AuthMe200>(getAuthMeUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getAuthMeQueryKey = () => {
  return ['POST', 'api', 'v0', 'auth', 'me'].filter((q) => q !== undefined);
};

export const getAuthMeQueryOptions = <
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAuthMeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof authMe>>> = ({ signal }) =>
    authMe({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof authMe>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AuthMeQueryResult = NonNullable<Awaited<ReturnType<typeof authMe>>>;
export type AuthMeQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof authMe>>, TError, Awaited<ReturnType<typeof authMe>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof authMe>>, TError, Awaited<ReturnType<typeof authMe>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Current user
 */

export function useAuthMe<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAuthMeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useAuthMe} query
 */
export const invalidateAuthMe = async (queryClient: QueryClient, options?: InvalidateOptions): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getAuthMeQueryKey() }, options);

  return queryClient;
};

export const getAuthMeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAuthMeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof authMe>>> = ({ signal }) =>
    authMe({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type AuthMeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof authMe>>>;
export type AuthMeSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Current user
 */

export function useAuthMeSuspense<
  TData = Awaited<ReturnType<typeof authMe>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authMe>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAuthMeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAuthLogoutUrl = () => {
  return `/api/v0/auth/logout`;
};

/**
 * Ends the session of the presented token.
 * @summary Log out
 */
export const authLogout = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAuthLogoutUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getAuthLogoutMutationKey = () => ['authLogout'] as const;

export const getAuthLogoutMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext> => {
  const mutationKey = getAuthLogoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLogout>>, void> = () => {
    return authLogout(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof authLogout>>>;

export type AuthLogoutMutationError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

/**
 * @summary Log out
 */
export const useAuthLogout = <TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof authLogout>>, TError, void, TContext> => {
  return useMutation(getAuthLogoutMutationOptions(options), queryClient);
};
export const getAuthLoginPatientUrl = () => {
  return `/api/v0/auth/login/patient`;
};

/**
 * Starts a session in the role `user`. An unknown e-mail and a wrong password answer alike, in the same time: 422 at `password`. The right password of an account without this role answers 422 at `role`. After 5 wrong tries in a minute 429.
 * @summary Log in as a patient
 */
export const authLoginPatient = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginPatient200> => {
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
  return http<AuthLoginPatient200>(getAuthLoginPatientUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getAuthLoginPatientMutationKey = () => ['authLoginPatient'] as const;

export const getAuthLoginPatientMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof authLoginPatient>>,
    TError,
    AuthLoginPatientMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof authLoginPatient>>,
  TError,
  AuthLoginPatientMutationVariables,
  TContext
> => {
  const mutationKey = getAuthLoginPatientMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof authLoginPatient>>,
    AuthLoginPatientMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return authLoginPatient(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLoginPatientMutationResult = NonNullable<Awaited<ReturnType<typeof authLoginPatient>>>;
export type AuthLoginPatientMutationBody = LoginRequest;
export type AuthLoginPatientMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginPatientMutationVariables = { data: LoginRequest };

/**
 * @summary Log in as a patient
 */
export const useAuthLoginPatient = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof authLoginPatient>>,
      TError,
      AuthLoginPatientMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof authLoginPatient>>,
  TError,
  AuthLoginPatientMutationVariables,
  TContext
> => {
  return useMutation(getAuthLoginPatientMutationOptions(options), queryClient);
};
export const getAuthLoginDoctorUrl = () => {
  return `/api/v0/auth/login/doctor`;
};

/**
 * Starts a session in the role `doctor`. An unknown e-mail and a wrong password answer alike, in the same time: 422 at `password`. The right password of an account without this role answers 422 at `role`. After 5 wrong tries in a minute 429.
 * @summary Log in as a doctor
 */
export const authLoginDoctor = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginDoctor200> => {
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
  return http<AuthLoginDoctor200>(getAuthLoginDoctorUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getAuthLoginDoctorMutationKey = () => ['authLoginDoctor'] as const;

export const getAuthLoginDoctorMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof authLoginDoctor>>,
    TError,
    AuthLoginDoctorMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof authLoginDoctor>>,
  TError,
  AuthLoginDoctorMutationVariables,
  TContext
> => {
  const mutationKey = getAuthLoginDoctorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLoginDoctor>>, AuthLoginDoctorMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return authLoginDoctor(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLoginDoctorMutationResult = NonNullable<Awaited<ReturnType<typeof authLoginDoctor>>>;
export type AuthLoginDoctorMutationBody = LoginRequest;
export type AuthLoginDoctorMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginDoctorMutationVariables = { data: LoginRequest };

/**
 * @summary Log in as a doctor
 */
export const useAuthLoginDoctor = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof authLoginDoctor>>,
      TError,
      AuthLoginDoctorMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof authLoginDoctor>>,
  TError,
  AuthLoginDoctorMutationVariables,
  TContext
> => {
  return useMutation(getAuthLoginDoctorMutationOptions(options), queryClient);
};
export const getAuthLoginClinicUrl = () => {
  return `/api/v0/auth/login/clinic`;
};

/**
 * Starts a session in the role `clinic`. An unknown e-mail and a wrong password answer alike, in the same time: 422 at `password`. The right password of an account without this role answers 422 at `role`. After 5 wrong tries in a minute 429.
 * @summary Log in as a clinic
 */
export const authLoginClinic = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginClinic200> => {
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
  return http<AuthLoginClinic200>(getAuthLoginClinicUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getAuthLoginClinicMutationKey = () => ['authLoginClinic'] as const;

export const getAuthLoginClinicMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof authLoginClinic>>,
    TError,
    AuthLoginClinicMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof authLoginClinic>>,
  TError,
  AuthLoginClinicMutationVariables,
  TContext
> => {
  const mutationKey = getAuthLoginClinicMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLoginClinic>>, AuthLoginClinicMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return authLoginClinic(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLoginClinicMutationResult = NonNullable<Awaited<ReturnType<typeof authLoginClinic>>>;
export type AuthLoginClinicMutationBody = LoginRequest;
export type AuthLoginClinicMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginClinicMutationVariables = { data: LoginRequest };

/**
 * @summary Log in as a clinic
 */
export const useAuthLoginClinic = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof authLoginClinic>>,
      TError,
      AuthLoginClinicMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof authLoginClinic>>,
  TError,
  AuthLoginClinicMutationVariables,
  TContext
> => {
  return useMutation(getAuthLoginClinicMutationOptions(options), queryClient);
};
export const getPasswordUpdateUrl = () => {
  return `/api/v0/auth/password`;
};

/**
 * Sets a new password of the signed-in person and ends their other sessions; the presented one goes on. 422 at `current_password` when
 * that is wrong, at `password_confirmation` when the two differ; after 5 wrong current passwords in a minute 429.
 * @summary Change the password
 */
export const passwordUpdate = async (
  passwordUpdateRequest: PasswordUpdateRequest,
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
  return http<void>(getPasswordUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordUpdateRequest),
  });
};

export const getPasswordUpdateMutationKey = () => ['passwordUpdate'] as const;

export const getPasswordUpdateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof passwordUpdate>>,
    TError,
    PasswordUpdateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof passwordUpdate>>,
  TError,
  PasswordUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getPasswordUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof passwordUpdate>>, PasswordUpdateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return passwordUpdate(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PasswordUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof passwordUpdate>>>;
export type PasswordUpdateMutationBody = PasswordUpdateRequest;
export type PasswordUpdateMutationError = ErrorType<
  UnauthorizedResponse | ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type PasswordUpdateMutationVariables = { data: PasswordUpdateRequest };

/**
 * @summary Change the password
 */
export const usePasswordUpdate = <
  TError = ErrorType<UnauthorizedResponse | ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof passwordUpdate>>,
      TError,
      PasswordUpdateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof passwordUpdate>>, TError, PasswordUpdateMutationVariables, TContext> => {
  return useMutation(getPasswordUpdateMutationOptions(options), queryClient);
};
export const getPasswordCodeSendUrl = () => {
  return `/api/v0/auth/password/code-send`;
};

/**
 * Sends a five-digit code if the address has an account, and answers the same in the same time if it has none. Otherwise as in a
 * registration: a new code after `resend_after_seconds` (sooner answers 429), ten minutes, five tries.
 * @summary Send a code to choose a new password
 */
export const passwordCodeSend = async (
  codeSendRequest: CodeSendRequest,
  options?: Parameters<typeof http>[1],
): Promise<PasswordCodeSend200> => {
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
  return http<PasswordCodeSend200>(getPasswordCodeSendUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeSendRequest),
  });
};

export const getPasswordCodeSendMutationKey = () => ['passwordCodeSend'] as const;

export const getPasswordCodeSendMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof passwordCodeSend>>,
    TError,
    PasswordCodeSendMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof passwordCodeSend>>,
  TError,
  PasswordCodeSendMutationVariables,
  TContext
> => {
  const mutationKey = getPasswordCodeSendMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof passwordCodeSend>>,
    PasswordCodeSendMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return passwordCodeSend(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PasswordCodeSendMutationResult = NonNullable<Awaited<ReturnType<typeof passwordCodeSend>>>;
export type PasswordCodeSendMutationBody = CodeSendRequest;
export type PasswordCodeSendMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type PasswordCodeSendMutationVariables = { data: CodeSendRequest };

/**
 * @summary Send a code to choose a new password
 */
export const usePasswordCodeSend = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof passwordCodeSend>>,
      TError,
      PasswordCodeSendMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof passwordCodeSend>>,
  TError,
  PasswordCodeSendMutationVariables,
  TContext
> => {
  return useMutation(getPasswordCodeSendMutationOptions(options), queryClient);
};
export const getPasswordCodeConfirmUrl = () => {
  return `/api/v0/auth/password/code-confirm`;
};

/**
 * Checks the code. A wrong one answers 422 at `code`, one that is over 422 at `code` and `hash`; the sixth try 429. Of an address
 * without an account every code is wrong.
 * @summary Confirm the code for a new password
 */
export const passwordCodeConfirm = async (
  codeConfirmRequest: CodeConfirmRequest,
  options?: Parameters<typeof http>[1],
): Promise<PasswordCodeConfirm200> => {
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
  return http<PasswordCodeConfirm200>(getPasswordCodeConfirmUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeConfirmRequest),
  });
};

export const getPasswordCodeConfirmMutationKey = () => ['passwordCodeConfirm'] as const;

export const getPasswordCodeConfirmMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof passwordCodeConfirm>>,
    TError,
    PasswordCodeConfirmMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof passwordCodeConfirm>>,
  TError,
  PasswordCodeConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getPasswordCodeConfirmMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof passwordCodeConfirm>>,
    PasswordCodeConfirmMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return passwordCodeConfirm(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PasswordCodeConfirmMutationResult = NonNullable<Awaited<ReturnType<typeof passwordCodeConfirm>>>;
export type PasswordCodeConfirmMutationBody = CodeConfirmRequest;
export type PasswordCodeConfirmMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type PasswordCodeConfirmMutationVariables = { data: CodeConfirmRequest };

/**
 * @summary Confirm the code for a new password
 */
export const usePasswordCodeConfirm = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof passwordCodeConfirm>>,
      TError,
      PasswordCodeConfirmMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof passwordCodeConfirm>>,
  TError,
  PasswordCodeConfirmMutationVariables,
  TContext
> => {
  return useMutation(getPasswordCodeConfirmMutationOptions(options), queryClient);
};
export const getPasswordResetUrl = () => {
  return `/api/v0/auth/password/reset`;
};

/**
 * Sets the password and ends every session of the account. No session is started: the person logs in with the new password. 409 at
 * `hash` when it was used or has run out; 422 at `password_confirmation` when the two differ.
 * @summary Choose a new password instead of a forgotten one
 */
export const passwordReset = async (
  passwordResetRequest: PasswordResetRequest,
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
  return http<void>(getPasswordResetUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetRequest),
  });
};

export const getPasswordResetMutationKey = () => ['passwordReset'] as const;

export const getPasswordResetMutationOptions = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof passwordReset>>,
    TError,
    PasswordResetMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof passwordReset>>, TError, PasswordResetMutationVariables, TContext> => {
  const mutationKey = getPasswordResetMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof passwordReset>>, PasswordResetMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return passwordReset(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof passwordReset>>>;
export type PasswordResetMutationBody = PasswordResetRequest;
export type PasswordResetMutationError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>;
export type PasswordResetMutationVariables = { data: PasswordResetRequest };

/**
 * @summary Choose a new password instead of a forgotten one
 */
export const usePasswordReset = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof passwordReset>>,
      TError,
      PasswordResetMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof passwordReset>>, TError, PasswordResetMutationVariables, TContext> => {
  return useMutation(getPasswordResetMutationOptions(options), queryClient);
};
export const getRegisterCodeSendUrl = () => {
  return `/api/v0/auth/register/code-send`;
};

/**
 * Sends a five-digit code to the address. A new code may be asked for after `resend_after_seconds`; sooner answers 429. A code lives 10 minutes and takes 5 tries. The answer does not tell whether the address has an account; somebody signed in who has every cabinet is refused with 422 at `email`.
 * @summary Send a registration code
 */
export const registerCodeSend = async (
  codeSendRequest: CodeSendRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCodeSend200> => {
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
  return http<RegisterCodeSend200>(getRegisterCodeSendUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeSendRequest),
  });
};

export const getRegisterCodeSendMutationKey = () => ['registerCodeSend'] as const;

export const getRegisterCodeSendMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof registerCodeSend>>,
    TError,
    RegisterCodeSendMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerCodeSend>>,
  TError,
  RegisterCodeSendMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterCodeSendMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerCodeSend>>,
    RegisterCodeSendMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerCodeSend(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterCodeSendMutationResult = NonNullable<Awaited<ReturnType<typeof registerCodeSend>>>;
export type RegisterCodeSendMutationBody = CodeSendRequest;
export type RegisterCodeSendMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type RegisterCodeSendMutationVariables = { data: CodeSendRequest };

/**
 * @summary Send a registration code
 */
export const useRegisterCodeSend = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof registerCodeSend>>,
      TError,
      RegisterCodeSendMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerCodeSend>>,
  TError,
  RegisterCodeSendMutationVariables,
  TContext
> => {
  return useMutation(getRegisterCodeSendMutationOptions(options), queryClient);
};
export const getRegisterCodeConfirmUrl = () => {
  return `/api/v0/auth/register/code-confirm`;
};

/**
 * Checks the code and answers what this person may do: an address that has an account is offered the upgrades it lacks. A wrong code answers 422 at `code`, one that is over 422 at `code` and `hash`, an account that lacks no cabinet 422 at `email`; the sixth try 429.
 * @summary Confirm a registration code
 */
export const registerCodeConfirm = async (
  codeConfirmRequest: CodeConfirmRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCodeConfirm200> => {
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
  return http<RegisterCodeConfirm200>(getRegisterCodeConfirmUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeConfirmRequest),
  });
};

export const getRegisterCodeConfirmMutationKey = () => ['registerCodeConfirm'] as const;

export const getRegisterCodeConfirmMutationOptions = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof registerCodeConfirm>>,
    TError,
    RegisterCodeConfirmMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerCodeConfirm>>,
  TError,
  RegisterCodeConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterCodeConfirmMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerCodeConfirm>>,
    RegisterCodeConfirmMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerCodeConfirm(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterCodeConfirmMutationResult = NonNullable<Awaited<ReturnType<typeof registerCodeConfirm>>>;
export type RegisterCodeConfirmMutationBody = CodeConfirmRequest;
export type RegisterCodeConfirmMutationError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type RegisterCodeConfirmMutationVariables = { data: CodeConfirmRequest };

/**
 * @summary Confirm a registration code
 */
export const useRegisterCodeConfirm = <
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof registerCodeConfirm>>,
      TError,
      RegisterCodeConfirmMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerCodeConfirm>>,
  TError,
  RegisterCodeConfirmMutationVariables,
  TContext
> => {
  return useMutation(getRegisterCodeConfirmMutationOptions(options), queryClient);
};
export const getRegisterCompletePatientUrl = () => {
  return `/api/v0/auth/register/complete/patient`;
};

/**
 * Makes the account, or adds the role `user` to the signed-in person, and starts a session. Refused with 409 when the hash was used or has run out.
 * @summary Complete registration as a patient
 */
export const registerCompletePatient = async (
  registerPatientRequest: RegisterPatientRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCompletePatient201> => {
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
  return http<RegisterCompletePatient201>(getRegisterCompletePatientUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerPatientRequest),
  });
};

export const getRegisterCompletePatientMutationKey = () => ['registerCompletePatient'] as const;

export const getRegisterCompletePatientMutationOptions = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof registerCompletePatient>>,
    TError,
    RegisterCompletePatientMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerCompletePatient>>,
  TError,
  RegisterCompletePatientMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterCompletePatientMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerCompletePatient>>,
    RegisterCompletePatientMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerCompletePatient(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterCompletePatientMutationResult = NonNullable<Awaited<ReturnType<typeof registerCompletePatient>>>;
export type RegisterCompletePatientMutationBody = RegisterPatientRequest;
export type RegisterCompletePatientMutationError = ErrorType<
  ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type RegisterCompletePatientMutationVariables = { data: RegisterPatientRequest };

/**
 * @summary Complete registration as a patient
 */
export const useRegisterCompletePatient = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof registerCompletePatient>>,
      TError,
      RegisterCompletePatientMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerCompletePatient>>,
  TError,
  RegisterCompletePatientMutationVariables,
  TContext
> => {
  return useMutation(getRegisterCompletePatientMutationOptions(options), queryClient);
};
export const getRegisterCompleteDoctorUrl = () => {
  return `/api/v0/auth/register/complete/doctor`;
};

/**
 * Makes the account, or adds the role `doctor` to the signed-in person, and starts a session. Refused with 409 when the hash was used or has run out.
 * @summary Complete registration as a doctor
 */
export const registerCompleteDoctor = async (
  registerDoctorRequest: RegisterDoctorRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCompleteDoctor201> => {
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
  return http<RegisterCompleteDoctor201>(getRegisterCompleteDoctorUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerDoctorRequest),
  });
};

export const getRegisterCompleteDoctorMutationKey = () => ['registerCompleteDoctor'] as const;

export const getRegisterCompleteDoctorMutationOptions = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof registerCompleteDoctor>>,
    TError,
    RegisterCompleteDoctorMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerCompleteDoctor>>,
  TError,
  RegisterCompleteDoctorMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterCompleteDoctorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerCompleteDoctor>>,
    RegisterCompleteDoctorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerCompleteDoctor(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterCompleteDoctorMutationResult = NonNullable<Awaited<ReturnType<typeof registerCompleteDoctor>>>;
export type RegisterCompleteDoctorMutationBody = RegisterDoctorRequest;
export type RegisterCompleteDoctorMutationError = ErrorType<
  ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type RegisterCompleteDoctorMutationVariables = { data: RegisterDoctorRequest };

/**
 * @summary Complete registration as a doctor
 */
export const useRegisterCompleteDoctor = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof registerCompleteDoctor>>,
      TError,
      RegisterCompleteDoctorMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerCompleteDoctor>>,
  TError,
  RegisterCompleteDoctorMutationVariables,
  TContext
> => {
  return useMutation(getRegisterCompleteDoctorMutationOptions(options), queryClient);
};
export const getRegisterCompleteClinicUrl = () => {
  return `/api/v0/auth/register/complete/clinic`;
};

/**
 * Makes the account, or adds the role `clinic` to the signed-in person, and starts a session. Refused with 409 when the hash was used or has run out.
 * @summary Complete registration as a clinic
 */
export const registerCompleteClinic = async (
  registerClinicRequest: RegisterClinicRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCompleteClinic201> => {
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
  return http<RegisterCompleteClinic201>(getRegisterCompleteClinicUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerClinicRequest),
  });
};

export const getRegisterCompleteClinicMutationKey = () => ['registerCompleteClinic'] as const;

export const getRegisterCompleteClinicMutationOptions = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof registerCompleteClinic>>,
    TError,
    RegisterCompleteClinicMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerCompleteClinic>>,
  TError,
  RegisterCompleteClinicMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterCompleteClinicMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerCompleteClinic>>,
    RegisterCompleteClinicMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerCompleteClinic(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterCompleteClinicMutationResult = NonNullable<Awaited<ReturnType<typeof registerCompleteClinic>>>;
export type RegisterCompleteClinicMutationBody = RegisterClinicRequest;
export type RegisterCompleteClinicMutationError = ErrorType<
  ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type RegisterCompleteClinicMutationVariables = { data: RegisterClinicRequest };

/**
 * @summary Complete registration as a clinic
 */
export const useRegisterCompleteClinic = <
  TError = ErrorType<ConflictResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof registerCompleteClinic>>,
      TError,
      RegisterCompleteClinicMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerCompleteClinic>>,
  TError,
  RegisterCompleteClinicMutationVariables,
  TContext
> => {
  return useMutation(getRegisterCompleteClinicMutationOptions(options), queryClient);
};
