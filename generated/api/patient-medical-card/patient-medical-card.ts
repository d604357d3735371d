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
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { MedicalCardReadAnswer } from '../../models/medical-card-read-answer.ts';
import type { MedicalCardReadParams } from '../../models/medical-card-read-params.ts';
import type { MedicalCardRequest } from '../../models/medical-card-request.ts';
import type { MedicalCardUpdateAnswer } from '../../models/medical-card-update-answer.ts';
import type { MedicalCardUpdateHeaders } from '../../models/medical-card-update-headers.ts';
import type { MedicalCardUpdateParams } from '../../models/medical-card-update-params.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';

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

export const getMedicalCardReadUrl = (params?: MedicalCardReadParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/medical-card?${stringifiedParams}`
    : `/api/v0/fo/patient/medical-card`;
};

/**
 * Medical data with their measurements. Each member of the family has a separate card.
 * @summary Medical card
 */
export const medicalCardRead = async (
  params?: MedicalCardReadParams,
  options?: Parameters<typeof http>[1],
): Promise<MedicalCardReadAnswer> => {
  return http<MedicalCardReadAnswer>(getMedicalCardReadUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getMedicalCardReadQueryKey = (params?: MedicalCardReadParams) => {
  return ['api', 'v0', 'fo', 'patient', 'medical-card', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getMedicalCardReadQueryOptions = <
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMedicalCardReadQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof medicalCardRead>>> = ({ signal }) =>
    medicalCardRead(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof medicalCardRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MedicalCardReadQueryResult = NonNullable<Awaited<ReturnType<typeof medicalCardRead>>>;
export type MedicalCardReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useMedicalCardRead<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | MedicalCardReadParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof medicalCardRead>>,
          TError,
          Awaited<ReturnType<typeof medicalCardRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMedicalCardRead<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof medicalCardRead>>,
          TError,
          Awaited<ReturnType<typeof medicalCardRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMedicalCardRead<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Medical card
 */

export function useMedicalCardRead<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMedicalCardReadQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useMedicalCardRead} query
 */
export const invalidateMedicalCardRead = async (
  queryClient: QueryClient,
  params?: MedicalCardReadParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getMedicalCardReadQueryKey(params) }, options);

  return queryClient;
};

export const getMedicalCardReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMedicalCardReadQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof medicalCardRead>>> = ({ signal }) =>
    medicalCardRead(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type MedicalCardReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof medicalCardRead>>>;
export type MedicalCardReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useMedicalCardReadSuspense<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | MedicalCardReadParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMedicalCardReadSuspense<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMedicalCardReadSuspense<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Medical card
 */

export function useMedicalCardReadSuspense<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: MedicalCardReadParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof medicalCardRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMedicalCardReadSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMedicalCardUpdateUrl = (params?: MedicalCardUpdateParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/medical-card?${stringifiedParams}`
    : `/api/v0/fo/patient/medical-card`;
};

/**
 * Saves the medical data; a changed height or weight adds a measurement.
 * @summary Change the medical card
 */
export const medicalCardUpdate = async (
  medicalCardRequest: MedicalCardRequest,
  params?: MedicalCardUpdateParams,
  headers?: MedicalCardUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<MedicalCardUpdateAnswer> => {
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
  return http<MedicalCardUpdateAnswer>(getMedicalCardUpdateUrl(params), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(medicalCardRequest),
  });
};

export const getMedicalCardUpdateMutationKey = () => ['medicalCardUpdate'] as const;

export const getMedicalCardUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof medicalCardUpdate>>,
      TError,
      MedicalCardUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof medicalCardUpdate>>,
  TError,
  MedicalCardUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getMedicalCardUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof medicalCardUpdate>>,
    MedicalCardUpdateMutationVariables
  > = (props) => {
    const { data, params, headers } = props ?? {};

    return medicalCardUpdate(data, params, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof medicalCardUpdate>>,
    variables: MedicalCardUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getMedicalCardReadQueryKey(), getPatientHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type MedicalCardUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof medicalCardUpdate>>>;
export type MedicalCardUpdateMutationBody = MedicalCardRequest;
export type MedicalCardUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type MedicalCardUpdateMutationVariables = {
  data: MedicalCardRequest;
  params?: MedicalCardUpdateParams;
  headers?: MedicalCardUpdateHeaders;
};

/**
 * @summary Change the medical card
 */
export const useMedicalCardUpdate = <
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
      Awaited<ReturnType<typeof medicalCardUpdate>>,
      TError,
      MedicalCardUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof medicalCardUpdate>>,
  TError,
  MedicalCardUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getMedicalCardUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
