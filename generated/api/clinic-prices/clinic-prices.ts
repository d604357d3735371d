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
import type { ClinicPriceBulkUpdateAnswer } from '../../models/clinic-price-bulk-update-answer.ts';
import type { ClinicPriceCreateAnswer } from '../../models/clinic-price-create-answer.ts';
import type { ClinicPriceImportAnswer } from '../../models/clinic-price-import-answer.ts';
import type { ClinicPriceListAnswer } from '../../models/clinic-price-list-answer.ts';
import type { ClinicPriceListParams } from '../../models/clinic-price-list-params.ts';
import type { ClinicPriceUpdateAnswer } from '../../models/clinic-price-update-answer.ts';
import type { ClinicServiceQuestionListAnswer } from '../../models/clinic-service-question-list-answer.ts';
import type { ClinicServiceQuestionsUpdateAnswer } from '../../models/clinic-service-questions-update-answer.ts';
import type { ForbiddenClinicResponse } from '../../models/forbidden-clinic-response.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PriceBulkRequest } from '../../models/price-bulk-request.ts';
import type { PriceCreateRequest } from '../../models/price-create-request.ts';
import type { PriceImportRequest } from '../../models/price-import-request.ts';
import type { PriceUpdateRequest } from '../../models/price-update-request.ts';
import type { ServiceQuestionsRequest } from '../../models/service-questions-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';

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

export const getClinicPriceListUrl = (id: number, params?: ClinicPriceListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices?${stringifiedParams}`
    : `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices`;
};

/**
 * All services of the filial, in the order of the directory: services without a chosen doctor, with the price of
 * the clinic, and services of its doctors, who set their own prices.
 * @summary Price list of a filial
 */
export const clinicPriceList = async (
  id: number,
  params?: ClinicPriceListParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicPriceListAnswer> => {
  return http<ClinicPriceListAnswer>(getClinicPriceListUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicPriceListQueryKey = (id: number, params?: ClinicPriceListParams) => {
  return ['api', 'v0', 'fo', 'clinic', 'filials', id, 'prices', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getClinicPriceListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicPriceListQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicPriceList>>> = ({ signal }) =>
    clinicPriceList(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicPriceList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicPriceListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicPriceList>>>;
export type ClinicPriceListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicPriceList<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: undefined | ClinicPriceListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicPriceList>>,
          TError,
          Awaited<ReturnType<typeof clinicPriceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicPriceList<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicPriceList>>,
          TError,
          Awaited<ReturnType<typeof clinicPriceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicPriceList<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Price list of a filial
 */

export function useClinicPriceList<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicPriceListQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicPriceList} query
 */
export const invalidateClinicPriceList = async (
  queryClient: QueryClient,
  id: number,
  params?: ClinicPriceListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicPriceListQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicPriceListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicPriceListQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicPriceList>>> = ({ signal }) =>
    clinicPriceList(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicPriceListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicPriceList>>>;
export type ClinicPriceListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useClinicPriceListSuspense<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params: undefined | ClinicPriceListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicPriceListSuspense<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicPriceListSuspense<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Price list of a filial
 */

export function useClinicPriceListSuspense<
  TData = Awaited<ReturnType<typeof clinicPriceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  id: number,
  params?: ClinicPriceListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicPriceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicPriceListSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicPriceCreateUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices`;
};

/**
 * Adds a price of a service without a chosen doctor. 409 `already_exists` if the service has a price already.
 * @summary Add a service to the price list
 */
export const clinicPriceCreate = async (
  id: number,
  priceCreateRequest: PriceCreateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicPriceCreateAnswer> => {
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
  return http<ClinicPriceCreateAnswer>(getClinicPriceCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(priceCreateRequest),
  });
};

export const getClinicPriceCreateMutationKey = () => ['clinicPriceCreate'] as const;

export const getClinicPriceCreateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicPriceCreate>>,
      TError,
      ClinicPriceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPriceCreate>>,
  TError,
  ClinicPriceCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPriceCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPriceCreate>>,
    ClinicPriceCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicPriceCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPriceCreate>>,
    variables: ClinicPriceCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['api', 'v0', 'fo', 'clinic', 'service-questions'],
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicFilialListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPriceCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPriceCreate>>>;
export type ClinicPriceCreateMutationBody = PriceCreateRequest;
export type ClinicPriceCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicPriceCreateMutationVariables = { id: number; data: PriceCreateRequest };

/**
 * @summary Add a service to the price list
 */
export const useClinicPriceCreate = <
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
      Awaited<ReturnType<typeof clinicPriceCreate>>,
      TError,
      ClinicPriceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPriceCreate>>,
  TError,
  ClinicPriceCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPriceCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicPriceBulkUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices`;
};

/**
 * Raises or lowers prices by per cent, shows or hides them. Changes all of the lines or none. A retry must have
 * the same `Idempotency-Key`, so that prices are not raised twice.
 * @summary Change many lines of the price list
 */
export const clinicPriceBulkUpdate = async (
  id: number,
  priceBulkRequest: PriceBulkRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicPriceBulkUpdateAnswer> => {
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
  return http<ClinicPriceBulkUpdateAnswer>(getClinicPriceBulkUpdateUrl(id), {
    idempotent: true,
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(priceBulkRequest),
  });
};

export const getClinicPriceBulkUpdateMutationKey = () => ['clinicPriceBulkUpdate'] as const;

export const getClinicPriceBulkUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicPriceBulkUpdate>>,
      TError,
      ClinicPriceBulkUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPriceBulkUpdate>>,
  TError,
  ClinicPriceBulkUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPriceBulkUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPriceBulkUpdate>>,
    ClinicPriceBulkUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicPriceBulkUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPriceBulkUpdate>>,
    variables: ClinicPriceBulkUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['api', 'v0', 'fo', 'clinic', 'service-questions'],
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicFilialListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPriceBulkUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPriceBulkUpdate>>>;
export type ClinicPriceBulkUpdateMutationBody = PriceBulkRequest;
export type ClinicPriceBulkUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicPriceBulkUpdateMutationVariables = { id: number; data: PriceBulkRequest };

/**
 * @summary Change many lines of the price list
 */
export const useClinicPriceBulkUpdate = <
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
      Awaited<ReturnType<typeof clinicPriceBulkUpdate>>,
      TError,
      ClinicPriceBulkUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPriceBulkUpdate>>,
  TError,
  ClinicPriceBulkUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPriceBulkUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicPriceImportUrl = (id: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices/import`;
};

/**
 * Checks the rows of a table and returns errors by row. Services that are not in the table do not change.
 * @summary Import a price list
 */
export const clinicPriceImport = async (
  id: number,
  priceImportRequest: PriceImportRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicPriceImportAnswer> => {
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
  return http<ClinicPriceImportAnswer>(getClinicPriceImportUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(priceImportRequest),
  });
};

export const getClinicPriceImportMutationKey = () => ['clinicPriceImport'] as const;

export const getClinicPriceImportMutationOptions = <
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
      Awaited<ReturnType<typeof clinicPriceImport>>,
      TError,
      ClinicPriceImportMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPriceImport>>,
  TError,
  ClinicPriceImportMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPriceImportMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPriceImport>>,
    ClinicPriceImportMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicPriceImport(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPriceImport>>,
    variables: ClinicPriceImportMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['api', 'v0', 'fo', 'clinic', 'service-questions'],
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicFilialListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPriceImportMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPriceImport>>>;
export type ClinicPriceImportMutationBody = PriceImportRequest;
export type ClinicPriceImportMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicPriceImportMutationVariables = { id: number; data: PriceImportRequest };

/**
 * @summary Import a price list
 */
export const useClinicPriceImport = <
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
      Awaited<ReturnType<typeof clinicPriceImport>>,
      TError,
      ClinicPriceImportMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPriceImport>>,
  TError,
  ClinicPriceImportMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPriceImportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicPriceUpdateUrl = (id: number, service: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices/${encodeURIComponent(String(service))}`;
};

/**
 * Changes a price or its visibility; 409 at `from_price` if the price has changed since it was read.
 * @summary Change a line of the price list
 */
export const clinicPriceUpdate = async (
  id: number,
  service: number,
  priceUpdateRequest: PriceUpdateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicPriceUpdateAnswer> => {
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
  return http<ClinicPriceUpdateAnswer>(getClinicPriceUpdateUrl(id, service), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(priceUpdateRequest),
  });
};

export const getClinicPriceUpdateMutationKey = () => ['clinicPriceUpdate'] as const;

export const getClinicPriceUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicPriceUpdate>>,
      TError,
      ClinicPriceUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPriceUpdate>>,
  TError,
  ClinicPriceUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPriceUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPriceUpdate>>,
    ClinicPriceUpdateMutationVariables
  > = (props) => {
    const { id, service, data } = props ?? {};

    return clinicPriceUpdate(id, service, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPriceUpdate>>,
    variables: ClinicPriceUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['api', 'v0', 'fo', 'clinic', 'service-questions'],
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicFilialListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPriceUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPriceUpdate>>>;
export type ClinicPriceUpdateMutationBody = PriceUpdateRequest;
export type ClinicPriceUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicPriceUpdateMutationVariables = { id: number; service: number; data: PriceUpdateRequest };

/**
 * @summary Change a line of the price list
 */
export const useClinicPriceUpdate = <
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
      Awaited<ReturnType<typeof clinicPriceUpdate>>,
      TError,
      ClinicPriceUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPriceUpdate>>,
  TError,
  ClinicPriceUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPriceUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicPriceDeleteUrl = (id: number, service: number) => {
  return `/api/v0/fo/clinic/filials/${encodeURIComponent(String(id))}/prices/${encodeURIComponent(String(service))}`;
};

/**
 * Removes the row: the service is no longer offered without choosing a doctor. Booked visits keep their price.
 * @summary Remove a line of the price list
 */
export const clinicPriceDelete = async (
  id: number,
  service: number,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getClinicPriceDeleteUrl(id, service), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicPriceDeleteMutationKey = () => ['clinicPriceDelete'] as const;

export const getClinicPriceDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicPriceDelete>>,
      TError,
      ClinicPriceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicPriceDelete>>,
  TError,
  ClinicPriceDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicPriceDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicPriceDelete>>,
    ClinicPriceDeleteMutationVariables
  > = (props) => {
    const { id, service } = props ?? {};

    return clinicPriceDelete(id, service, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicPriceDelete>>,
    variables: ClinicPriceDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['api', 'v0', 'fo', 'clinic', 'service-questions'],
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicFilialListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicPriceDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicPriceDelete>>>;

export type ClinicPriceDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicPriceDeleteMutationVariables = { id: number; service: number };

/**
 * @summary Remove a line of the price list
 */
export const useClinicPriceDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicPriceDelete>>,
      TError,
      ClinicPriceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicPriceDelete>>,
  TError,
  ClinicPriceDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicPriceDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicServiceQuestionListUrl = (service: number) => {
  return `/api/v0/fo/clinic/service-questions/${encodeURIComponent(String(service))}`;
};

/**
 * What the clinic asks before a visit for this service of the directory («Questions before a visit»); empty where nothing is asked.
 * @summary Questions before a visit for a service (clinic)
 */
export const clinicServiceQuestionList = async (
  service: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicServiceQuestionListAnswer> => {
  return http<ClinicServiceQuestionListAnswer>(getClinicServiceQuestionListUrl(service), {
    ...options,
    method: 'GET',
  });
};

export const getClinicServiceQuestionListQueryKey = (service: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'service-questions', service].filter((q) => q !== undefined);
};

export const getClinicServiceQuestionListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicServiceQuestionListQueryKey(service);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicServiceQuestionList>>> = ({ signal }) =>
    clinicServiceQuestionList(service, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: service !== null && service !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicServiceQuestionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicServiceQuestionListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicServiceQuestionList>>>;
export type ClinicServiceQuestionListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicServiceQuestionList<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicServiceQuestionList>>,
          TError,
          Awaited<ReturnType<typeof clinicServiceQuestionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServiceQuestionList<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicServiceQuestionList>>,
          TError,
          Awaited<ReturnType<typeof clinicServiceQuestionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServiceQuestionList<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Questions before a visit for a service (clinic)
 */

export function useClinicServiceQuestionList<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicServiceQuestionListQueryOptions(service, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicServiceQuestionList} query
 */
export const invalidateClinicServiceQuestionList = async (
  queryClient: QueryClient,
  service: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicServiceQuestionListQueryKey(service) }, options);

  return queryClient;
};

export const getClinicServiceQuestionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicServiceQuestionListQueryKey(service);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicServiceQuestionList>>> = ({ signal }) =>
    clinicServiceQuestionList(service, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicServiceQuestionListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof clinicServiceQuestionList>>
>;
export type ClinicServiceQuestionListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Questions before a visit for a service (clinic)
 */

export function useClinicServiceQuestionListSuspense<
  TData = Awaited<ReturnType<typeof clinicServiceQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenClinicResponse | NotFoundResponse | UnexpectedResponse>,
>(
  service: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServiceQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicServiceQuestionListSuspenseQueryOptions(service, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicServiceQuestionsUpdateUrl = (service: number) => {
  return `/api/v0/fo/clinic/service-questions/${encodeURIComponent(String(service))}`;
};

/**
 * Replaces all questions: adds, changes, orders and removes. Answers that were given stay with their question as it was. 422 at the
 * part that breaks a rule: options that don't fit the `kind`, texts that stand twice, an unknown specialisation or question.
 * @summary Change the questions before a visit for a service (clinic)
 */
export const clinicServiceQuestionsUpdate = async (
  service: number,
  serviceQuestionsRequest: ServiceQuestionsRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicServiceQuestionsUpdateAnswer> => {
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
  return http<ClinicServiceQuestionsUpdateAnswer>(getClinicServiceQuestionsUpdateUrl(service), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serviceQuestionsRequest),
  });
};

export const getClinicServiceQuestionsUpdateMutationKey = () => ['clinicServiceQuestionsUpdate'] as const;

export const getClinicServiceQuestionsUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>,
      TError,
      ClinicServiceQuestionsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>,
  TError,
  ClinicServiceQuestionsUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicServiceQuestionsUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>,
    ClinicServiceQuestionsUpdateMutationVariables
  > = (props) => {
    const { service, data } = props ?? {};

    return clinicServiceQuestionsUpdate(service, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>,
    variables: ClinicServiceQuestionsUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            ['api', 'v0', 'fo', 'clinic', 'service-questions'],
            ['api', 'v0', 'fo', 'clinic', 'filials'],
            getClinicFilialListQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicServiceQuestionsUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>
>;
export type ClinicServiceQuestionsUpdateMutationBody = ServiceQuestionsRequest;
export type ClinicServiceQuestionsUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ClinicServiceQuestionsUpdateMutationVariables = { service: number; data: ServiceQuestionsRequest };

/**
 * @summary Change the questions before a visit for a service (clinic)
 */
export const useClinicServiceQuestionsUpdate = <
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
      Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>,
      TError,
      ClinicServiceQuestionsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicServiceQuestionsUpdate>>,
  TError,
  ClinicServiceQuestionsUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicServiceQuestionsUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
