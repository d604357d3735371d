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
import type { ClinicVisitListAnswer } from '../../models/clinic-visit-list-answer.ts';
import type { ClinicVisitListParams } from '../../models/clinic-visit-list-params.ts';
import type { ClinicVisitStateUpdateAnswer } from '../../models/clinic-visit-state-update-answer.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisitStateRequest } from '../../models/visit-state-request.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';
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

export const getClinicVisitListUrl = (params: ClinicVisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/visits?${stringifiedParams}` : `/api/v0/fo/clinic/visits`;
};

/**
 * Visits in a filial in a range of at most 42 days, in order.
 * @summary Visits of a filial
 */
export const clinicVisitList = async (
  params: ClinicVisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitListAnswer> => {
  return http<ClinicVisitListAnswer>(getClinicVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicVisitListQueryKey = (params?: ClinicVisitListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitList>>> = ({ signal }) =>
    clinicVisitList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicVisitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicVisitListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitList>>>;
export type ClinicVisitListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitList>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicVisitList>>,
          TError,
          Awaited<ReturnType<typeof clinicVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits of a filial
 */

export function useClinicVisitList<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicVisitList} query
 */
export const invalidateClinicVisitList = async (
  queryClient: QueryClient,
  params: ClinicVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getClinicVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicVisitList>>> = ({ signal }) =>
    clinicVisitList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicVisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicVisitList>>>;
export type ClinicVisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits of a filial
 */

export function useClinicVisitListSuspense<
  TData = Awaited<ReturnType<typeof clinicVisitList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: ClinicVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicVisitListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicVisitStateUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/visits/${encodeURIComponent(String(id))}/state`;
};

/**
 * Takes a visit in one of the clinic's filials to its next state, as `doctorVisitStateUpdate` does for the doctor.
 * @summary Change the state of a visit (clinic)
 */
export const clinicVisitStateUpdate = async (
  id: number,
  visitStateRequest: VisitStateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicVisitStateUpdateAnswer> => {
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
  return http<ClinicVisitStateUpdateAnswer>(getClinicVisitStateUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitStateRequest),
  });
};

export const getClinicVisitStateUpdateMutationKey = () => ['clinicVisitStateUpdate'] as const;

export const getClinicVisitStateUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
      TError,
      ClinicVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
  TError,
  ClinicVisitStateUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicVisitStateUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
    ClinicVisitStateUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicVisitStateUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
    variables: ClinicVisitStateUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicVisitListQueryKey(), getClinicHomeQueryKey(), getClinicFilialListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicVisitStateUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicVisitStateUpdate>>>;
export type ClinicVisitStateUpdateMutationBody = VisitStateRequest;
export type ClinicVisitStateUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type ClinicVisitStateUpdateMutationVariables = { id: number; data: VisitStateRequest };

/**
 * @summary Change the state of a visit (clinic)
 */
export const useClinicVisitStateUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
      TError,
      ClinicVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicVisitStateUpdate>>,
  TError,
  ClinicVisitStateUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicVisitStateUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
