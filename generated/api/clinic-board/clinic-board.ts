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
import type { ClinicBoardAnswer } from '../../models/clinic-board-answer.ts';
import type { ClinicBoardParams } from '../../models/clinic-board-params.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
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

export const getClinicBoardUrl = (params: ClinicBoardParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/clinic/board?${stringifiedParams}` : `/api/v0/fo/clinic/board`;
};

/**
 * The doctors who work in a filial, with their services and their hours on each day of a range of at most 7 days. The visits
 * themselves are in `clinicVisitList`; `taken` is time that is taken by something other than a visit of this filial.
 * @summary The board of a filial
 */
export const clinicBoard = async (
  params: ClinicBoardParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicBoardAnswer> => {
  return http<ClinicBoardAnswer>(getClinicBoardUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicBoardQueryKey = (params?: ClinicBoardParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'board', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicBoardQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicBoardQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicBoard>>> = ({ signal }) =>
    clinicBoard(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicBoard>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicBoardQueryResult = NonNullable<Awaited<ReturnType<typeof clinicBoard>>>;
export type ClinicBoardQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicBoard<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicBoard>>,
          TError,
          Awaited<ReturnType<typeof clinicBoard>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicBoard<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicBoard>>,
          TError,
          Awaited<ReturnType<typeof clinicBoard>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicBoard<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The board of a filial
 */

export function useClinicBoard<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicBoardQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicBoard} query
 */
export const invalidateClinicBoard = async (
  queryClient: QueryClient,
  params: ClinicBoardParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicBoardQueryKey(params) }, options);

  return queryClient;
};

export const getClinicBoardSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicBoardQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicBoard>>> = ({ signal }) =>
    clinicBoard(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicBoardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicBoard>>>;
export type ClinicBoardSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicBoardSuspense<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicBoardSuspense<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicBoardSuspense<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The board of a filial
 */

export function useClinicBoardSuspense<
  TData = Awaited<ReturnType<typeof clinicBoard>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: ClinicBoardParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicBoard>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicBoardSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
