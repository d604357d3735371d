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
import type { GuestSlotHoldCreateAnswer } from '../../models/guest-slot-hold-create-answer.ts';
import type { GuestSlotHoldRequest } from '../../models/guest-slot-hold-request.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGuestSlotHoldCreateUrl = () => {
  return `/api/v0/front/slot-holds`;
};

/**
 * Keeps a slot for a browser whose person is about to log in or to register: for 5 minutes, and 5 more from every further call with
 * its `hold_id`, at most 15 minutes in all. A browser holds one slot: if `hold_id` is a hold of another slot, that one is released. After
 * logging in, `slotHoldCreate` takes the hold over (`guest_hold_id`). 409 at `starts_at` when the slot is taken or not bookable; more than
 * 10 new holds a minute from one address answer 429.
 * @summary Hold a slot before logging in
 */
export const guestSlotHoldCreate = async (
  guestSlotHoldRequest: GuestSlotHoldRequest,
  options?: Parameters<typeof http>[1],
): Promise<GuestSlotHoldCreateAnswer> => {
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
  return http<GuestSlotHoldCreateAnswer>(getGuestSlotHoldCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(guestSlotHoldRequest),
  });
};

export const getGuestSlotHoldCreateMutationKey = () => ['guestSlotHoldCreate'] as const;

export const getGuestSlotHoldCreateMutationOptions = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldCreate>>,
      TError,
      GuestSlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof guestSlotHoldCreate>>,
  TError,
  GuestSlotHoldCreateMutationVariables,
  TContext
> => {
  const mutationKey = getGuestSlotHoldCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof guestSlotHoldCreate>>,
    GuestSlotHoldCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return guestSlotHoldCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof guestSlotHoldCreate>>,
    variables: GuestSlotHoldCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'front', 'doctors'],
            ['api', 'v0', 'front', 'clinics'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type GuestSlotHoldCreateMutationResult = NonNullable<Awaited<ReturnType<typeof guestSlotHoldCreate>>>;
export type GuestSlotHoldCreateMutationBody = GuestSlotHoldRequest;
export type GuestSlotHoldCreateMutationError = ErrorType<
  ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type GuestSlotHoldCreateMutationVariables = { data: GuestSlotHoldRequest };

/**
 * @summary Hold a slot before logging in
 */
export const useGuestSlotHoldCreate = <
  TError = ErrorType<
    ApiError | TooLargeResponse | UnsupportedTypeResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldCreate>>,
      TError,
      GuestSlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof guestSlotHoldCreate>>,
  TError,
  GuestSlotHoldCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getGuestSlotHoldCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getGuestSlotHoldDeleteUrl = (id: string) => {
  return `/api/v0/front/slot-holds/${encodeURIComponent(String(id))}`;
};

/**
 * Releases the slot before the hold expires. The id alone gives the permission.
 * @summary Release a hold made before logging in
 */
export const guestSlotHoldDelete = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getGuestSlotHoldDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getGuestSlotHoldDeleteMutationKey = () => ['guestSlotHoldDelete'] as const;

export const getGuestSlotHoldDeleteMutationOptions = <
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldDelete>>,
      TError,
      GuestSlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof guestSlotHoldDelete>>,
  TError,
  GuestSlotHoldDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getGuestSlotHoldDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof guestSlotHoldDelete>>,
    GuestSlotHoldDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return guestSlotHoldDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof guestSlotHoldDelete>>,
    variables: GuestSlotHoldDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'front', 'doctors'],
            ['api', 'v0', 'front', 'clinics'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type GuestSlotHoldDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof guestSlotHoldDelete>>>;

export type GuestSlotHoldDeleteMutationError = ErrorType<NotFoundResponse | UnexpectedResponse>;
export type GuestSlotHoldDeleteMutationVariables = { id: string };

/**
 * @summary Release a hold made before logging in
 */
export const useGuestSlotHoldDelete = <TError = ErrorType<NotFoundResponse | UnexpectedResponse>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldDelete>>,
      TError,
      GuestSlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof guestSlotHoldDelete>>,
  TError,
  GuestSlotHoldDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getGuestSlotHoldDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
