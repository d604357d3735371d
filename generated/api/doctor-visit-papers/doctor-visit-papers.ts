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
import type { DoctorVisitAnswersUpdateAnswer } from '../../models/doctor-visit-answers-update-answer.ts';
import type { DoctorVisitConclusionUpdateAnswer } from '../../models/doctor-visit-conclusion-update-answer.ts';
import type { DoctorVisitDocumentCreateAnswer } from '../../models/doctor-visit-document-create-answer.ts';
import type { DoctorVisitDocumentReadAnswer } from '../../models/doctor-visit-document-read-answer.ts';
import type { DoctorVisitNoteCreateAnswer } from '../../models/doctor-visit-note-create-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { VisitAnswersRequest } from '../../models/visit-answers-request.ts';
import type { VisitConclusionRequest } from '../../models/visit-conclusion-request.ts';
import type { VisitDocumentRequest } from '../../models/visit-document-request.ts';
import type { VisitNoteRequest } from '../../models/visit-note-request.ts';
import { getDoctorVisitListQueryKey } from '../doctor-visits/doctor-visits.ts';

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

export const getDoctorVisitDocumentCreateUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/documents`;
};

/**
 * Adds an uploaded file to a visit. It is part of the patient's medical card where the patient has an account. Lists of a visit's
 * documents are in the visit itself.
 * @summary Add a document to a visit
 */
export const doctorVisitDocumentCreate = async (
  id: number,
  visitDocumentRequest: VisitDocumentRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitDocumentCreateAnswer> => {
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
  return http<DoctorVisitDocumentCreateAnswer>(getDoctorVisitDocumentCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitDocumentRequest),
  });
};

export const getDoctorVisitDocumentCreateMutationKey = () => ['doctorVisitDocumentCreate'] as const;

export const getDoctorVisitDocumentCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof doctorVisitDocumentCreate>>,
      TError,
      DoctorVisitDocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitDocumentCreate>>,
  TError,
  DoctorVisitDocumentCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitDocumentCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitDocumentCreate>>,
    DoctorVisitDocumentCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitDocumentCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitDocumentCreate>>,
    variables: DoctorVisitDocumentCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitDocumentCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorVisitDocumentCreate>>
>;
export type DoctorVisitDocumentCreateMutationBody = VisitDocumentRequest;
export type DoctorVisitDocumentCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorVisitDocumentCreateMutationVariables = { id: number; data: VisitDocumentRequest };

/**
 * @summary Add a document to a visit
 */
export const useDoctorVisitDocumentCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitDocumentCreate>>,
      TError,
      DoctorVisitDocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitDocumentCreate>>,
  TError,
  DoctorVisitDocumentCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorVisitDocumentCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorVisitConclusionUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/conclusion`;
};

/**
 * Writes the conclusion for the patient: complaints, diagnosis, prescriptions, the control day and referrals. A
 * second conclusion replaces the first. The patient reads it in `visitRead` and is notified of the first one. Possible from the start of
 * the visit on, or once the person has arrived; 409 at `status` before, and for a cancelled or missed visit.
 * @summary Write the conclusion of a visit
 */
export const doctorVisitConclusionUpdate = async (
  id: number,
  visitConclusionRequest: VisitConclusionRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitConclusionUpdateAnswer> => {
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
  return http<DoctorVisitConclusionUpdateAnswer>(getDoctorVisitConclusionUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitConclusionRequest),
  });
};

export const getDoctorVisitConclusionUpdateMutationKey = () => ['doctorVisitConclusionUpdate'] as const;

export const getDoctorVisitConclusionUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>,
      TError,
      DoctorVisitConclusionUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>,
  TError,
  DoctorVisitConclusionUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitConclusionUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>,
    DoctorVisitConclusionUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitConclusionUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>,
    variables: DoctorVisitConclusionUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitConclusionUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>
>;
export type DoctorVisitConclusionUpdateMutationBody = VisitConclusionRequest;
export type DoctorVisitConclusionUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorVisitConclusionUpdateMutationVariables = { id: number; data: VisitConclusionRequest };

/**
 * @summary Write the conclusion of a visit
 */
export const useDoctorVisitConclusionUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>,
      TError,
      DoctorVisitConclusionUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitConclusionUpdate>>,
  TError,
  DoctorVisitConclusionUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorVisitConclusionUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorVisitConclusionDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/conclusion`;
};

/**
 * Deletes the conclusion, for the patient too. 404 if none was written.
 * @summary Delete the conclusion of a visit
 */
export const doctorVisitConclusionDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorVisitConclusionDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorVisitConclusionDeleteMutationKey = () => ['doctorVisitConclusionDelete'] as const;

export const getDoctorVisitConclusionDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitConclusionDelete>>,
      TError,
      DoctorVisitConclusionDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitConclusionDelete>>,
  TError,
  DoctorVisitConclusionDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitConclusionDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitConclusionDelete>>,
    DoctorVisitConclusionDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorVisitConclusionDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitConclusionDelete>>,
    variables: DoctorVisitConclusionDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitConclusionDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorVisitConclusionDelete>>
>;

export type DoctorVisitConclusionDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorVisitConclusionDeleteMutationVariables = { id: number };

/**
 * @summary Delete the conclusion of a visit
 */
export const useDoctorVisitConclusionDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitConclusionDelete>>,
      TError,
      DoctorVisitConclusionDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitConclusionDelete>>,
  TError,
  DoctorVisitConclusionDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorVisitConclusionDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorVisitAnswersUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/answers`;
};

/**
 * Writes down what the person says to the questions of the visit, on the phone or at the desk; required ones may stay without an answer.
 * Until the visit starts; afterwards 409 at `starts_at`, at `status` for a visit that has ended or is called off.
 * @summary Fill in what a visit asks (doctor)
 */
export const doctorVisitAnswersUpdate = async (
  id: number,
  visitAnswersRequest: VisitAnswersRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitAnswersUpdateAnswer> => {
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
  return http<DoctorVisitAnswersUpdateAnswer>(getDoctorVisitAnswersUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitAnswersRequest),
  });
};

export const getDoctorVisitAnswersUpdateMutationKey = () => ['doctorVisitAnswersUpdate'] as const;

export const getDoctorVisitAnswersUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>,
      TError,
      DoctorVisitAnswersUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>,
  TError,
  DoctorVisitAnswersUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitAnswersUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>,
    DoctorVisitAnswersUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitAnswersUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>,
    variables: DoctorVisitAnswersUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitAnswersUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>>;
export type DoctorVisitAnswersUpdateMutationBody = VisitAnswersRequest;
export type DoctorVisitAnswersUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorVisitAnswersUpdateMutationVariables = { id: number; data: VisitAnswersRequest };

/**
 * @summary Fill in what a visit asks (doctor)
 */
export const useDoctorVisitAnswersUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>,
      TError,
      DoctorVisitAnswersUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitAnswersUpdate>>,
  TError,
  DoctorVisitAnswersUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorVisitAnswersUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorVisitNoteCreateUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/notes`;
};

/**
 * Adds a note that is hidden from the patient.
 * @summary Add a note to a visit
 */
export const doctorVisitNoteCreate = async (
  id: number,
  visitNoteRequest: VisitNoteRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitNoteCreateAnswer> => {
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
  return http<DoctorVisitNoteCreateAnswer>(getDoctorVisitNoteCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitNoteRequest),
  });
};

export const getDoctorVisitNoteCreateMutationKey = () => ['doctorVisitNoteCreate'] as const;

export const getDoctorVisitNoteCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof doctorVisitNoteCreate>>,
      TError,
      DoctorVisitNoteCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitNoteCreate>>,
  TError,
  DoctorVisitNoteCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitNoteCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitNoteCreate>>,
    DoctorVisitNoteCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitNoteCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitNoteCreate>>,
    variables: DoctorVisitNoteCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitNoteCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitNoteCreate>>>;
export type DoctorVisitNoteCreateMutationBody = VisitNoteRequest;
export type DoctorVisitNoteCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorVisitNoteCreateMutationVariables = { id: number; data: VisitNoteRequest };

/**
 * @summary Add a note to a visit
 */
export const useDoctorVisitNoteCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitNoteCreate>>,
      TError,
      DoctorVisitNoteCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitNoteCreate>>,
  TError,
  DoctorVisitNoteCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorVisitNoteCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorVisitDocumentReadUrl = (id: number) => {
  return `/api/v0/fo/doctor/visit-documents/${encodeURIComponent(String(id))}`;
};

/**
 * Reads a document, with a fresh address of its file.
 * @summary A document of a visit
 */
export const doctorVisitDocumentRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitDocumentReadAnswer> => {
  return http<DoctorVisitDocumentReadAnswer>(getDoctorVisitDocumentReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorVisitDocumentReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'doctor', 'visit-documents', id].filter((q) => q !== undefined);
};

export const getDoctorVisitDocumentReadQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitDocumentRead>>> = ({ signal }) =>
    doctorVisitDocumentRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorVisitDocumentReadQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitDocumentRead>>>;
export type DoctorVisitDocumentReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorVisitDocumentRead<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitDocumentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitDocumentRead<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitDocumentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitDocumentRead<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A document of a visit
 */

export function useDoctorVisitDocumentRead<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitDocumentReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorVisitDocumentRead} query
 */
export const invalidateDoctorVisitDocumentRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorVisitDocumentReadQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorVisitDocumentReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitDocumentRead>>> = ({ signal }) =>
    doctorVisitDocumentRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorVisitDocumentReadSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorVisitDocumentRead>>
>;
export type DoctorVisitDocumentReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDoctorVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A document of a visit
 */

export function useDoctorVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitDocumentReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorVisitDocumentDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/visit-documents/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes a document that the caller's side added, with its file; 409 at `added_by` for a document of another side.
 * @summary Delete a document of a visit
 */
export const doctorVisitDocumentDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorVisitDocumentDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorVisitDocumentDeleteMutationKey = () => ['doctorVisitDocumentDelete'] as const;

export const getDoctorVisitDocumentDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitDocumentDelete>>,
      TError,
      DoctorVisitDocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitDocumentDelete>>,
  TError,
  DoctorVisitDocumentDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitDocumentDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitDocumentDelete>>,
    DoctorVisitDocumentDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorVisitDocumentDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitDocumentDelete>>,
    variables: DoctorVisitDocumentDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitDocumentDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorVisitDocumentDelete>>
>;

export type DoctorVisitDocumentDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorVisitDocumentDeleteMutationVariables = { id: number };

/**
 * @summary Delete a document of a visit
 */
export const useDoctorVisitDocumentDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitDocumentDelete>>,
      TError,
      DoctorVisitDocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitDocumentDelete>>,
  TError,
  DoctorVisitDocumentDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorVisitDocumentDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorVisitNoteDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/visit-notes/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes a note that the caller's side wrote; 404 for a note of another side.
 * @summary Delete a note on a visit
 */
export const doctorVisitNoteDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorVisitNoteDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorVisitNoteDeleteMutationKey = () => ['doctorVisitNoteDelete'] as const;

export const getDoctorVisitNoteDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitNoteDelete>>,
      TError,
      DoctorVisitNoteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitNoteDelete>>,
  TError,
  DoctorVisitNoteDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitNoteDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitNoteDelete>>,
    DoctorVisitNoteDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorVisitNoteDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitNoteDelete>>,
    variables: DoctorVisitNoteDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'doctor', 'visit-documents'],
            ['api', 'v0', 'fo', 'doctor', 'visits'],
            getDoctorVisitListQueryKey(),
            ['api', 'v0', 'fo', 'doctor', 'patients'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitNoteDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitNoteDelete>>>;

export type DoctorVisitNoteDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorVisitNoteDeleteMutationVariables = { id: number };

/**
 * @summary Delete a note on a visit
 */
export const useDoctorVisitNoteDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorVisitNoteDelete>>,
      TError,
      DoctorVisitNoteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitNoteDelete>>,
  TError,
  DoctorVisitNoteDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorVisitNoteDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
