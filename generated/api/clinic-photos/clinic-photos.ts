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
import type { ClinicPhotoCreateAnswer } from '../../models/clinic-photo-create-answer.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PlacePhotoRequest } from '../../models/place-photo-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';
import { getClinicProfileQueryKey } from '../clinic-profile/clinic-profile.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getClinicPhotoCreateUrl = () => {
  return `/api/v0/fo/clinic/photos`;
};

/**
 * Adds an uploaded picture to the page of the clinic, for one filial or for the whole clinic. At most 20 of each: 409 `wrong_state`.
 * @summary Add a picture
 */
export const clinicPhotoCreate = async (
  placePhotoRequest: PlacePhotoRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicPhotoCreateAnswer> => {
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
  return http<ClinicPhotoCreateAnswer>(getClinicPhotoCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(placePhotoRequest),
  });
};

export const getClinicPhotoCreateMutationKey = () => ['clinicPhotoCreate'] as const;

export const getClinicPhotoCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicPhotoCreate>>,
      TError,
      ClinicPhotoCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPhotoCreate>>,
  TError,
  ClinicPhotoCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPhotoCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPhotoCreate>>,
    ClinicPhotoCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicPhotoCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPhotoCreate>>,
    variables: ClinicPhotoCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [['api', 'v0', 'fo', 'clinic', 'filials'], getClinicFilialListQueryKey(), getClinicProfileQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPhotoCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPhotoCreate>>>;
export type ClinicPhotoCreateMutationBody = PlacePhotoRequest;
export type ClinicPhotoCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicPhotoCreateMutationVariables = { data: PlacePhotoRequest };

/**
 * @summary Add a picture
 */
export const useClinicPhotoCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicPhotoCreate>>,
      TError,
      ClinicPhotoCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPhotoCreate>>,
  TError,
  ClinicPhotoCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPhotoCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicPhotoDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/photos/${encodeURIComponent(String(id))}`;
};

/**
 * Removes a picture from the page.
 * @summary Remove a picture
 */
export const clinicPhotoDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicPhotoDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicPhotoDeleteMutationKey = () => ['clinicPhotoDelete'] as const;

export const getClinicPhotoDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicPhotoDelete>>,
      TError,
      ClinicPhotoDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPhotoDelete>>,
  TError,
  ClinicPhotoDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPhotoDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPhotoDelete>>,
    ClinicPhotoDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicPhotoDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPhotoDelete>>,
    variables: ClinicPhotoDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [['api', 'v0', 'fo', 'clinic', 'filials'], getClinicFilialListQueryKey(), getClinicProfileQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPhotoDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPhotoDelete>>>;

export type ClinicPhotoDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicPhotoDeleteMutationVariables = { id: number };

/**
 * @summary Remove a picture
 */
export const useClinicPhotoDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicPhotoDelete>>,
      TError,
      ClinicPhotoDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPhotoDelete>>,
  TError,
  ClinicPhotoDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPhotoDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
