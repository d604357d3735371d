/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import {
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
import type { ComplaintRequest } from '../../models/complaint-request.ts';
import type { DoctorFeedbackComplaintUpdateAnswer } from '../../models/doctor-feedback-complaint-update-answer.ts';
import type { DoctorFeedbackListAnswer } from '../../models/doctor-feedback-list-answer.ts';
import type { DoctorFeedbackListParams } from '../../models/doctor-feedback-list-params.ts';
import type { DoctorFeedbackReplyDeleteAnswer } from '../../models/doctor-feedback-reply-delete-answer.ts';
import type { DoctorFeedbackReplyUpdateAnswer } from '../../models/doctor-feedback-reply-update-answer.ts';
import type { FeedbackReplyRequest } from '../../models/feedback-reply-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

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

export const getDoctorFeedbackListUrl = (params?: DoctorFeedbackListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/feedbacks?${stringifiedParams}`
    : `/api/v0/fo/doctor/feedbacks`;
};

/**
 * Published reviews of the doctor, in whichever filial. Filters narrow the list; `meta` counts all of them.
 * @summary Reviews of the doctor
 */
export const doctorFeedbackList = async (
  params?: DoctorFeedbackListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbackListAnswer> => {
  return http<DoctorFeedbackListAnswer>(getDoctorFeedbackListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorFeedbackListQueryKey = (params?: DoctorFeedbackListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorFeedbackListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbackListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbackList>>> = ({ signal }) =>
    doctorFeedbackList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorFeedbackList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorFeedbackListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbackList>>>;
export type DoctorFeedbackListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorFeedbackListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbackList>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbackList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbackList>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbackList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of the doctor
 */

export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbackListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorFeedbackList} query
 */
export const invalidateDoctorFeedbackList = async (
  queryClient: QueryClient,
  params?: DoctorFeedbackListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorFeedbackListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorFeedbackListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbackListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbackList>>> = ({ signal }) =>
    doctorFeedbackList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorFeedbackListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbackList>>>;
export type DoctorFeedbackListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | DoctorFeedbackListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of the doctor
 */

export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbackListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorFeedbackReplyUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/feedbacks/${encodeURIComponent(String(id))}/reply`;
};

/**
 * Adds or changes the doctor's reply. The patient is notified of the first reply. 409 at `text` if the clinic has replied.
 * @summary Reply to a review
 */
export const doctorFeedbackReplyUpdate = async (
  id: number,
  feedbackReplyRequest: FeedbackReplyRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbackReplyUpdateAnswer> => {
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
  return http<DoctorFeedbackReplyUpdateAnswer>(getDoctorFeedbackReplyUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackReplyRequest),
  });
};

export const getDoctorFeedbackReplyUpdateMutationKey = () => ['doctorFeedbackReplyUpdate'] as const;

export const getDoctorFeedbackReplyUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
      TError,
      DoctorFeedbackReplyUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
  TError,
  DoctorFeedbackReplyUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorFeedbackReplyUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
    DoctorFeedbackReplyUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorFeedbackReplyUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
    variables: DoctorFeedbackReplyUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorFeedbackListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorFeedbackReplyUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>
>;
export type DoctorFeedbackReplyUpdateMutationBody = FeedbackReplyRequest;
export type DoctorFeedbackReplyUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorFeedbackReplyUpdateMutationVariables = { id: number; data: FeedbackReplyRequest };

/**
 * @summary Reply to a review
 */
export const useDoctorFeedbackReplyUpdate = <
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
      Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
      TError,
      DoctorFeedbackReplyUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
  TError,
  DoctorFeedbackReplyUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorFeedbackReplyUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorFeedbackReplyDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/feedbacks/${encodeURIComponent(String(id))}/reply`;
};

/**
 * Deletes the doctor's reply, if there is one; 409 at `id` if the reply is the clinic's.
 * @summary Delete a reply
 */
export const doctorFeedbackReplyDelete = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbackReplyDeleteAnswer> => {
  return http<DoctorFeedbackReplyDeleteAnswer>(getDoctorFeedbackReplyDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorFeedbackReplyDeleteMutationKey = () => ['doctorFeedbackReplyDelete'] as const;

export const getDoctorFeedbackReplyDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>,
      TError,
      DoctorFeedbackReplyDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>,
  TError,
  DoctorFeedbackReplyDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorFeedbackReplyDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>,
    DoctorFeedbackReplyDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorFeedbackReplyDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>,
    variables: DoctorFeedbackReplyDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorFeedbackListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorFeedbackReplyDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>
>;

export type DoctorFeedbackReplyDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorFeedbackReplyDeleteMutationVariables = { id: number };

/**
 * @summary Delete a reply
 */
export const useDoctorFeedbackReplyDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>,
      TError,
      DoctorFeedbackReplyDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorFeedbackReplyDelete>>,
  TError,
  DoctorFeedbackReplyDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorFeedbackReplyDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorFeedbackComplaintUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/feedbacks/${encodeURIComponent(String(id))}/complaint`;
};

/**
 * Asks moderation to remove the review, which is public until the decision. A repeated complaint replaces an undecided one; 409 at `reason` after the decision.
 * @summary Report a review
 */
export const doctorFeedbackComplaintUpdate = async (
  id: number,
  complaintRequest: ComplaintRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbackComplaintUpdateAnswer> => {
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
  return http<DoctorFeedbackComplaintUpdateAnswer>(getDoctorFeedbackComplaintUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(complaintRequest),
  });
};

export const getDoctorFeedbackComplaintUpdateMutationKey = () => ['doctorFeedbackComplaintUpdate'] as const;

export const getDoctorFeedbackComplaintUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>,
      TError,
      DoctorFeedbackComplaintUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>,
  TError,
  DoctorFeedbackComplaintUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorFeedbackComplaintUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>,
    DoctorFeedbackComplaintUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorFeedbackComplaintUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>,
    variables: DoctorFeedbackComplaintUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorFeedbackListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorFeedbackComplaintUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>
>;
export type DoctorFeedbackComplaintUpdateMutationBody = ComplaintRequest;
export type DoctorFeedbackComplaintUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorFeedbackComplaintUpdateMutationVariables = { id: number; data: ComplaintRequest };

/**
 * @summary Report a review
 */
export const useDoctorFeedbackComplaintUpdate = <
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
      Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>,
      TError,
      DoctorFeedbackComplaintUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorFeedbackComplaintUpdate>>,
  TError,
  DoctorFeedbackComplaintUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorFeedbackComplaintUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
