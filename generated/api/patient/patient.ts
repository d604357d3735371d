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
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { FamilyMemberCreate201 } from '../../models/family-member-create201.ts';
import type { FamilyMemberList200 } from '../../models/family-member-list200.ts';
import type { FamilyMemberRequest } from '../../models/family-member-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PatientProfile200 } from '../../models/patient-profile200.ts';
import type { SlotHoldCreate201 } from '../../models/slot-hold-create201.ts';
import type { SlotHoldRead200 } from '../../models/slot-hold-read200.ts';
import type { SlotHoldRequest } from '../../models/slot-hold-request.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisitAttendanceConfirm200 } from '../../models/visit-attendance-confirm200.ts';
import type { VisitCancelRequest } from '../../models/visit-cancel-request.ts';
import type { VisitCancel200 } from '../../models/visit-cancel200.ts';
import type { VisitCreateHeaders } from '../../models/visit-create-headers.ts';
import type { VisitCreateRequest } from '../../models/visit-create-request.ts';
import type { VisitCreate201 } from '../../models/visit-create201.ts';
import type { VisitListParams } from '../../models/visit-list-params.ts';
import type { VisitList200 } from '../../models/visit-list200.ts';
import type { VisitRead200 } from '../../models/visit-read200.ts';
import type { VisitRescheduleRequest } from '../../models/visit-reschedule-request.ts';
import type { VisitReschedule200 } from '../../models/visit-reschedule200.ts';
import { getSearchResultsQueryKey } from '../public/public.ts';

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

export const getPatientProfileUrl = () => {
  return `/api/v0/fo/patient/profile`;
};

/**
 * The patient's personal data (specification §3, person).
 * @summary Own profile
 */
export const patientProfile = async (options?: Parameters<typeof http>[1]): Promise<PatientProfile200> => {
  return http<PatientProfile200>(getPatientProfileUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientProfileQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'profile'].filter((q) => q !== undefined);
};

export const getPatientProfileQueryOptions = <
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientProfile>>> = ({ signal }) =>
    patientProfile({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientProfile>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientProfileQueryResult = NonNullable<Awaited<ReturnType<typeof patientProfile>>>;
export type PatientProfileQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientProfile>>,
          TError,
          Awaited<ReturnType<typeof patientProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientProfile>>,
          TError,
          Awaited<ReturnType<typeof patientProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile
 */

export function usePatientProfile<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientProfileQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientProfile} query
 */
export const invalidatePatientProfile = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientProfileQueryKey() }, options);

  return queryClient;
};

export const getPatientProfileSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientProfile>>> = ({ signal }) =>
    patientProfile({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientProfile>>>;
export type PatientProfileSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile
 */

export function usePatientProfileSuspense<
  TData = Awaited<ReturnType<typeof patientProfile>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientProfile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientProfileSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getFamilyMemberListUrl = () => {
  return `/api/v0/fo/patient/family`;
};

/**
 * People whom the patient can book for.
 * @summary Family members
 */
export const familyMemberList = async (options?: Parameters<typeof http>[1]): Promise<FamilyMemberList200> => {
  return http<FamilyMemberList200>(getFamilyMemberListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getFamilyMemberListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'family'].filter((q) => q !== undefined);
};

export const getFamilyMemberListQueryOptions = <
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFamilyMemberListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof familyMemberList>>> = ({ signal }) =>
    familyMemberList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof familyMemberList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type FamilyMemberListQueryResult = NonNullable<Awaited<ReturnType<typeof familyMemberList>>>;
export type FamilyMemberListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useFamilyMemberList<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof familyMemberList>>,
          TError,
          Awaited<ReturnType<typeof familyMemberList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFamilyMemberList<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof familyMemberList>>,
          TError,
          Awaited<ReturnType<typeof familyMemberList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFamilyMemberList<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Family members
 */

export function useFamilyMemberList<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFamilyMemberListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useFamilyMemberList} query
 */
export const invalidateFamilyMemberList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getFamilyMemberListQueryKey() }, options);

  return queryClient;
};

export const getFamilyMemberListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFamilyMemberListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof familyMemberList>>> = ({ signal }) =>
    familyMemberList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type FamilyMemberListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof familyMemberList>>>;
export type FamilyMemberListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useFamilyMemberListSuspense<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFamilyMemberListSuspense<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFamilyMemberListSuspense<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Family members
 */

export function useFamilyMemberListSuspense<
  TData = Awaited<ReturnType<typeof familyMemberList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof familyMemberList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFamilyMemberListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getFamilyMemberCreateUrl = () => {
  return `/api/v0/fo/patient/family`;
};

/**
 * Adds a person whom the patient can book for.
 * @summary Add a family member
 */
export const familyMemberCreate = async (
  familyMemberRequest: FamilyMemberRequest,
  options?: Parameters<typeof http>[1],
): Promise<FamilyMemberCreate201> => {
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
  return http<FamilyMemberCreate201>(getFamilyMemberCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(familyMemberRequest),
  });
};

export const getFamilyMemberCreateMutationKey = () => ['familyMemberCreate'] as const;

export const getFamilyMemberCreateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof familyMemberCreate>>,
      TError,
      FamilyMemberCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof familyMemberCreate>>,
  TError,
  FamilyMemberCreateMutationVariables,
  TContext
> => {
  const mutationKey = getFamilyMemberCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof familyMemberCreate>>,
    FamilyMemberCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return familyMemberCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof familyMemberCreate>>,
    variables: FamilyMemberCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getFamilyMemberListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FamilyMemberCreateMutationResult = NonNullable<Awaited<ReturnType<typeof familyMemberCreate>>>;
export type FamilyMemberCreateMutationBody = FamilyMemberRequest;
export type FamilyMemberCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type FamilyMemberCreateMutationVariables = { data: FamilyMemberRequest };

/**
 * @summary Add a family member
 */
export const useFamilyMemberCreate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof familyMemberCreate>>,
      TError,
      FamilyMemberCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof familyMemberCreate>>,
  TError,
  FamilyMemberCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFamilyMemberCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getSlotHoldCreateUrl = () => {
  return `/api/v0/fo/patient/slot-holds`;
};

/**
 * Keeps a slot for the signed-in patient for 5 minutes. A new hold replaces the patient's earlier one. 409 at `starts_at` when
 * the slot is taken or no longer bookable.
 * @summary Hold a slot
 */
export const slotHoldCreate = async (
  slotHoldRequest: SlotHoldRequest,
  options?: Parameters<typeof http>[1],
): Promise<SlotHoldCreate201> => {
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
  return http<SlotHoldCreate201>(getSlotHoldCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(slotHoldRequest),
  });
};

export const getSlotHoldCreateMutationKey = () => ['slotHoldCreate'] as const;

export const getSlotHoldCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof slotHoldCreate>>,
      TError,
      SlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof slotHoldCreate>>,
  TError,
  SlotHoldCreateMutationVariables,
  TContext
> => {
  const mutationKey = getSlotHoldCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof slotHoldCreate>>, SlotHoldCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return slotHoldCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof slotHoldCreate>>,
    variables: SlotHoldCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: ['api', 'v0', 'front', 'doctors'] });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SlotHoldCreateMutationResult = NonNullable<Awaited<ReturnType<typeof slotHoldCreate>>>;
export type SlotHoldCreateMutationBody = SlotHoldRequest;
export type SlotHoldCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type SlotHoldCreateMutationVariables = { data: SlotHoldRequest };

/**
 * @summary Hold a slot
 */
export const useSlotHoldCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof slotHoldCreate>>,
      TError,
      SlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof slotHoldCreate>>, TError, SlotHoldCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSlotHoldCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getSlotHoldReadUrl = (id: string) => {
  return `/api/v0/fo/patient/slot-holds/${encodeURIComponent(String(id))}`;
};

/**
 * The hold, while it lasts. 404 once it is over.
 * @summary Read a hold
 */
export const slotHoldRead = async (id: string, options?: Parameters<typeof http>[1]): Promise<SlotHoldRead200> => {
  return http<SlotHoldRead200>(getSlotHoldReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getSlotHoldReadQueryKey = (id: string) => {
  return ['api', 'v0', 'fo', 'patient', 'slot-holds', id].filter((q) => q !== undefined);
};

export const getSlotHoldReadQueryOptions = <
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSlotHoldReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof slotHoldRead>>> = ({ signal }) =>
    slotHoldRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof slotHoldRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SlotHoldReadQueryResult = NonNullable<Awaited<ReturnType<typeof slotHoldRead>>>;
export type SlotHoldReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof slotHoldRead>>,
          TError,
          Awaited<ReturnType<typeof slotHoldRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof slotHoldRead>>,
          TError,
          Awaited<ReturnType<typeof slotHoldRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read a hold
 */

export function useSlotHoldRead<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSlotHoldReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSlotHoldRead} query
 */
export const invalidateSlotHoldRead = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSlotHoldReadQueryKey(id) }, options);

  return queryClient;
};

export const getSlotHoldReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSlotHoldReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof slotHoldRead>>> = ({ signal }) =>
    slotHoldRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SlotHoldReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof slotHoldRead>>>;
export type SlotHoldReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read a hold
 */

export function useSlotHoldReadSuspense<
  TData = Awaited<ReturnType<typeof slotHoldRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof slotHoldRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSlotHoldReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSlotHoldDeleteUrl = (id: string) => {
  return `/api/v0/fo/patient/slot-holds/${encodeURIComponent(String(id))}`;
};

/**
 * Lets the slot go before the 5 minutes are over.
 * @summary Release a hold
 */
export const slotHoldDelete = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getSlotHoldDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getSlotHoldDeleteMutationKey = () => ['slotHoldDelete'] as const;

export const getSlotHoldDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof slotHoldDelete>>,
      TError,
      SlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof slotHoldDelete>>,
  TError,
  SlotHoldDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getSlotHoldDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof slotHoldDelete>>, SlotHoldDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return slotHoldDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof slotHoldDelete>>,
    variables: SlotHoldDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: ['api', 'v0', 'front', 'doctors'] });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type SlotHoldDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof slotHoldDelete>>>;

export type SlotHoldDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type SlotHoldDeleteMutationVariables = { id: string };

/**
 * @summary Release a hold
 */
export const useSlotHoldDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof slotHoldDelete>>,
      TError,
      SlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof slotHoldDelete>>, TError, SlotHoldDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getSlotHoldDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitListUrl = (params?: VisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/patient/visits?${stringifiedParams}` : `/api/v0/fo/patient/visits`;
};

/**
 * Visits of the patient and their family. Upcoming ones soonest first, the others newest first.
 * @summary Own visits
 */
export const visitList = async (
  params?: VisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<VisitList200> => {
  return http<VisitList200>(getVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getVisitListQueryKey = (params?: VisitListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitList>>> = ({ signal }) =>
    visitList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof visitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type VisitListQueryResult = NonNullable<Awaited<ReturnType<typeof visitList>>>;
export type VisitListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | VisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof visitList>>, TError, Awaited<ReturnType<typeof visitList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitList>>,
          TError,
          Awaited<ReturnType<typeof visitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own visits
 */

export function useVisitList<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useVisitList} query
 */
export const invalidateVisitList = async (
  queryClient: QueryClient,
  params?: VisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitList>>> = ({ signal }) =>
    visitList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type VisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof visitList>>>;
export type VisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | VisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own visits
 */

export function useVisitListSuspense<
  TData = Awaited<ReturnType<typeof visitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: VisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getVisitCreateUrl = () => {
  return `/api/v0/fo/patient/visits`;
};

/**
 * Turns the patient's own hold into a pending visit. Service name, price and duration are copied into it. 409 at `hold_id` when the
 * hold is over, at `family_member_id` when the person or the family already has a visit in that interval. 422 at
 * `family_member_id` when the doctor does not receive a person of that age.
 * @summary Book a visit
 */
export const visitCreate = async (
  visitCreateRequest: VisitCreateRequest,
  headers: VisitCreateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<VisitCreate201> => {
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
  return http<VisitCreate201>(getVisitCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(visitCreateRequest),
  });
};

export const getVisitCreateMutationKey = () => ['visitCreate'] as const;

export const getVisitCreateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitCreate>>,
      TError,
      VisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof visitCreate>>, TError, VisitCreateMutationVariables, TContext> => {
  const mutationKey = getVisitCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitCreate>>, VisitCreateMutationVariables> = (
    props,
  ) => {
    const { data, headers } = props ?? {};

    return visitCreate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitCreate>>,
    variables: VisitCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitCreateMutationResult = NonNullable<Awaited<ReturnType<typeof visitCreate>>>;
export type VisitCreateMutationBody = VisitCreateRequest;
export type VisitCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type VisitCreateMutationVariables = { data: VisitCreateRequest; headers: VisitCreateHeaders };

/**
 * @summary Book a visit
 */
export const useVisitCreate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitCreate>>,
      TError,
      VisitCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof visitCreate>>, TError, VisitCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitReadUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}`;
};

/**
 * A visit with its history.
 * @summary One visit
 */
export const visitRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<VisitRead200> => {
  return http<VisitRead200>(getVisitReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getVisitReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'visits', id].filter((q) => q !== undefined);
};

export const getVisitReadQueryOptions = <
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitRead>>> = ({ signal }) =>
    visitRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof visitRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type VisitReadQueryResult = NonNullable<Awaited<ReturnType<typeof visitRead>>>;
export type VisitReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof visitRead>>, TError, Awaited<ReturnType<typeof visitRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitRead>>,
          TError,
          Awaited<ReturnType<typeof visitRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit
 */

export function useVisitRead<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useVisitRead} query
 */
export const invalidateVisitRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getVisitReadQueryKey(id) }, options);

  return queryClient;
};

export const getVisitReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getVisitReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof visitRead>>> = ({ signal }) =>
    visitRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type VisitReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof visitRead>>>;
export type VisitReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One visit
 */

export function useVisitReadSuspense<
  TData = Awaited<ReturnType<typeof visitRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVisitReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getVisitCancelUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/cancel`;
};

/**
 * Possible until `cancel_until` while the visit has not ended; later answers 409.
 * @summary Cancel a visit
 */
export const visitCancel = async (
  id: number,
  visitCancelRequest: VisitCancelRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitCancel200> => {
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
  return http<VisitCancel200>(getVisitCancelUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitCancelRequest),
  });
};

export const getVisitCancelMutationKey = () => ['visitCancel'] as const;

export const getVisitCancelMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitCancel>>,
      TError,
      VisitCancelMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof visitCancel>>, TError, VisitCancelMutationVariables, TContext> => {
  const mutationKey = getVisitCancelMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitCancel>>, VisitCancelMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return visitCancel(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitCancel>>,
    variables: VisitCancelMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitCancelMutationResult = NonNullable<Awaited<ReturnType<typeof visitCancel>>>;
export type VisitCancelMutationBody = VisitCancelRequest;
export type VisitCancelMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type VisitCancelMutationVariables = { id: number; data: VisitCancelRequest };

/**
 * @summary Cancel a visit
 */
export const useVisitCancel = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitCancel>>,
      TError,
      VisitCancelMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof visitCancel>>, TError, VisitCancelMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitCancelMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitRescheduleUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/reschedule`;
};

/**
 * One step: the old slot stays until the new one is confirmed here. The visit becomes pending again. Same window as cancelling.
 * @summary Move a visit
 */
export const visitReschedule = async (
  id: number,
  visitRescheduleRequest: VisitRescheduleRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitReschedule200> => {
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
  return http<VisitReschedule200>(getVisitRescheduleUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitRescheduleRequest),
  });
};

export const getVisitRescheduleMutationKey = () => ['visitReschedule'] as const;

export const getVisitRescheduleMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitReschedule>>,
      TError,
      VisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitReschedule>>,
  TError,
  VisitRescheduleMutationVariables,
  TContext
> => {
  const mutationKey = getVisitRescheduleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitReschedule>>, VisitRescheduleMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return visitReschedule(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitReschedule>>,
    variables: VisitRescheduleMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitRescheduleMutationResult = NonNullable<Awaited<ReturnType<typeof visitReschedule>>>;
export type VisitRescheduleMutationBody = VisitRescheduleRequest;
export type VisitRescheduleMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type VisitRescheduleMutationVariables = { id: number; data: VisitRescheduleRequest };

/**
 * @summary Move a visit
 */
export const useVisitReschedule = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitReschedule>>,
      TError,
      VisitRescheduleMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitReschedule>>,
  TError,
  VisitRescheduleMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitRescheduleMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitAttendanceConfirmUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/attendance`;
};

/**
 * Marks that the patient will come. A mark on the visit, not a state; repeating it changes nothing.
 * @summary Say «приду»
 */
export const visitAttendanceConfirm = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<VisitAttendanceConfirm200> => {
  return http<VisitAttendanceConfirm200>(getVisitAttendanceConfirmUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getVisitAttendanceConfirmMutationKey = () => ['visitAttendanceConfirm'] as const;

export const getVisitAttendanceConfirmMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitAttendanceConfirm>>,
      TError,
      VisitAttendanceConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitAttendanceConfirm>>,
  TError,
  VisitAttendanceConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getVisitAttendanceConfirmMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitAttendanceConfirm>>,
    VisitAttendanceConfirmMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return visitAttendanceConfirm(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitAttendanceConfirm>>,
    variables: VisitAttendanceConfirmMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitAttendanceConfirmMutationResult = NonNullable<Awaited<ReturnType<typeof visitAttendanceConfirm>>>;

export type VisitAttendanceConfirmMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
>;
export type VisitAttendanceConfirmMutationVariables = { id: number };

/**
 * @summary Say «приду»
 */
export const useVisitAttendanceConfirm = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof visitAttendanceConfirm>>,
      TError,
      VisitAttendanceConfirmMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitAttendanceConfirm>>,
  TError,
  VisitAttendanceConfirmMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitAttendanceConfirmMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
