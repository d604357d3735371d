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
import type { PhoneCodeConfirmRequest } from '../../models/phone-code-confirm-request.ts';
import type { PhoneCodeRequest } from '../../models/phone-code-request.ts';
import type { PhoneCodeSendAnswer } from '../../models/phone-code-send-answer.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getPatientProfileQueryKey } from '../patient-profile/patient-profile.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getPhoneCodeSendUrl = () => {
  return `/api/v0/auth/phone/code-send`;
};

/**
 * Begins the proof of the phone in the profile: a five-digit code goes there by SMS. 409 at `phone` when the profile has another number
 * or none: save it first. Otherwise as in a registration: a new code after `resend_after_seconds` (sooner answers 429); ten minutes,
 * five tries, and a new code ends the one before. A number gets at most five codes in an hour, whoever asks for them (429): an SMS
 * costs money and wakes people.
 * @summary Send a code to the own phone
 */
export const phoneCodeSend = async (
  phoneCodeRequest: PhoneCodeRequest,
  options?: Parameters<typeof http>[1],
): Promise<PhoneCodeSendAnswer> => {
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
  return http<PhoneCodeSendAnswer>(getPhoneCodeSendUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(phoneCodeRequest),
  });
};

export const getPhoneCodeSendMutationKey = () => ['phoneCodeSend'] as const;

export const getPhoneCodeSendMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof phoneCodeSend>>,
    TError,
    PhoneCodeSendMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof phoneCodeSend>>, TError, PhoneCodeSendMutationVariables, TContext> => {
  const mutationKey = getPhoneCodeSendMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof phoneCodeSend>>, PhoneCodeSendMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return phoneCodeSend(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PhoneCodeSendMutationResult = NonNullable<Awaited<ReturnType<typeof phoneCodeSend>>>;
export type PhoneCodeSendMutationBody = PhoneCodeRequest;
export type PhoneCodeSendMutationError = ErrorType<
  | UnauthorizedResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type PhoneCodeSendMutationVariables = { data: PhoneCodeRequest };

/**
 * @summary Send a code to the own phone
 */
export const usePhoneCodeSend = <
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
      Awaited<ReturnType<typeof phoneCodeSend>>,
      TError,
      PhoneCodeSendMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof phoneCodeSend>>, TError, PhoneCodeSendMutationVariables, TContext> => {
  return useMutation(getPhoneCodeSendMutationOptions(options), queryClient);
};
export const getPhoneCodeConfirmUrl = () => {
  return `/api/v0/auth/phone/code-confirm`;
};

/**
 * The code shows that the person reads SMS of the number: `phone_confirmed_at` of the profile is now. It belongs to that number alone,
 * another one is unproven. Several accounts may prove one number, because families share phones.
 *
 * A wrong code gets 422 at `code`; an expired one, and one for a number that the profile no longer has, 422 at `code` and `hash`; the
 * sixth try 429.
 * @summary Prove the own phone
 */
export const phoneCodeConfirm = async (
  phoneCodeConfirmRequest: PhoneCodeConfirmRequest,
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
  return http<void>(getPhoneCodeConfirmUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(phoneCodeConfirmRequest),
  });
};

export const getPhoneCodeConfirmMutationKey = () => ['phoneCodeConfirm'] as const;

export const getPhoneCodeConfirmMutationOptions = <
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
      Awaited<ReturnType<typeof phoneCodeConfirm>>,
      TError,
      PhoneCodeConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof phoneCodeConfirm>>,
  TError,
  PhoneCodeConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getPhoneCodeConfirmMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof phoneCodeConfirm>>,
    PhoneCodeConfirmMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return phoneCodeConfirm(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof phoneCodeConfirm>>,
    variables: PhoneCodeConfirmMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getPatientProfileQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PhoneCodeConfirmMutationResult = NonNullable<Awaited<ReturnType<typeof phoneCodeConfirm>>>;
export type PhoneCodeConfirmMutationBody = PhoneCodeConfirmRequest;
export type PhoneCodeConfirmMutationError = ErrorType<
  | UnauthorizedResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type PhoneCodeConfirmMutationVariables = { data: PhoneCodeConfirmRequest };

/**
 * @summary Prove the own phone
 */
export const usePhoneCodeConfirm = <
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
      Awaited<ReturnType<typeof phoneCodeConfirm>>,
      TError,
      PhoneCodeConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof phoneCodeConfirm>>,
  TError,
  PhoneCodeConfirmMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPhoneCodeConfirmMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
