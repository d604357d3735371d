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
import type { ClinicSecondFactorReadAnswer } from '../../models/clinic-second-factor-read-answer.ts';
import type { ClinicSecondFactorRequest } from '../../models/clinic-second-factor-request.ts';
import type { ClinicSecondFactorUpdateAnswer } from '../../models/clinic-second-factor-update-answer.ts';
import type { ClinicStaffCreateAnswer } from '../../models/clinic-staff-create-answer.ts';
import type { ClinicStaffListAnswer } from '../../models/clinic-staff-list-answer.ts';
import type { ClinicStaffUpdateAnswer } from '../../models/clinic-staff-update-answer.ts';
import type { ClinicStaffUpdateHeaders } from '../../models/clinic-staff-update-headers.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaffRequest } from '../../models/staff-request.ts';
import type { StaffUpdateRequest } from '../../models/staff-update-request.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getAuthMeQueryKey } from '../auth-session/auth-session.ts';

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

export const getClinicSecondFactorReadUrl = () => {
  return `/api/v0/fo/clinic/second-factor`;
};

/**
 * Whether the clinic requires a second factor of its staff, and from which day on.
 * @summary The requirement for a second factor
 */
export const clinicSecondFactorRead = async (
  options?: Parameters<typeof http>[1],
): Promise<ClinicSecondFactorReadAnswer> => {
  return http<ClinicSecondFactorReadAnswer>(getClinicSecondFactorReadUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSecondFactorReadQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'second-factor'].filter((q) => q !== undefined);
};

export const getClinicSecondFactorReadQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSecondFactorReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSecondFactorRead>>> = ({ signal }) =>
    clinicSecondFactorRead({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSecondFactorRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSecondFactorReadQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSecondFactorRead>>>;
export type ClinicSecondFactorReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse
>;

export function useClinicSecondFactorRead<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSecondFactorRead>>,
          TError,
          Awaited<ReturnType<typeof clinicSecondFactorRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSecondFactorRead<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSecondFactorRead>>,
          TError,
          Awaited<ReturnType<typeof clinicSecondFactorRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSecondFactorRead<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The requirement for a second factor
 */

export function useClinicSecondFactorRead<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSecondFactorReadQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSecondFactorRead} query
 */
export const invalidateClinicSecondFactorRead = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSecondFactorReadQueryKey() }, options);

  return queryClient;
};

export const getClinicSecondFactorReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSecondFactorReadQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSecondFactorRead>>> = ({ signal }) =>
    clinicSecondFactorRead({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSecondFactorReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSecondFactorRead>>>;
export type ClinicSecondFactorReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse
>;

export function useClinicSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The requirement for a second factor
 */

export function useClinicSecondFactorReadSuspense<
  TData = Awaited<ReturnType<typeof clinicSecondFactorRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSecondFactorRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSecondFactorReadSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicSecondFactorUpdateUrl = () => {
  return `/api/v0/fo/clinic/second-factor`;
};

/**
 * From this day on, whoever works in the clinic without a second factor gets 403 (`second_factor_required`) from every operation of its
 * cabinet, the owner too. Their sessions go on, and other cabinets of the account stay open. They turn it on with `secondFactorSetup`, and
 * the next request is answered. Staff without one are notified of a new day. Null withdraws the requirement at once; nobody's second factor is
 * turned off.
 *
 * 422 at `required_from` for a past day, and for a day more than 365 days ahead. 409 at `required_from` while the owner has no second factor: an owner sets up the factor before requiring it.
 * @summary Require a second factor
 */
export const clinicSecondFactorUpdate = async (
  clinicSecondFactorRequest: ClinicSecondFactorRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSecondFactorUpdateAnswer> => {
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
  return http<ClinicSecondFactorUpdateAnswer>(getClinicSecondFactorUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicSecondFactorRequest),
  });
};

export const getClinicSecondFactorUpdateMutationKey = () => ['clinicSecondFactorUpdate'] as const;

export const getClinicSecondFactorUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicSecondFactorUpdate>>,
      TError,
      ClinicSecondFactorUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicSecondFactorUpdate>>,
  TError,
  ClinicSecondFactorUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicSecondFactorUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicSecondFactorUpdate>>,
    ClinicSecondFactorUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicSecondFactorUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicSecondFactorUpdate>>,
    variables: ClinicSecondFactorUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicSecondFactorReadQueryKey(), getClinicStaffListQueryKey(), getAuthMeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicSecondFactorUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicSecondFactorUpdate>>>;
export type ClinicSecondFactorUpdateMutationBody = ClinicSecondFactorRequest;
export type ClinicSecondFactorUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicSecondFactorUpdateMutationVariables = { data: ClinicSecondFactorRequest };

/**
 * @summary Require a second factor
 */
export const useClinicSecondFactorUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicSecondFactorUpdate>>,
      TError,
      ClinicSecondFactorUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicSecondFactorUpdate>>,
  TError,
  ClinicSecondFactorUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getClinicSecondFactorUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getClinicStaffListUrl = () => {
  return `/api/v0/fo/clinic/staff`;
};

/**
 * Accounts with access to the clinic's cabinet, the owner first, then by name.
 * @summary Staff
 */
export const clinicStaffList = async (options?: Parameters<typeof http>[1]): Promise<ClinicStaffListAnswer> => {
  return http<ClinicStaffListAnswer>(getClinicStaffListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicStaffListQueryKey = () => {
  return ['api', 'v0', 'fo', 'clinic', 'staff'].filter((q) => q !== undefined);
};

export const getClinicStaffListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicStaffListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicStaffList>>> = ({ signal }) =>
    clinicStaffList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicStaffList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicStaffListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicStaffList>>>;
export type ClinicStaffListQueryError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>;

export function useClinicStaffList<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicStaffList>>,
          TError,
          Awaited<ReturnType<typeof clinicStaffList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicStaffList<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicStaffList>>,
          TError,
          Awaited<ReturnType<typeof clinicStaffList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicStaffList<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Staff
 */

export function useClinicStaffList<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicStaffListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicStaffList} query
 */
export const invalidateClinicStaffList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicStaffListQueryKey() }, options);

  return queryClient;
};

export const getClinicStaffListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicStaffListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicStaffList>>> = ({ signal }) =>
    clinicStaffList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicStaffListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicStaffList>>>;
export type ClinicStaffListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse
>;

export function useClinicStaffListSuspense<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicStaffListSuspense<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicStaffListSuspense<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Staff
 */

export function useClinicStaffListSuspense<
  TData = Awaited<ReturnType<typeof clinicStaffList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicStaffList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicStaffListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicStaffCreateUrl = () => {
  return `/api/v0/fo/clinic/staff`;
};

/**
 * Gives a person the clinic's cabinet with these rights, in these filials. Somebody without an account gets one and a letter; they set a password as
 * for a forgotten one (`passwordCodeSend`), and are `invited` until then. 409 at `email` when the address has the cabinet of a clinic already.
 * @summary Invite a person
 */
export const clinicStaffCreate = async (
  staffRequest: StaffRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicStaffCreateAnswer> => {
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
  return http<ClinicStaffCreateAnswer>(getClinicStaffCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffRequest),
  });
};

export const getClinicStaffCreateMutationKey = () => ['clinicStaffCreate'] as const;

export const getClinicStaffCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicStaffCreate>>,
      TError,
      ClinicStaffCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicStaffCreate>>,
  TError,
  ClinicStaffCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicStaffCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicStaffCreate>>,
    ClinicStaffCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return clinicStaffCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicStaffCreate>>,
    variables: ClinicStaffCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicSecondFactorReadQueryKey(), getClinicStaffListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicStaffCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicStaffCreate>>>;
export type ClinicStaffCreateMutationBody = StaffRequest;
export type ClinicStaffCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicStaffCreateMutationVariables = { data: StaffRequest };

/**
 * @summary Invite a person
 */
export const useClinicStaffCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicStaffCreate>>,
      TError,
      ClinicStaffCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicStaffCreate>>,
  TError,
  ClinicStaffCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicStaffCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicStaffUpdateUrl = (id: number) => {
  return `/api/v0/fo/clinic/staff/${encodeURIComponent(String(id))}`;
};

/**
 * Changes the rights or filials of an account, from its next request on; 409 at `id` for the owner.
 * @summary Change rights
 */
export const clinicStaffUpdate = async (
  id: number,
  staffUpdateRequest: StaffUpdateRequest,
  headers?: ClinicStaffUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ClinicStaffUpdateAnswer> => {
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
  return http<ClinicStaffUpdateAnswer>(getClinicStaffUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(staffUpdateRequest),
  });
};

export const getClinicStaffUpdateMutationKey = () => ['clinicStaffUpdate'] as const;

export const getClinicStaffUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicStaffUpdate>>,
      TError,
      ClinicStaffUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicStaffUpdate>>,
  TError,
  ClinicStaffUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicStaffUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicStaffUpdate>>,
    ClinicStaffUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return clinicStaffUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicStaffUpdate>>,
    variables: ClinicStaffUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicSecondFactorReadQueryKey(), getClinicStaffListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicStaffUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicStaffUpdate>>>;
export type ClinicStaffUpdateMutationBody = StaffUpdateRequest;
export type ClinicStaffUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicStaffUpdateMutationVariables = {
  id: number;
  data: StaffUpdateRequest;
  headers?: ClinicStaffUpdateHeaders;
};

/**
 * @summary Change rights
 */
export const useClinicStaffUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicStaffUpdate>>,
      TError,
      ClinicStaffUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicStaffUpdate>>,
  TError,
  ClinicStaffUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicStaffUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicStaffDeleteUrl = (id: number) => {
  return `/api/v0/fo/clinic/staff/${encodeURIComponent(String(id))}`;
};

/**
 * Removes access to the clinic's cabinet and ends its sessions; the person keeps other cabinets. 409 at `id` for the owner.
 * @summary Remove a person
 */
export const clinicStaffDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getClinicStaffDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicStaffDeleteMutationKey = () => ['clinicStaffDelete'] as const;

export const getClinicStaffDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicStaffDelete>>,
      TError,
      ClinicStaffDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicStaffDelete>>,
  TError,
  ClinicStaffDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicStaffDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicStaffDelete>>,
    ClinicStaffDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return clinicStaffDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicStaffDelete>>,
    variables: ClinicStaffDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getClinicSecondFactorReadQueryKey(), getClinicStaffListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicStaffDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicStaffDelete>>>;

export type ClinicStaffDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type ClinicStaffDeleteMutationVariables = { id: number };

/**
 * @summary Remove a person
 */
export const useClinicStaffDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicStaffDelete>>,
      TError,
      ClinicStaffDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicStaffDelete>>,
  TError,
  ClinicStaffDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicStaffDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
