/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { AuthLoginClinicAnswer } from '../../models/auth-login-clinic-answer.ts';
import type { AuthLoginDoctorAnswer } from '../../models/auth-login-doctor-answer.ts';
import type { AuthLoginPatientAnswer } from '../../models/auth-login-patient-answer.ts';
import type { AuthLoginSecondFactorAnswer } from '../../models/auth-login-second-factor-answer.ts';
import type { LoginRequest } from '../../models/login-request.ts';
import type { SecondFactorLoginRequest } from '../../models/second-factor-login-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getAuthLoginPatientUrl = () => {
  return `/api/v0/auth/login/patient`;
};

/**
 * Starts a session in the role `user`. An unknown e-mail and a wrong password get the same answer in the same time: 422 at `password`. The right password of an account without this role gets 422 at `role`. So does a `role` other than that of the path, which is checked first. After 5 wrong tries in a minute with this e-mail from one network address the answer is 429; other addresses are not locked out. The right password of an account with a second factor gets 409 (`code_required`): `authLoginSecondFactor` ends the login.
 * @summary Log in as a patient
 */
export const authLoginPatient = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginPatientAnswer> => {
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
  return http<AuthLoginPatientAnswer>(getAuthLoginPatientUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getAuthLoginPatientMutationKey = () => ['authLoginPatient'] as const;

export const getAuthLoginPatientMutationOptions = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginPatientMutationVariables = { data: LoginRequest };

/**
 * @summary Log in as a patient
 */
export const useAuthLoginPatient = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
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
 * Starts a session in the role `doctor`. An unknown e-mail and a wrong password get the same answer in the same time: 422 at `password`. The right password of an account without this role gets 422 at `role`. So does a `role` other than that of the path, which is checked first. After 5 wrong tries in a minute with this e-mail from one network address the answer is 429; other addresses are not locked out. The right password of an account with a second factor gets 409 (`code_required`): `authLoginSecondFactor` ends the login.
 * @summary Log in as a doctor
 */
export const authLoginDoctor = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginDoctorAnswer> => {
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
  return http<AuthLoginDoctorAnswer>(getAuthLoginDoctorUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getAuthLoginDoctorMutationKey = () => ['authLoginDoctor'] as const;

export const getAuthLoginDoctorMutationOptions = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginDoctorMutationVariables = { data: LoginRequest };

/**
 * @summary Log in as a doctor
 */
export const useAuthLoginDoctor = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
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
 * Starts a session in the role `clinic`. An unknown e-mail and a wrong password get the same answer in the same time: 422 at `password`. The right password of an account without this role gets 422 at `role`. So does a `role` other than that of the path, which is checked first. After 5 wrong tries in a minute with this e-mail from one network address the answer is 429; other addresses are not locked out. The right password of an account with a second factor gets 409 (`code_required`): `authLoginSecondFactor` ends the login.
 * @summary Log in as a clinic
 */
export const authLoginClinic = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginClinicAnswer> => {
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
  return http<AuthLoginClinicAnswer>(getAuthLoginClinicUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getAuthLoginClinicMutationKey = () => ['authLoginClinic'] as const;

export const getAuthLoginClinicMutationOptions = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginClinicMutationVariables = { data: LoginRequest };

/**
 * @summary Log in as a clinic
 */
export const useAuthLoginClinic = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
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
export const getAuthLoginSecondFactorUrl = () => {
  return `/api/v0/auth/login/second-factor`;
};

/**
 * Starts the session of the login that waits for a code («Second factor»), in the role and for the time that its first step named. A wrong
 * code answers 422 at `code`; 409 at `hash` when the login has run out or was ended (`code_outdated`): it begins again with the
 * password. After 5 wrong codes of the account in 15 minutes 429.
 * @summary End a login with a code
 */
export const authLoginSecondFactor = async (
  secondFactorLoginRequest: SecondFactorLoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<AuthLoginSecondFactorAnswer> => {
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
  return http<AuthLoginSecondFactorAnswer>(getAuthLoginSecondFactorUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorLoginRequest),
  });
};

export const getAuthLoginSecondFactorMutationKey = () => ['authLoginSecondFactor'] as const;

export const getAuthLoginSecondFactorMutationOptions = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof authLoginSecondFactor>>,
    TError,
    AuthLoginSecondFactorMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof authLoginSecondFactor>>,
  TError,
  AuthLoginSecondFactorMutationVariables,
  TContext
> => {
  const mutationKey = getAuthLoginSecondFactorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof authLoginSecondFactor>>,
    AuthLoginSecondFactorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return authLoginSecondFactor(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLoginSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof authLoginSecondFactor>>>;
export type AuthLoginSecondFactorMutationBody = SecondFactorLoginRequest;
export type AuthLoginSecondFactorMutationError = ErrorType<
  ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type AuthLoginSecondFactorMutationVariables = { data: SecondFactorLoginRequest };

/**
 * @summary End a login with a code
 */
export const useAuthLoginSecondFactor = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof authLoginSecondFactor>>,
      TError,
      AuthLoginSecondFactorMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof authLoginSecondFactor>>,
  TError,
  AuthLoginSecondFactorMutationVariables,
  TContext
> => {
  return useMutation(getAuthLoginSecondFactorMutationOptions(options), queryClient);
};
