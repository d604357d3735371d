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
import type { ClinicVisitAnswersUpdateAnswer } from '../../models/clinic-visit-answers-update-answer.ts';
import type { ClinicVisitDocumentCreateAnswer } from '../../models/clinic-visit-document-create-answer.ts';
import type { ClinicVisitDocumentReadAnswer } from '../../models/clinic-visit-document-read-answer.ts';
import type { ClinicVisitNoteCreateAnswer } from '../../models/clinic-visit-note-create-answer.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { VisitAnswersRequest } from '../../models/visit-answers-request.ts';
import type { VisitDocumentRequest } from '../../models/visit-document-request.ts';
import type { VisitNoteRequest } from '../../models/visit-note-request.ts';
import { getClinicVisitListQueryKey } from '../clinic-visits/clinic-visits.ts';

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

export const getClinicVisitDocumentCreateUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/documents`;
};

/**
 * Adds an uploaded file to a visit. It is part of the patient's medical card where the patient has an account. Lists of a visit's
 * documents are in the visit itself.
 * @summary Add a document to a visit (clinic)
 */
export const clinicVisitDocumentCreate = async (
  id: number,
  visitDocumentRequest: VisitDocumentRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitDocumentCreateAnswer> => {
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
  return http<ClinicVisitDocumentCreateAnswer>(getClinicVisitDocumentCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitDocumentRequest),
  });
};

export const getClinicVisitDocumentCreateMutationKey = () => ['clinicVisitDocumentCreate'] as const;

export const getClinicVisitDocumentCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicVisitDocumentCreate>>,
      TError,
      ClinicVisitDocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitDocumentCreate>>,
  TError,
  ClinicVisitDocumentCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitDocumentCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitDocumentCreate>>,
    ClinicVisitDocumentCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitDocumentCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitDocumentCreate>>,
    variables: ClinicVisitDocumentCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'visit-documents'],
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicVisitListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitDocumentCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicVisitDocumentCreate>>
>;
export type ClinicVisitDocumentCreateMutationBody = VisitDocumentRequest;
export type ClinicVisitDocumentCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicVisitDocumentCreateMutationVariables = { id: number; data: VisitDocumentRequest };

/**
 * @summary Add a document to a visit (clinic)
 */
export const useClinicVisitDocumentCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicVisitDocumentCreate>>,
      TError,
      ClinicVisitDocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitDocumentCreate>>,
  TError,
  ClinicVisitDocumentCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicVisitDocumentCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicVisitNoteCreateUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/notes`;
};

/**
 * Adds a note that is hidden from the patient.
 * @summary Add a note to a visit (clinic)
 */
export const clinicVisitNoteCreate = async (
  id: number,
  visitNoteRequest: VisitNoteRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitNoteCreateAnswer> => {
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
  return http<ClinicVisitNoteCreateAnswer>(getClinicVisitNoteCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitNoteRequest),
  });
};

export const getClinicVisitNoteCreateMutationKey = () => ['clinicVisitNoteCreate'] as const;

export const getClinicVisitNoteCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicVisitNoteCreate>>,
      TError,
      ClinicVisitNoteCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitNoteCreate>>,
  TError,
  ClinicVisitNoteCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitNoteCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitNoteCreate>>,
    ClinicVisitNoteCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitNoteCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitNoteCreate>>,
    variables: ClinicVisitNoteCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'visit-documents'],
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicVisitListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitNoteCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitNoteCreate>>>;
export type ClinicVisitNoteCreateMutationBody = VisitNoteRequest;
export type ClinicVisitNoteCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicVisitNoteCreateMutationVariables = { id: number; data: VisitNoteRequest };

/**
 * @summary Add a note to a visit (clinic)
 */
export const useClinicVisitNoteCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicVisitNoteCreate>>,
      TError,
      ClinicVisitNoteCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitNoteCreate>>,
  TError,
  ClinicVisitNoteCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitNoteCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicVisitAnswersUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/answers`;
};

/**
 * Writes down what the person says to the questions of the visit, on the phone or at the desk; required ones may stay without an answer.
 * Until the visit starts; afterwards 409 at `starts_at`, at `status` for a visit that has ended or is called off.
 * @summary Fill in what a visit asks (clinic)
 */
export const clinicVisitAnswersUpdate = async (
  id: number,
  visitAnswersRequest: VisitAnswersRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitAnswersUpdateAnswer> => {
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
  return http<ClinicVisitAnswersUpdateAnswer>(getClinicVisitAnswersUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitAnswersRequest),
  });
};

export const getClinicVisitAnswersUpdateMutationKey = () => ['clinicVisitAnswersUpdate'] as const;

export const getClinicVisitAnswersUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>,
      TError,
      ClinicVisitAnswersUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>,
  TError,
  ClinicVisitAnswersUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitAnswersUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>,
    ClinicVisitAnswersUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitAnswersUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>,
    variables: ClinicVisitAnswersUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'visit-documents'],
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicVisitListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitAnswersUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>>;
export type ClinicVisitAnswersUpdateMutationBody = VisitAnswersRequest;
export type ClinicVisitAnswersUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicVisitAnswersUpdateMutationVariables = { id: number; data: VisitAnswersRequest };

/**
 * @summary Fill in what a visit asks (clinic)
 */
export const useClinicVisitAnswersUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>,
      TError,
      ClinicVisitAnswersUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitAnswersUpdate>>,
  TError,
  ClinicVisitAnswersUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicVisitAnswersUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicVisitDocumentReadUrl = (id: number) => {
  return `/api/v0/fo/clinic/visit-documents/${encodeURIComponent(String(id))}`;
};

/**
 * Reads a document, with a fresh address of its file.
 * @summary A document of a visit (clinic)
 */
export const clinicVisitDocumentRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitDocumentReadAnswer> => {
  return http<ClinicVisitDocumentReadAnswer>(getClinicVisitDocumentReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicVisitDocumentReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'visit-documents', id].filter((q) => q !== undefined);
};

export const getClinicVisitDocumentReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitDocumentRead>>> = ({ signal }) =>
    clinicVisitDocumentRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicVisitDocumentReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitDocumentRead>>>;
export type ClinicVisitDocumentReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicVisitDocumentRead<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitDocumentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitDocumentRead<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitDocumentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitDocumentRead<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A document of a visit (clinic)
 */

export function useClinicVisitDocumentRead<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitDocumentReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicVisitDocumentRead} query
 */
export const invalidateClinicVisitDocumentRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicVisitDocumentReadQueryKey(id) }, options);

  return queryClient;
};

export const getClinicVisitDocumentReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitDocumentRead>>> = ({ signal }) =>
    clinicVisitDocumentRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicVisitDocumentReadSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof clinicVisitDocumentRead>>
>;
export type ClinicVisitDocumentReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A document of a visit (clinic)
 */

export function useClinicVisitDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitDocumentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitDocumentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitDocumentReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicVisitDocumentDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/visit-documents/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes a document that the caller's side added, with its file; 409 at `added_by` for a document of another side.
 * @summary Delete a document of a visit (clinic)
 */
export const clinicVisitDocumentDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicVisitDocumentDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicVisitDocumentDeleteMutationKey = () => ['clinicVisitDocumentDelete'] as const;

export const getClinicVisitDocumentDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitDocumentDelete>>,
      TError,
      ClinicVisitDocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitDocumentDelete>>,
  TError,
  ClinicVisitDocumentDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitDocumentDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitDocumentDelete>>,
    ClinicVisitDocumentDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicVisitDocumentDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitDocumentDelete>>,
    variables: ClinicVisitDocumentDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'visit-documents'],
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicVisitListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitDocumentDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicVisitDocumentDelete>>
>;

export type ClinicVisitDocumentDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicVisitDocumentDeleteMutationVariables = { id: number };

/**
 * @summary Delete a document of a visit (clinic)
 */
export const useClinicVisitDocumentDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitDocumentDelete>>,
      TError,
      ClinicVisitDocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitDocumentDelete>>,
  TError,
  ClinicVisitDocumentDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicVisitDocumentDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicVisitNoteDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/visit-notes/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes a note that the caller's side wrote; 404 for a note of another side.
 * @summary Delete a note on a visit (clinic)
 */
export const clinicVisitNoteDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicVisitNoteDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicVisitNoteDeleteMutationKey = () => ['clinicVisitNoteDelete'] as const;

export const getClinicVisitNoteDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitNoteDelete>>,
      TError,
      ClinicVisitNoteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitNoteDelete>>,
  TError,
  ClinicVisitNoteDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitNoteDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitNoteDelete>>,
    ClinicVisitNoteDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicVisitNoteDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitNoteDelete>>,
    variables: ClinicVisitNoteDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'visit-documents'],
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicVisitListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitNoteDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitNoteDelete>>>;

export type ClinicVisitNoteDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicVisitNoteDeleteMutationVariables = { id: number };

/**
 * @summary Delete a note on a visit (clinic)
 */
export const useClinicVisitNoteDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitNoteDelete>>,
      TError,
      ClinicVisitNoteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitNoteDelete>>,
  TError,
  ClinicVisitNoteDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitNoteDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
