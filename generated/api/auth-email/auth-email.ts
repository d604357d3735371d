/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { matchQuery, useMutation, useQueryClient } from '@tanstack/react-query';
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
import type { EmailCodeRequest } from '../../models/email-code-request.ts';
import type { EmailCodeSendAnswer } from '../../models/email-code-send-answer.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getAuthMeQueryKey, getSessionListQueryKey } from '../auth-session/auth-session.ts';
import { getClinicStaffListQueryKey } from '../clinic-staff/clinic-staff.ts';
import { getPatientProfileQueryKey } from '../patient-profile/patient-profile.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getEmailCodeSendUrl = () => {
  return `/api/v0/auth/email/code-send`;
};

/**
 * Begins the change of the e-mail that the person logs in with: a five-digit code goes to the new address. 422 at `password` when it is
 * wrong, after 5 wrong ones in a minute 429; 422 at `email` for the address that the account has already. Otherwise as in a
 * registration: a new code, to whichever address, after `resend_after_seconds` (sooner answers 429); ten minutes, five tries. The answer
 * does not tell whether the address has an account. Until the code is confirmed nothing changes, and a new code ends the one before.
 * @summary Send a code to a new e-mail
 */
export const emailCodeSend = async (
  emailCodeRequest: EmailCodeRequest,
  options?: Parameters<typeof http>[1],
): Promise<EmailCodeSendAnswer> => {
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
  return http<EmailCodeSendAnswer>(getEmailCodeSendUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailCodeRequest),
  });
};

export const getEmailCodeSendMutationKey = () => ['emailCodeSend'] as const;

export const getEmailCodeSendMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof emailCodeSend>>,
    TError,
    EmailCodeSendMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof emailCodeSend>>, TError, EmailCodeSendMutationVariables, TContext> => {
  const mutationKey = getEmailCodeSendMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof emailCodeSend>>, EmailCodeSendMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return emailCodeSend(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type EmailCodeSendMutationResult = NonNullable<Awaited<ReturnType<typeof emailCodeSend>>>;
export type EmailCodeSendMutationBody = EmailCodeRequest;
export type EmailCodeSendMutationError = ErrorType<
  | UnauthorizedResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type EmailCodeSendMutationVariables = { data: EmailCodeRequest };

/**
 * @summary Send a code to a new e-mail
 */
export const useEmailCodeSend = <
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
      Awaited<ReturnType<typeof emailCodeSend>>,
      TError,
      EmailCodeSendMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof emailCodeSend>>, TError, EmailCodeSendMutationVariables, TContext> => {
  return useMutation(getEmailCodeSendMutationOptions(options), queryClient);
};
export const getEmailCodeConfirmUrl = () => {
  return `/api/v0/auth/email/code-confirm`;
};

/**
 * From now on the person logs in with the new address, and every letter goes there. The presented session goes on, the others end, and so
 * do codes for a new password. The old address gets one last letter: that the e-mail was changed, when, and whom to call if it was
 * somebody else; it does not name the new one.
 *
 * A wrong code gets 422 at `code`, an expired one 422 at `code` and `hash`, the sixth try 429. 409 at `email` when the address has
 * another account: only who has read the code there is told so, and the change is over.
 * @summary Confirm a new e-mail
 */
export const emailCodeConfirm = async (
  codeConfirmRequest: CodeConfirmRequest,
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
  return http<void>(getEmailCodeConfirmUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeConfirmRequest),
  });
};

export const getEmailCodeConfirmMutationKey = () => ['emailCodeConfirm'] as const;

export const getEmailCodeConfirmMutationOptions = <
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
      Awaited<ReturnType<typeof emailCodeConfirm>>,
      TError,
      EmailCodeConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof emailCodeConfirm>>,
  TError,
  EmailCodeConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getEmailCodeConfirmMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof emailCodeConfirm>>,
    EmailCodeConfirmMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return emailCodeConfirm(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof emailCodeConfirm>>,
    variables: EmailCodeConfirmMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getAuthMeQueryKey(),
            getSessionListQueryKey(),
            getPatientProfileQueryKey(),
            getClinicStaffListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type EmailCodeConfirmMutationResult = NonNullable<Awaited<ReturnType<typeof emailCodeConfirm>>>;
export type EmailCodeConfirmMutationBody = CodeConfirmRequest;
export type EmailCodeConfirmMutationError = ErrorType<
  | UnauthorizedResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type EmailCodeConfirmMutationVariables = { data: CodeConfirmRequest };

/**
 * @summary Confirm a new e-mail
 */
export const useEmailCodeConfirm = <
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
      Awaited<ReturnType<typeof emailCodeConfirm>>,
      TError,
      EmailCodeConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof emailCodeConfirm>>,
  TError,
  EmailCodeConfirmMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getEmailCodeConfirmMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
