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
import type { ConsentListAnswer } from '../../models/consent-list-answer.ts';
import type { ConsentWithdrawAnswer } from '../../models/consent-withdraw-answer.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
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

export const getConsentListUrl = () => {
  return `/api/v0/fo/patient/consents`;
};

/**
 * Consents with version and time.
 * @summary Own consents
 */
export const consentList = async (options?: Parameters<typeof http>[1]): Promise<ConsentListAnswer> => {
  return http<ConsentListAnswer>(getConsentListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getConsentListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'consents'].filter((q) => q !== undefined);
};

export const getConsentListQueryOptions = <
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getConsentListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof consentList>>> = ({ signal }) =>
    consentList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof consentList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ConsentListQueryResult = NonNullable<Awaited<ReturnType<typeof consentList>>>;
export type ConsentListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useConsentList<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof consentList>>,
          TError,
          Awaited<ReturnType<typeof consentList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentList<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof consentList>>,
          TError,
          Awaited<ReturnType<typeof consentList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentList<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own consents
 */

export function useConsentList<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getConsentListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useConsentList} query
 */
export const invalidateConsentList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getConsentListQueryKey() }, options);

  return queryClient;
};

export const getConsentListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getConsentListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof consentList>>> = ({ signal }) =>
    consentList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ConsentListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof consentList>>>;
export type ConsentListSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useConsentListSuspense<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentListSuspense<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentListSuspense<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own consents
 */

export function useConsentListSuspense<
  TData = Awaited<ReturnType<typeof consentList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getConsentListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getConsentWithdrawUrl = (id: number) => {
  return `/api/v0/fo/patient/consents/${encodeURIComponent(String(id))}/withdrawal`;
};

/**
 * Withdraws a consent; a second time changes nothing. 409 at `id` for the consent of the registration (`wrong_state`: without it there is
 * no account, see `accountDelete`), and for that of a visit that is still to come (`visits_ahead`: cancel it first). What was lawful before
 * the withdrawal stays so: clinics keep their records of visits that took place.
 * @summary Withdraw a consent
 */
export const consentWithdraw = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ConsentWithdrawAnswer> => {
  return http<ConsentWithdrawAnswer>(getConsentWithdrawUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getConsentWithdrawMutationKey = () => ['consentWithdraw'] as const;

export const getConsentWithdrawMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof consentWithdraw>>,
      TError,
      ConsentWithdrawMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof consentWithdraw>>,
  TError,
  ConsentWithdrawMutationVariables,
  TContext
> => {
  const mutationKey = getConsentWithdrawMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof consentWithdraw>>, ConsentWithdrawMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return consentWithdraw(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof consentWithdraw>>,
    variables: ConsentWithdrawMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getConsentListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ConsentWithdrawMutationResult = NonNullable<Awaited<ReturnType<typeof consentWithdraw>>>;

export type ConsentWithdrawMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ConsentWithdrawMutationVariables = { id: number };

/**
 * @summary Withdraw a consent
 */
export const useConsentWithdraw = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof consentWithdraw>>,
      TError,
      ConsentWithdrawMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof consentWithdraw>>,
  TError,
  ConsentWithdrawMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getConsentWithdrawMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
