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
import type { ClinicFeedbackComplaintUpdateAnswer } from '../../models/clinic-feedback-complaint-update-answer.ts';
import type { ClinicFeedbackListAnswer } from '../../models/clinic-feedback-list-answer.ts';
import type { ClinicFeedbackListParams } from '../../models/clinic-feedback-list-params.ts';
import type { ClinicFeedbackReplyDeleteAnswer } from '../../models/clinic-feedback-reply-delete-answer.ts';
import type { ClinicFeedbackReplyUpdateAnswer } from '../../models/clinic-feedback-reply-update-answer.ts';
import type { ComplaintRequest } from '../../models/complaint-request.ts';
import type { FeedbackReplyRequest } from '../../models/feedback-reply-request.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicHomeQueryKey } from '../clinic-home/clinic-home.ts';

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

export const getClinicFeedbackListUrl = (params?: ClinicFeedbackListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/feedbacks?${stringifiedParams}`
    : `/api/v0/fo/clinic/feedbacks`;
};

/**
 * Published reviews of visits to the clinic's filials, of doctors and of filials alone. `meta` counts
 * those of the filial and the doctor that are asked for, all without them; the other filters narrow the list alone.
 * @summary Reviews of the clinic
 */
export const clinicFeedbackList = async (
  params?: ClinicFeedbackListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFeedbackListAnswer> => {
  return http<ClinicFeedbackListAnswer>(getClinicFeedbackListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFeedbackListQueryKey = (params?: ClinicFeedbackListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicFeedbackListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFeedbackListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFeedbackList>>> = ({ signal }) =>
    clinicFeedbackList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFeedbackList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFeedbackListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFeedbackList>>>;
export type ClinicFeedbackListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse
>;

export function useClinicFeedbackList<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicFeedbackListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFeedbackList>>,
          TError,
          Awaited<ReturnType<typeof clinicFeedbackList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbackList<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFeedbackList>>,
          TError,
          Awaited<ReturnType<typeof clinicFeedbackList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbackList<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of the clinic
 */

export function useClinicFeedbackList<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFeedbackListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFeedbackList} query
 */
export const invalidateClinicFeedbackList = async (
  queryClient: QueryClient,
  params?: ClinicFeedbackListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFeedbackListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicFeedbackListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFeedbackListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFeedbackList>>> = ({ signal }) =>
    clinicFeedbackList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFeedbackListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFeedbackList>>>;
export type ClinicFeedbackListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse
>;

export function useClinicFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | ClinicFeedbackListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of the clinic
 */

export function useClinicFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | ApiError | UnexpectedResponse>,
>(
  params?: ClinicFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFeedbackListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFeedbackReplyUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/feedbacks/${encodeURIComponent(String(id))}/reply`;
};

/**
 * Adds or changes the clinic's reply. The patient is notified of the first reply. 409 at `text` if the doctor has replied.
 * @summary Reply to a review
 */
export const clinicFeedbackReplyUpdate = async (
  id: number,
  feedbackReplyRequest: FeedbackReplyRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFeedbackReplyUpdateAnswer> => {
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
  return http<ClinicFeedbackReplyUpdateAnswer>(getClinicFeedbackReplyUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackReplyRequest),
  });
};

export const getClinicFeedbackReplyUpdateMutationKey = () => ['clinicFeedbackReplyUpdate'] as const;

export const getClinicFeedbackReplyUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>,
      TError,
      ClinicFeedbackReplyUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>,
  TError,
  ClinicFeedbackReplyUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFeedbackReplyUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>,
    ClinicFeedbackReplyUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicFeedbackReplyUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>,
    variables: ClinicFeedbackReplyUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicFeedbackListQueryKey(), getClinicHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFeedbackReplyUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>
>;
export type ClinicFeedbackReplyUpdateMutationBody = FeedbackReplyRequest;
export type ClinicFeedbackReplyUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicFeedbackReplyUpdateMutationVariables = { id: number; data: FeedbackReplyRequest };

/**
 * @summary Reply to a review
 */
export const useClinicFeedbackReplyUpdate = <
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
      Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>,
      TError,
      ClinicFeedbackReplyUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFeedbackReplyUpdate>>,
  TError,
  ClinicFeedbackReplyUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicFeedbackReplyUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicFeedbackReplyDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/feedbacks/${encodeURIComponent(String(id))}/reply`;
};

/**
 * Deletes the clinic's reply, if there is one; 409 at `id` if the reply is the doctor's.
 * @summary Delete a reply
 */
export const clinicFeedbackReplyDelete = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFeedbackReplyDeleteAnswer> => {
  return http<ClinicFeedbackReplyDeleteAnswer>(getClinicFeedbackReplyDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicFeedbackReplyDeleteMutationKey = () => ['clinicFeedbackReplyDelete'] as const;

export const getClinicFeedbackReplyDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>,
      TError,
      ClinicFeedbackReplyDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>,
  TError,
  ClinicFeedbackReplyDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFeedbackReplyDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>,
    ClinicFeedbackReplyDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicFeedbackReplyDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>,
    variables: ClinicFeedbackReplyDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicFeedbackListQueryKey(), getClinicHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFeedbackReplyDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>
>;

export type ClinicFeedbackReplyDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicFeedbackReplyDeleteMutationVariables = { id: number };

/**
 * @summary Delete a reply
 */
export const useClinicFeedbackReplyDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>,
      TError,
      ClinicFeedbackReplyDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFeedbackReplyDelete>>,
  TError,
  ClinicFeedbackReplyDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicFeedbackReplyDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicFeedbackComplaintUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/feedbacks/${encodeURIComponent(String(id))}/complaint`;
};

/**
 * Asks moderation to remove the review, which is public until the decision. A repeated complaint replaces an undecided one; 409 at `reason` after the decision.
 * @summary Report a review
 */
export const clinicFeedbackComplaintUpdate = async (
  id: number,
  complaintRequest: ComplaintRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFeedbackComplaintUpdateAnswer> => {
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
  return http<ClinicFeedbackComplaintUpdateAnswer>(getClinicFeedbackComplaintUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(complaintRequest),
  });
};

export const getClinicFeedbackComplaintUpdateMutationKey = () => ['clinicFeedbackComplaintUpdate'] as const;

export const getClinicFeedbackComplaintUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>,
      TError,
      ClinicFeedbackComplaintUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>,
  TError,
  ClinicFeedbackComplaintUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicFeedbackComplaintUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>,
    ClinicFeedbackComplaintUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicFeedbackComplaintUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>,
    variables: ClinicFeedbackComplaintUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicFeedbackListQueryKey(), getClinicHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicFeedbackComplaintUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>
>;
export type ClinicFeedbackComplaintUpdateMutationBody = ComplaintRequest;
export type ClinicFeedbackComplaintUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicFeedbackComplaintUpdateMutationVariables = { id: number; data: ComplaintRequest };

/**
 * @summary Report a review
 */
export const useClinicFeedbackComplaintUpdate = <
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
      Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>,
      TError,
      ClinicFeedbackComplaintUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicFeedbackComplaintUpdate>>,
  TError,
  ClinicFeedbackComplaintUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicFeedbackComplaintUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
