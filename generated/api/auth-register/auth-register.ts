/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { CodeConfirmRequest } from '../../models/code-confirm-request.ts';
import type { CodeSendRequest } from '../../models/code-send-request.ts';
import type { RegisterClinicRequest } from '../../models/register-clinic-request.ts';
import type { RegisterCodeConfirmAnswer } from '../../models/register-code-confirm-answer.ts';
import type { RegisterCodeSendAnswer } from '../../models/register-code-send-answer.ts';
import type { RegisterCompleteClinicAnswer } from '../../models/register-complete-clinic-answer.ts';
import type { RegisterCompleteDoctorAnswer } from '../../models/register-complete-doctor-answer.ts';
import type { RegisterCompletePatientAnswer } from '../../models/register-complete-patient-answer.ts';
import type { RegisterDoctorRequest } from '../../models/register-doctor-request.ts';
import type { RegisterPatientRequest } from '../../models/register-patient-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getRegisterCodeSendUrl = () => {
  return `/api/v0/auth/register/code-send`;
};

/**
 * Sends a five-digit code to the address. A new code may be requested after `resend_after_seconds`; an earlier request gets 429. A code is valid for 10 minutes and 5 tries. The answer does not tell whether the address has an account; a logged-in person who has every cabinet gets 422 at `email`.
 * @summary Send a registration code
 */
export const registerCodeSend = async (
  codeSendRequest: CodeSendRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCodeSendAnswer> => {
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
  return http<RegisterCodeSendAnswer>(getRegisterCodeSendUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeSendRequest),
  });
};

export const getRegisterCodeSendMutationKey = () => ['registerCodeSend'] as const;

export const getRegisterCodeSendMutationOptions = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;
export type RegisterCodeSendMutationVariables = { data: CodeSendRequest };

/**
 * @summary Send a registration code
 */
export const useRegisterCodeSend = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
 * Checks the code and answers whether the address has an account (`roles`) and what it may become: an account is offered the upgrades it lacks. A wrong code gets 422 at `code`, an expired one 422 at `code` and `hash`, the sixth try 429.
 * @summary Confirm a registration code
 */
export const registerCodeConfirm = async (
  codeConfirmRequest: CodeConfirmRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCodeConfirmAnswer> => {
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
  return http<RegisterCodeConfirmAnswer>(getRegisterCodeConfirmUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeConfirmRequest),
  });
};

export const getRegisterCodeConfirmMutationKey = () => ['registerCodeConfirm'] as const;

export const getRegisterCodeConfirmMutationOptions = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;
export type RegisterCodeConfirmMutationVariables = { data: CodeConfirmRequest };

/**
 * @summary Confirm a registration code
 */
export const useRegisterCodeConfirm = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
 * Creates the account, or adds the role `user` to the logged-in person, and starts a session. 409 at `hash` if it was used or has expired. 409 at `iin` when another account has it.
 * @summary Complete registration as a patient
 */
export const registerCompletePatient = async (
  registerPatientRequest: RegisterPatientRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCompletePatientAnswer> => {
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
  return http<RegisterCompletePatientAnswer>(getRegisterCompletePatientUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerPatientRequest),
  });
};

export const getRegisterCompletePatientMutationKey = () => ['registerCompletePatient'] as const;

export const getRegisterCompletePatientMutationOptions = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
  ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type RegisterCompletePatientMutationVariables = { data: RegisterPatientRequest };

/**
 * @summary Complete registration as a patient
 */
export const useRegisterCompletePatient = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
 * Creates the account, or adds the role `doctor` to the logged-in person, and starts a session. 409 at `hash` if it was used or has expired. 409 at `iin` when another account has it. The doctor is checked first (`doctorReadiness`); online booking is on.
 * @summary Complete registration as a doctor
 */
export const registerCompleteDoctor = async (
  registerDoctorRequest: RegisterDoctorRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCompleteDoctorAnswer> => {
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
  return http<RegisterCompleteDoctorAnswer>(getRegisterCompleteDoctorUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerDoctorRequest),
  });
};

export const getRegisterCompleteDoctorMutationKey = () => ['registerCompleteDoctor'] as const;

export const getRegisterCompleteDoctorMutationOptions = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
  ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type RegisterCompleteDoctorMutationVariables = { data: RegisterDoctorRequest };

/**
 * @summary Complete registration as a doctor
 */
export const useRegisterCompleteDoctor = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
 * Creates the account, or adds the role `clinic` to the logged-in person, and starts a session. 409 at `hash` if it was used or has expired. 409 at `bin` when a clinic with it is registered. The clinic is checked first (`clinicReadiness`).
 * @summary Complete registration as a clinic
 */
export const registerCompleteClinic = async (
  registerClinicRequest: RegisterClinicRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterCompleteClinicAnswer> => {
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
  return http<RegisterCompleteClinicAnswer>(getRegisterCompleteClinicUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerClinicRequest),
  });
};

export const getRegisterCompleteClinicMutationKey = () => ['registerCompleteClinic'] as const;

export const getRegisterCompleteClinicMutationOptions = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
  ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type RegisterCompleteClinicMutationVariables = { data: RegisterClinicRequest };

/**
 * @summary Complete registration as a clinic
 */
export const useRegisterCompleteClinic = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
