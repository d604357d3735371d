/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { queryOptions as queryOptionsBuilder, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
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
import type { FileReadParams } from '../../models/file-read-params.ts';
import type { FileUploadAnswer } from '../../models/file-upload-answer.ts';
import type { FileUploadBody } from '../../models/file-upload-body.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';

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

export const getFileUploadUrl = () => {
  return `/api/v0/upload-files`;
};

/**
 * Stores files for a following request. JPEG, PNG, WebP or PDF, at most 5 MB each (rules §5); the content must match the type.
 * @summary Upload files
 */
export const fileUpload = async (
  fileUploadBody: FileUploadBody,
  options?: Parameters<typeof http>[1],
): Promise<FileUploadAnswer> => {
  const formData = new FormData();
  fileUploadBody.files.forEach((value) => formData.append(`files`, value));

  return http<FileUploadAnswer>(getFileUploadUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    body: formData,
  });
};

export const getFileUploadMutationKey = () => ['fileUpload'] as const;

export const getFileUploadMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError, FileUploadMutationVariables, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError, FileUploadMutationVariables, TContext> => {
  const mutationKey = getFileUploadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof fileUpload>>, FileUploadMutationVariables> = (props) => {
    const { data } = props ?? {};

    return fileUpload(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type FileUploadMutationResult = NonNullable<Awaited<ReturnType<typeof fileUpload>>>;
export type FileUploadMutationBody = FileUploadBody;
export type FileUploadMutationError = ErrorType<
  UnauthorizedResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;
export type FileUploadMutationVariables = { data: FileUploadBody };

/**
 * @summary Upload files
 */
export const useFileUpload = <
  TError = ErrorType<UnauthorizedResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof fileUpload>>,
      TError,
      FileUploadMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof fileUpload>>, TError, FileUploadMutationVariables, TContext> => {
  return useMutation(getFileUploadMutationOptions(options), queryClient);
};
export const getFileReadUrl = (id: number, params: FileReadParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/files/${encodeURIComponent(String(id))}?${stringifiedParams}`
    : `/api/v0/files/${encodeURIComponent(String(id))}`;
};

/**
 * The bytes of a stored file. The complete URL is the `path` of the file. It is signed and valid for one to two
 * hours, and anybody who has it can read the file. So never store it and never show it to others. Without a valid
 * signature of this file the answer is 404. Pictures on public pages have their own URLs.
 * @summary The content of a file
 */
export const fileRead = async (
  id: number,
  params: FileReadParams,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getFileReadUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getFileReadQueryKey = (id: number, params?: FileReadParams) => {
  return ['api', 'v0', 'files', id, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getFileReadQueryOptions = <
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFileReadQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof fileRead>>> = ({ signal }) =>
    fileRead(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof fileRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type FileReadQueryResult = NonNullable<Awaited<ReturnType<typeof fileRead>>>;
export type FileReadQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useFileRead<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof fileRead>>, TError, Awaited<ReturnType<typeof fileRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFileRead<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof fileRead>>, TError, Awaited<ReturnType<typeof fileRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFileRead<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The content of a file
 */

export function useFileRead<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFileReadQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useFileRead} query
 */
export const invalidateFileRead = async (
  queryClient: QueryClient,
  id: number,
  params: FileReadParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getFileReadQueryKey(id, params) }, options);

  return queryClient;
};

export const getFileReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFileReadQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof fileRead>>> = ({ signal }) =>
    fileRead(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type FileReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof fileRead>>>;
export type FileReadSuspenseQueryError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>;

export function useFileReadSuspense<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFileReadSuspense<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFileReadSuspense<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The content of a file
 */

export function useFileReadSuspense<
  TData = Awaited<ReturnType<typeof fileRead>>,
  TError = ErrorType<NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: FileReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fileRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFileReadSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
