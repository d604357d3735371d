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
import type { CardAccessCreateAnswer } from '../../models/card-access-create-answer.ts';
import type { CardAccessListAnswer } from '../../models/card-access-list-answer.ts';
import type { CardAccessListParams } from '../../models/card-access-list-params.ts';
import type { CardAccessRequest } from '../../models/card-access-request.ts';
import type { CardAccessSendAnswer } from '../../models/card-access-send-answer.ts';
import type { CardInvitationAcceptRequest } from '../../models/card-invitation-accept-request.ts';
import type { CardInvitationListAnswer } from '../../models/card-invitation-list-answer.ts';
import type { ForbiddenCardResponse } from '../../models/forbidden-card-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getCalendarFeedListQueryKey } from '../auth-calendar-feeds/auth-calendar-feeds.ts';
import { getAuthMeQueryKey } from '../auth-session/auth-session.ts';
import { getDocumentListQueryKey } from '../patient-documents/patient-documents.ts';
import { getFamilyMemberListQueryKey } from '../patient-family/patient-family.ts';
import { getPatientClinicListQueryKey, getPatientServiceListQueryKey } from '../patient-history/patient-history.ts';
import { getPatientHomeQueryKey } from '../patient-home/patient-home.ts';
import { getMedicalCardReadQueryKey } from '../patient-medical-card/patient-medical-card.ts';
import { getPatientProfileQueryKey } from '../patient-profile/patient-profile.ts';
import { getReminderSettingsQueryKey } from '../patient-reminders/patient-reminders.ts';
import { getReviewListQueryKey } from '../patient-reviews/patient-reviews.ts';
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

export const getCardAccessListUrl = (params?: CardAccessListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/card-access?${stringifiedParams}`
    : `/api/v0/fo/patient/card-access`;
};

/**
 * Accesses to the card of one person of the own family, and invitations to it, the oldest first.
 * @summary Who else has access to a card
 */
export const cardAccessList = async (
  params?: CardAccessListParams,
  options?: Parameters<typeof http>[1],
): Promise<CardAccessListAnswer> => {
  return http<CardAccessListAnswer>(getCardAccessListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getCardAccessListQueryKey = (params?: CardAccessListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'card-access', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getCardAccessListQueryOptions = <
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCardAccessListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof cardAccessList>>> = ({ signal }) =>
    cardAccessList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof cardAccessList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CardAccessListQueryResult = NonNullable<Awaited<ReturnType<typeof cardAccessList>>>;
export type CardAccessListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useCardAccessList<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | CardAccessListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof cardAccessList>>,
          TError,
          Awaited<ReturnType<typeof cardAccessList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardAccessList<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof cardAccessList>>,
          TError,
          Awaited<ReturnType<typeof cardAccessList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardAccessList<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Who else has access to a card
 */

export function useCardAccessList<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCardAccessListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useCardAccessList} query
 */
export const invalidateCardAccessList = async (
  queryClient: QueryClient,
  params?: CardAccessListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getCardAccessListQueryKey(params) }, options);

  return queryClient;
};

export const getCardAccessListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCardAccessListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof cardAccessList>>> = ({ signal }) =>
    cardAccessList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type CardAccessListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof cardAccessList>>>;
export type CardAccessListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;

export function useCardAccessListSuspense<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params: undefined | CardAccessListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardAccessListSuspense<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardAccessListSuspense<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Who else has access to a card
 */

export function useCardAccessListSuspense<
  TData = Awaited<ReturnType<typeof cardAccessList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenCardResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
>(
  params?: CardAccessListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardAccessList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCardAccessListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCardAccessCreateUrl = () => {
  return `/api/v0/fo/patient/card-access`;
};

/**
 * Sends an invitation to the e-mail, whether it has an account or not: the answer does not tell. It lives for 7 days. 422 at `email` for
 * the own one, at `right` where `own` is asked for who is younger than 18 or is the owner of the account, at `family_member_id` for
 * a stranger, and for the owner while their profile lacks birthday or gender.
 * @summary Invite a second adult to a card, or hand it over
 */
export const cardAccessCreate = async (
  cardAccessRequest: CardAccessRequest,
  options?: Parameters<typeof http>[1],
): Promise<CardAccessCreateAnswer> => {
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
  return http<CardAccessCreateAnswer>(getCardAccessCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cardAccessRequest),
  });
};

export const getCardAccessCreateMutationKey = () => ['cardAccessCreate'] as const;

export const getCardAccessCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardAccessCreate>>,
      TError,
      CardAccessCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cardAccessCreate>>,
  TError,
  CardAccessCreateMutationVariables,
  TContext
> => {
  const mutationKey = getCardAccessCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cardAccessCreate>>,
    CardAccessCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return cardAccessCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cardAccessCreate>>,
    variables: CardAccessCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getCardAccessListQueryKey(),
            getCardInvitationListQueryKey(),
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
            getPatientClinicListQueryKey(),
            getPatientServiceListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'services'],
            getPatientProfileQueryKey(),
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getAuthMeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CardAccessCreateMutationResult = NonNullable<Awaited<ReturnType<typeof cardAccessCreate>>>;
export type CardAccessCreateMutationBody = CardAccessRequest;
export type CardAccessCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenCardResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CardAccessCreateMutationVariables = { data: CardAccessRequest };

/**
 * @summary Invite a second adult to a card, or hand it over
 */
export const useCardAccessCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenCardResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardAccessCreate>>,
      TError,
      CardAccessCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cardAccessCreate>>,
  TError,
  CardAccessCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCardAccessCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCardAccessDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/card-access/${encodeURIComponent(String(id))}`;
};

/**
 * The owner of the card withdraws an access or an invitation, or who has the access gives it back. It ends at once; the other side is told.
 * Visits that were booked by it stay.
 * @summary End an access
 */
export const cardAccessDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getCardAccessDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getCardAccessDeleteMutationKey = () => ['cardAccessDelete'] as const;

export const getCardAccessDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardAccessDelete>>,
      TError,
      CardAccessDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cardAccessDelete>>,
  TError,
  CardAccessDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getCardAccessDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cardAccessDelete>>,
    CardAccessDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return cardAccessDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cardAccessDelete>>,
    variables: CardAccessDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getCardAccessListQueryKey(),
            getCardInvitationListQueryKey(),
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
            getPatientClinicListQueryKey(),
            getPatientServiceListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'services'],
            getPatientProfileQueryKey(),
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getAuthMeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CardAccessDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof cardAccessDelete>>>;

export type CardAccessDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type CardAccessDeleteMutationVariables = { id: number };

/**
 * @summary End an access
 */
export const useCardAccessDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardAccessDelete>>,
      TError,
      CardAccessDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cardAccessDelete>>,
  TError,
  CardAccessDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCardAccessDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCardAccessSendUrl = (id: number) => {
  return `/api/v0/fo/patient/card-access/${encodeURIComponent(String(id))}/send`;
};

/**
 * Sends the letter once more; the 7 days begin anew.
 * @summary Send an invitation again
 */
export const cardAccessSend = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<CardAccessSendAnswer> => {
  return http<CardAccessSendAnswer>(getCardAccessSendUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getCardAccessSendMutationKey = () => ['cardAccessSend'] as const;

export const getCardAccessSendMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ApiError
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardAccessSend>>,
      TError,
      CardAccessSendMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cardAccessSend>>,
  TError,
  CardAccessSendMutationVariables,
  TContext
> => {
  const mutationKey = getCardAccessSendMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof cardAccessSend>>, CardAccessSendMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return cardAccessSend(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cardAccessSend>>,
    variables: CardAccessSendMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getCardAccessListQueryKey(),
            getCardInvitationListQueryKey(),
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
            getPatientClinicListQueryKey(),
            getPatientServiceListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'services'],
            getPatientProfileQueryKey(),
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getAuthMeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CardAccessSendMutationResult = NonNullable<Awaited<ReturnType<typeof cardAccessSend>>>;

export type CardAccessSendMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | TooManyRequestsResponse | UnexpectedResponse
>;
export type CardAccessSendMutationVariables = { id: number };

/**
 * @summary Send an invitation again
 */
export const useCardAccessSend = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ApiError
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardAccessSend>>,
      TError,
      CardAccessSendMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof cardAccessSend>>, TError, CardAccessSendMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCardAccessSendMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCardInvitationListUrl = () => {
  return `/api/v0/fo/patient/card-invitations`;
};

/**
 * Open invitations to the account's e-mail, the newest first. The letter leads to them; nobody else sees them, whoever has the letter.
 * @summary Invitations to cards
 */
export const cardInvitationList = async (options?: Parameters<typeof http>[1]): Promise<CardInvitationListAnswer> => {
  return http<CardInvitationListAnswer>(getCardInvitationListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getCardInvitationListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'card-invitations'].filter((q) => q !== undefined);
};

export const getCardInvitationListQueryOptions = <
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCardInvitationListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof cardInvitationList>>> = ({ signal }) =>
    cardInvitationList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof cardInvitationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CardInvitationListQueryResult = NonNullable<Awaited<ReturnType<typeof cardInvitationList>>>;
export type CardInvitationListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useCardInvitationList<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof cardInvitationList>>,
          TError,
          Awaited<ReturnType<typeof cardInvitationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardInvitationList<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof cardInvitationList>>,
          TError,
          Awaited<ReturnType<typeof cardInvitationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardInvitationList<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Invitations to cards
 */

export function useCardInvitationList<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCardInvitationListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useCardInvitationList} query
 */
export const invalidateCardInvitationList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getCardInvitationListQueryKey() }, options);

  return queryClient;
};

export const getCardInvitationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCardInvitationListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof cardInvitationList>>> = ({ signal }) =>
    cardInvitationList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type CardInvitationListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof cardInvitationList>>>;
export type CardInvitationListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useCardInvitationListSuspense<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardInvitationListSuspense<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCardInvitationListSuspense<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Invitations to cards
 */

export function useCardInvitationListSuspense<
  TData = Awaited<ReturnType<typeof cardInvitationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cardInvitationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCardInvitationListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCardInvitationDeclineUrl = (id: number) => {
  return `/api/v0/fo/patient/card-invitations/${encodeURIComponent(String(id))}`;
};

/**
 * The invitation is gone, and who has invited is told.
 * @summary Decline an invitation
 */
export const cardInvitationDecline = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getCardInvitationDeclineUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getCardInvitationDeclineMutationKey = () => ['cardInvitationDecline'] as const;

export const getCardInvitationDeclineMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardInvitationDecline>>,
      TError,
      CardInvitationDeclineMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cardInvitationDecline>>,
  TError,
  CardInvitationDeclineMutationVariables,
  TContext
> => {
  const mutationKey = getCardInvitationDeclineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cardInvitationDecline>>,
    CardInvitationDeclineMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return cardInvitationDecline(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cardInvitationDecline>>,
    variables: CardInvitationDeclineMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getCardAccessListQueryKey(),
            getCardInvitationListQueryKey(),
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
            getPatientClinicListQueryKey(),
            getPatientServiceListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'services'],
            getPatientProfileQueryKey(),
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getAuthMeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CardInvitationDeclineMutationResult = NonNullable<Awaited<ReturnType<typeof cardInvitationDecline>>>;

export type CardInvitationDeclineMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type CardInvitationDeclineMutationVariables = { id: number };

/**
 * @summary Decline an invitation
 */
export const useCardInvitationDecline = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cardInvitationDecline>>,
      TError,
      CardInvitationDeclineMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cardInvitationDecline>>,
  TError,
  CardInvitationDeclineMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCardInvitationDeclineMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCardInvitationAcceptUrl = (id: number) => {
  return `/api/v0/fo/patient/card-invitations/${encodeURIComponent(String(id))}/accept`;
};

/**
 * The person joins the family list of the account («A shared card»). Of `own` the card becomes that of the account («A card handed over»). 409 at
 * `iin` where the card's person and the account have different ones. 422 at `relation` where it is missing, or given with `own`.
 * @summary Accept an invitation
 */
export const cardInvitationAccept = async (
  id: number,
  cardInvitationAcceptRequest: CardInvitationAcceptRequest,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
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
  return http<void>(getCardInvitationAcceptUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cardInvitationAcceptRequest),
  });
};

export const getCardInvitationAcceptMutationKey = () => ['cardInvitationAccept'] as const;

export const getCardInvitationAcceptMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof cardInvitationAccept>>,
      TError,
      CardInvitationAcceptMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cardInvitationAccept>>,
  TError,
  CardInvitationAcceptMutationVariables,
  TContext
> => {
  const mutationKey = getCardInvitationAcceptMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cardInvitationAccept>>,
    CardInvitationAcceptMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return cardInvitationAccept(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cardInvitationAccept>>,
    variables: CardInvitationAcceptMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getCardAccessListQueryKey(),
            getCardInvitationListQueryKey(),
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
            getPatientClinicListQueryKey(),
            getPatientServiceListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'services'],
            getPatientProfileQueryKey(),
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getAuthMeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CardInvitationAcceptMutationResult = NonNullable<Awaited<ReturnType<typeof cardInvitationAccept>>>;
export type CardInvitationAcceptMutationBody = CardInvitationAcceptRequest;
export type CardInvitationAcceptMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type CardInvitationAcceptMutationVariables = { id: number; data: CardInvitationAcceptRequest };

/**
 * @summary Accept an invitation
 */
export const useCardInvitationAccept = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof cardInvitationAccept>>,
      TError,
      CardInvitationAcceptMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cardInvitationAccept>>,
  TError,
  CardInvitationAcceptMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCardInvitationAcceptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
