/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { ApiError } from '../../models/api-error.ts';
import type { SymptomListAnswer } from '../../models/symptom-list-answer.ts';
import type { SymptomListParams } from '../../models/symptom-list-params.ts';
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

export const getSymptomListUrl = (params?: SymptomListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/front/symptoms?${stringifiedParams}` : `/api/v0/front/symptoms`;
};

/**
 * All symptoms, or those that a text means, the best match first. The text is read as the search reads it (`searchResults`): word forms, slips, the other keyboard layout, Kazakh, everyday words («сопли», «тамағым ауырады»). A draft that needs a doctor's review.
 * @summary Symptoms
 */
export const symptomList = async (
  params?: SymptomListParams,
  options?: Parameters<typeof http>[1],
): Promise<SymptomListAnswer> => {
  return http<SymptomListAnswer>(getSymptomListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getSymptomListQueryKey = (params?: SymptomListParams) => {
  return ['api', 'v0', 'front', 'symptoms', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getSymptomListQueryOptions = <
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSymptomListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof symptomList>>> = ({ signal }) =>
    symptomList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof symptomList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SymptomListQueryResult = NonNullable<Awaited<ReturnType<typeof symptomList>>>;
export type SymptomListQueryError = ErrorType<ApiError | UnexpectedResponse>;

export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: undefined | SymptomListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof symptomList>>,
          TError,
          Awaited<ReturnType<typeof symptomList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof symptomList>>,
          TError,
          Awaited<ReturnType<typeof symptomList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Symptoms
 */

export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSymptomListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSymptomList} query
 */
export const invalidateSymptomList = async (
  queryClient: QueryClient,
  params?: SymptomListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSymptomListQueryKey(params) }, options);

  return queryClient;
};

export const getSymptomListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSymptomListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof symptomList>>> = ({ signal }) =>
    symptomList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SymptomListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof symptomList>>>;
export type SymptomListSuspenseQueryError = ErrorType<ApiError | UnexpectedResponse>;

export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: undefined | SymptomListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Symptoms
 */

export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSymptomListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
