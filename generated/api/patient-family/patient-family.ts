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
import type { FamilyMemberCreateAnswer } from '../../models/family-member-create-answer.ts';
import type { FamilyMemberListAnswer } from '../../models/family-member-list-answer.ts';
import type { FamilyMemberRequest } from '../../models/family-member-request.ts';
import type { FamilyMemberUpdateAnswer } from '../../models/family-member-update-answer.ts';
import type { FamilyMemberUpdateHeaders } from '../../models/family-member-update-headers.ts';
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getCalendarFeedListQueryKey } from '../auth-calendar-feeds/auth-calendar-feeds.ts';
import { getDocumentListQueryKey } from '../patient-documents/patient-documents.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';
import { getMedicalCardReadQueryKey } from '../patient-medical-card/patient-medical-card.ts';
import { getReminderSettingsQueryKey } from '../patient-reminders/patient-reminders.ts';
import { getVisitListQueryKey } from '../patient-visits/patient-visits.ts';

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

export const getFamilyMemberListUrl = () => {
  return `/api/v0/fo/patient/family`;
};

/**
 * People for whom the patient can book.
 * @summary Family members
 */
export const familyMemberList = async (options?: Parameters<typeof http>[1]): Promise<FamilyMemberListAnswer> => {
  return http<FamilyMemberListAnswer>(getFamilyMemberListUrl(), {
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
 * Adds a person for whom the patient can book.
 * @summary Add a family member
 */
export const familyMemberCreate = async (
  familyMemberRequest: FamilyMemberRequest,
  options?: Parameters<typeof http>[1],
): Promise<FamilyMemberCreateAnswer> => {
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
  return http<FamilyMemberCreateAnswer>(getFamilyMemberCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(familyMemberRequest),
  });
};

export const getFamilyMemberCreateMutationKey = () => ['familyMemberCreate'] as const;

export const getFamilyMemberCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getFamilyMemberListQueryKey(),
            getReminderSettingsQueryKey(),
            getCalendarFeedListQueryKey(),
            ['api', 'v0', 'calendar'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
            getMedicalCardReadQueryKey(),
            getDocumentListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FamilyMemberCreateMutationResult = NonNullable<Awaited<ReturnType<typeof familyMemberCreate>>>;
export type FamilyMemberCreateMutationBody = FamilyMemberRequest;
export type FamilyMemberCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type FamilyMemberCreateMutationVariables = { data: FamilyMemberRequest };

/**
 * @summary Add a family member
 */
export const useFamilyMemberCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
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
export const getFamilyMemberUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/family/${encodeURIComponent(String(id))}`;
};

/**
 * Saves the data of a family member.
 * @summary Change a family member
 */
export const familyMemberUpdate = async (
  id: number,
  familyMemberRequest: FamilyMemberRequest,
  headers?: FamilyMemberUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<FamilyMemberUpdateAnswer> => {
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
  return http<FamilyMemberUpdateAnswer>(getFamilyMemberUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(familyMemberRequest),
  });
};

export const getFamilyMemberUpdateMutationKey = () => ['familyMemberUpdate'] as const;

export const getFamilyMemberUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof familyMemberUpdate>>,
      TError,
      FamilyMemberUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof familyMemberUpdate>>,
  TError,
  FamilyMemberUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getFamilyMemberUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof familyMemberUpdate>>,
    FamilyMemberUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return familyMemberUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof familyMemberUpdate>>,
    variables: FamilyMemberUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getFamilyMemberListQueryKey(),
            getReminderSettingsQueryKey(),
            getCalendarFeedListQueryKey(),
            ['api', 'v0', 'calendar'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
            getMedicalCardReadQueryKey(),
            getDocumentListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FamilyMemberUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof familyMemberUpdate>>>;
export type FamilyMemberUpdateMutationBody = FamilyMemberRequest;
export type FamilyMemberUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type FamilyMemberUpdateMutationVariables = {
  id: number;
  data: FamilyMemberRequest;
  headers?: FamilyMemberUpdateHeaders;
};

/**
 * @summary Change a family member
 */
export const useFamilyMemberUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
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
      Awaited<ReturnType<typeof familyMemberUpdate>>,
      TError,
      FamilyMemberUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof familyMemberUpdate>>,
  TError,
  FamilyMemberUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFamilyMemberUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getFamilyMemberDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/family/${encodeURIComponent(String(id))}`;
};

/**
 * Refused with 409 while the person has an upcoming visit. Their medical card and its documents are deleted with them; past visits stay.
 * @summary Remove a family member
 */
export const familyMemberDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getFamilyMemberDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getFamilyMemberDeleteMutationKey = () => ['familyMemberDelete'] as const;

export const getFamilyMemberDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof familyMemberDelete>>,
      TError,
      FamilyMemberDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof familyMemberDelete>>,
  TError,
  FamilyMemberDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getFamilyMemberDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof familyMemberDelete>>,
    FamilyMemberDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return familyMemberDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof familyMemberDelete>>,
    variables: FamilyMemberDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getFamilyMemberListQueryKey(),
            getReminderSettingsQueryKey(),
            getCalendarFeedListQueryKey(),
            ['api', 'v0', 'calendar'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
            getMedicalCardReadQueryKey(),
            getDocumentListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FamilyMemberDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof familyMemberDelete>>>;

export type FamilyMemberDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type FamilyMemberDeleteMutationVariables = { id: number };

/**
 * @summary Remove a family member
 */
export const useFamilyMemberDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof familyMemberDelete>>,
      TError,
      FamilyMemberDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof familyMemberDelete>>,
  TError,
  FamilyMemberDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFamilyMemberDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
