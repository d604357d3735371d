/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { CodeConfirmRequest } from '../../models/code-confirm-request.ts';
import type { CodeSendRequest } from '../../models/code-send-request.ts';
import type { PasswordCodeConfirmAnswer } from '../../models/password-code-confirm-answer.ts';
import type { PasswordCodeSendAnswer } from '../../models/password-code-send-answer.ts';
import type { PasswordResetRequest } from '../../models/password-reset-request.ts';
import type { PasswordUpdateRequest } from '../../models/password-update-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getSessionListQueryKey } from '../auth-session/auth-session.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getPasswordUpdateUrl = () => {
  return `/api/v0/auth/password`;
};

/**
 * Sets a new password of the logged-in person and ends their other sessions; the presented one continues. 422 at `current_password` when
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
      Awaited<ReturnType<typeof passwordUpdate>>,
      TError,
      PasswordUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
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

  const onSuccess = (
    data: Awaited<ReturnType<typeof passwordUpdate>>,
    variables: PasswordUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getSessionListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PasswordUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof passwordUpdate>>>;
export type PasswordUpdateMutationBody = PasswordUpdateRequest;
export type PasswordUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type PasswordUpdateMutationVariables = { data: PasswordUpdateRequest };

/**
 * @summary Change the password
 */
export const usePasswordUpdate = <
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
      Awaited<ReturnType<typeof passwordUpdate>>,
      TError,
      PasswordUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof passwordUpdate>>, TError, PasswordUpdateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPasswordUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getPasswordCodeSendUrl = () => {
  return `/api/v0/auth/password/code-send`;
};

/**
 * Sends a five-digit code if the address has an account, and answers the same in the same time if it has none. Otherwise as in a
 * registration: a new code after `resend_after_seconds` (sooner answers 429), ten minutes, five tries.
 * @summary Send a code to reset the password
 */
export const passwordCodeSend = async (
  codeSendRequest: CodeSendRequest,
  options?: Parameters<typeof http>[1],
): Promise<PasswordCodeSendAnswer> => {
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
  return http<PasswordCodeSendAnswer>(getPasswordCodeSendUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeSendRequest),
  });
};

export const getPasswordCodeSendMutationKey = () => ['passwordCodeSend'] as const;

export const getPasswordCodeSendMutationOptions = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;
export type PasswordCodeSendMutationVariables = { data: CodeSendRequest };

/**
 * @summary Send a code to reset the password
 */
export const usePasswordCodeSend = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
 * Checks the code. A wrong code gets 422 at `code`, an expired one 422 at `code` and `hash`, the sixth try 429. For
 * an address without an account every code is wrong.
 * @summary Confirm the code for a new password
 */
export const passwordCodeConfirm = async (
  codeConfirmRequest: CodeConfirmRequest,
  options?: Parameters<typeof http>[1],
): Promise<PasswordCodeConfirmAnswer> => {
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
  return http<PasswordCodeConfirmAnswer>(getPasswordCodeConfirmUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeConfirmRequest),
  });
};

export const getPasswordCodeConfirmMutationKey = () => ['passwordCodeConfirm'] as const;

export const getPasswordCodeConfirmMutationOptions = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
  TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;
export type PasswordCodeConfirmMutationVariables = { data: CodeConfirmRequest };

/**
 * @summary Confirm the code for a new password
 */
export const usePasswordCodeConfirm = <
  TError = ErrorType<
    TooLargeResponse | UnsupportedTypeResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
  >,
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
 * Sets the password and ends every session of the account. No session is started: the person logs in with the new password. 409
 * at `hash` if it was used or has expired; 422 at `password_confirmation` when the two differ.
 * @summary Reset a forgotten password
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
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
export type PasswordResetMutationError = ErrorType<
  ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type PasswordResetMutationVariables = { data: PasswordResetRequest };

/**
 * @summary Reset a forgotten password
 */
export const usePasswordReset = <
  TError = ErrorType<ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse>,
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
