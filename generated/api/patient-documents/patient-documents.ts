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
import type { DocumentCreateAnswer } from '../../models/document-create-answer.ts';
import type { DocumentListAnswer } from '../../models/document-list-answer.ts';
import type { DocumentListParams } from '../../models/document-list-params.ts';
import type { DocumentReadAnswer } from '../../models/document-read-answer.ts';
import type { DocumentRequest } from '../../models/document-request.ts';
import type { DocumentUpdateAnswer } from '../../models/document-update-answer.ts';
import type { DocumentUpdateHeaders } from '../../models/document-update-headers.ts';
import type { DocumentUpdateRequest } from '../../models/document-update-request.ts';
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';
import { getMedicalCardReadQueryKey } from '../patient-medical-card/patient-medical-card.ts';

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

export const getDocumentListUrl = (params?: DocumentListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/medical-card/documents?${stringifiedParams}`
    : `/api/v0/fo/patient/medical-card/documents`;
};

/**
 * Documents, newest first, with how many each category holds. With a visit named they are those of the visit, in whose card ever;
 * without it and without `family_member_id` they are the owner's.
 * @summary Documents of the medical card
 */
export const documentList = async (
  params?: DocumentListParams,
  options?: Parameters<typeof http>[1],
): Promise<DocumentListAnswer> => {
  return http<DocumentListAnswer>(getDocumentListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDocumentListQueryKey = (params?: DocumentListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getDocumentListQueryOptions = <
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentList>>> = ({ signal }) =>
    documentList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentListQueryResult = NonNullable<Awaited<ReturnType<typeof documentList>>>;
export type DocumentListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DocumentListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentList>>,
          TError,
          Awaited<ReturnType<typeof documentList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentList>>,
          TError,
          Awaited<ReturnType<typeof documentList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Documents of the medical card
 */

export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDocumentList} query
 */
export const invalidateDocumentList = async (
  queryClient: QueryClient,
  params?: DocumentListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDocumentListQueryKey(params) }, options);

  return queryClient;
};

export const getDocumentListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentList>>> = ({ signal }) =>
    documentList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DocumentListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof documentList>>>;
export type DocumentListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DocumentListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Documents of the medical card
 */

export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDocumentCreateUrl = () => {
  return `/api/v0/fo/patient/medical-card/documents`;
};

/**
 * Adds an uploaded file to the medical card of `family_member_id` (null: the owner's). A copy of what is there is taken too: whoever may
 * not want it is asked before (`documentList` with `file_name` and `file_size`). With a visit named it goes into the card of the
 * person whom that visit is for: another `family_member_id` beside it is refused, 422 at `visit_id`.
 * @summary Add a document
 */
export const documentCreate = async (
  documentRequest: DocumentRequest,
  options?: Parameters<typeof http>[1],
): Promise<DocumentCreateAnswer> => {
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
  return http<DocumentCreateAnswer>(getDocumentCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentRequest),
  });
};

export const getDocumentCreateMutationKey = () => ['documentCreate'] as const;

export const getDocumentCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof documentCreate>>,
      TError,
      DocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof documentCreate>>,
  TError,
  DocumentCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDocumentCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentCreate>>, DocumentCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return documentCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof documentCreate>>,
    variables: DocumentCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDocumentListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents'],
            getMedicalCardReadQueryKey(),
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DocumentCreateMutationResult = NonNullable<Awaited<ReturnType<typeof documentCreate>>>;
export type DocumentCreateMutationBody = DocumentRequest;
export type DocumentCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DocumentCreateMutationVariables = { data: DocumentRequest };

/**
 * @summary Add a document
 */
export const useDocumentCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentCreate>>,
      TError,
      DocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof documentCreate>>, TError, DocumentCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDocumentCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDocumentReadUrl = (id: number) => {
  return `/api/v0/fo/patient/medical-card/documents/${encodeURIComponent(String(id))}`;
};

/**
 * A document.
 * @summary One document
 */
export const documentRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentReadAnswer> => {
  return http<DocumentReadAnswer>(getDocumentReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDocumentReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents', id].filter((q) => q !== undefined);
};

export const getDocumentReadQueryOptions = <
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentRead>>> = ({ signal }) =>
    documentRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentReadQueryResult = NonNullable<Awaited<ReturnType<typeof documentRead>>>;
export type DocumentReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentRead>>,
          TError,
          Awaited<ReturnType<typeof documentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentRead>>,
          TError,
          Awaited<ReturnType<typeof documentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One document
 */

export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDocumentRead} query
 */
export const invalidateDocumentRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDocumentReadQueryKey(id) }, options);

  return queryClient;
};

export const getDocumentReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentRead>>> = ({ signal }) =>
    documentRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DocumentReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof documentRead>>>;
export type DocumentReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One document
 */

export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDocumentUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/medical-card/documents/${encodeURIComponent(String(id))}`;
};

/**
 * Changes name and category of the document. File, visit and author do not change.
 * @summary Change a document
 */
export const documentUpdate = async (
  id: number,
  documentUpdateRequest: DocumentUpdateRequest,
  headers?: DocumentUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DocumentUpdateAnswer> => {
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
  return http<DocumentUpdateAnswer>(getDocumentUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(documentUpdateRequest),
  });
};

export const getDocumentUpdateMutationKey = () => ['documentUpdate'] as const;

export const getDocumentUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | NotFoundResponse
    | StaleResponse
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
      Awaited<ReturnType<typeof documentUpdate>>,
      TError,
      DocumentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof documentUpdate>>,
  TError,
  DocumentUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDocumentUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentUpdate>>, DocumentUpdateMutationVariables> = (
    props,
  ) => {
    const { id, data, headers } = props ?? {};

    return documentUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof documentUpdate>>,
    variables: DocumentUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDocumentListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents'],
            getMedicalCardReadQueryKey(),
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DocumentUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof documentUpdate>>>;
export type DocumentUpdateMutationBody = DocumentUpdateRequest;
export type DocumentUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DocumentUpdateMutationVariables = {
  id: number;
  data: DocumentUpdateRequest;
  headers?: DocumentUpdateHeaders;
};

/**
 * @summary Change a document
 */
export const useDocumentUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | NotFoundResponse
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentUpdate>>,
      TError,
      DocumentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof documentUpdate>>, TError, DocumentUpdateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDocumentUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDocumentDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/medical-card/documents/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the document and its file.
 * @summary Delete a document
 */
export const documentDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDocumentDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDocumentDeleteMutationKey = () => ['documentDelete'] as const;

export const getDocumentDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentDelete>>,
      TError,
      DocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof documentDelete>>,
  TError,
  DocumentDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDocumentDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentDelete>>, DocumentDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return documentDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof documentDelete>>,
    variables: DocumentDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDocumentListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents'],
            getMedicalCardReadQueryKey(),
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DocumentDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof documentDelete>>>;

export type DocumentDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | UnexpectedResponse
>;
export type DocumentDeleteMutationVariables = { id: number };

/**
 * @summary Delete a document
 */
export const useDocumentDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentDelete>>,
      TError,
      DocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof documentDelete>>, TError, DocumentDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDocumentDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
