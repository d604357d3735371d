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
import type { AvatarRequest } from '../../models/avatar-request.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { ConsentList200 } from '../../models/consent-list200.ts';
import type { DocumentCreate201 } from '../../models/document-create201.ts';
import type { DocumentListParams } from '../../models/document-list-params.ts';
import type { DocumentList200 } from '../../models/document-list200.ts';
import type { DocumentRead200 } from '../../models/document-read200.ts';
import type { DocumentRequest } from '../../models/document-request.ts';
import type { DocumentUpdateRequest } from '../../models/document-update-request.ts';
import type { DocumentUpdate200 } from '../../models/document-update200.ts';
import type { FamilyMemberCreate201 } from '../../models/family-member-create201.ts';
import type { FamilyMemberList200 } from '../../models/family-member-list200.ts';
import type { FamilyMemberRequest } from '../../models/family-member-request.ts';
import type { FamilyMemberUpdate200 } from '../../models/family-member-update200.ts';
import type { FavouriteAdd200 } from '../../models/favourite-add200.ts';
import type { FavouriteKind } from '../../models/favourite-kind.ts';
import type { FavouriteList200 } from '../../models/favourite-list200.ts';
import type { FavouriteRequest } from '../../models/favourite-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { HomeAddress } from '../../models/home-address.ts';
import type { MedicalCardReadParams } from '../../models/medical-card-read-params.ts';
import type { MedicalCardRead200 } from '../../models/medical-card-read200.ts';
import type { MedicalCardRequest } from '../../models/medical-card-request.ts';
import type { MedicalCardUpdateParams } from '../../models/medical-card-update-params.ts';
import type { MedicalCardUpdate200 } from '../../models/medical-card-update200.ts';
import type { NewsListParams } from '../../models/news-list-params.ts';
import type { NewsList200 } from '../../models/news-list200.ts';
import type { NewsRead200 } from '../../models/news-read200.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PatientAvatarUpdate200 } from '../../models/patient-avatar-update200.ts';
import type { PatientClinicList200 } from '../../models/patient-clinic-list200.ts';
import type { PatientHome200 } from '../../models/patient-home200.ts';
import type { PatientProfileUpdate200 } from '../../models/patient-profile-update200.ts';
import type { PatientProfile200 } from '../../models/patient-profile200.ts';
import type { PatientServiceList200 } from '../../models/patient-service-list200.ts';
import type { PatientServiceRead200 } from '../../models/patient-service-read200.ts';
import type { PersonProfileRequest } from '../../models/person-profile-request.ts';
import type { ReviewCreate201 } from '../../models/review-create201.ts';
import type { ReviewListParams } from '../../models/review-list-params.ts';
import type { ReviewList200 } from '../../models/review-list200.ts';
import type { ReviewRead200 } from '../../models/review-read200.ts';
import type { ReviewRequest } from '../../models/review-request.ts';
import type { ReviewUpdateRequest } from '../../models/review-update-request.ts';
import type { ReviewUpdate200 } from '../../models/review-update200.ts';
import type { SlotHoldCreate201 } from '../../models/slot-hold-create201.ts';
import type { SlotHoldRead200 } from '../../models/slot-hold-read200.ts';
import type { SlotHoldRequest } from '../../models/slot-hold-request.ts';
import type { Slug } from '../../models/slug.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisitAttendanceConfirm200 } from '../../models/visit-attendance-confirm200.ts';
import type { VisitCancelRequest } from '../../models/visit-cancel-request.ts';
import type { VisitCancel200 } from '../../models/visit-cancel200.ts';
import type { VisitCommentRequest } from '../../models/visit-comment-request.ts';
import type { VisitCommentUpdate200 } from '../../models/visit-comment-update200.ts';
import type { VisitCreateHeaders } from '../../models/visit-create-headers.ts';
import type { VisitCreateRequest } from '../../models/visit-create-request.ts';
import type { VisitCreate201 } from '../../models/visit-create201.ts';
import type { VisitDisputeRequest } from '../../models/visit-dispute-request.ts';
import type { VisitDispute200 } from '../../models/visit-dispute200.ts';
import type { VisitHomeAddressUpdate200 } from '../../models/visit-home-address-update200.ts';
import type { VisitListParams } from '../../models/visit-list-params.ts';
import type { VisitList200 } from '../../models/visit-list200.ts';
import type { VisitRead200 } from '../../models/visit-read200.ts';
import type { VisitRescheduleRequest } from '../../models/visit-reschedule-request.ts';
import type { VisitReschedule200 } from '../../models/visit-reschedule200.ts';
import type { WaitlistCreate201 } from '../../models/waitlist-create201.ts';
import type { WaitlistList200 } from '../../models/waitlist-list200.ts';
import type { WaitlistRequest } from '../../models/waitlist-request.ts';
import { getAuthMeQueryKey } from '../auth/auth.ts';
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
 * The patient's personal data (rules §3, person).
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

export const getPatientProfileUpdateUrl = () => {
  return `/api/v0/fo/patient/profile`;
};

/**
 * Saves the personal data. 422 names the fields.
 * @summary Change own profile
 */
export const patientProfileUpdate = async (
  personProfileRequest: PersonProfileRequest,
  options?: Parameters<typeof http>[1],
): Promise<PatientProfileUpdate200> => {
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
  return http<PatientProfileUpdate200>(getPatientProfileUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personProfileRequest),
  });
};

export const getPatientProfileUpdateMutationKey = () => ['patientProfileUpdate'] as const;

export const getPatientProfileUpdateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof patientProfileUpdate>>,
      TError,
      PatientProfileUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof patientProfileUpdate>>,
  TError,
  PatientProfileUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getPatientProfileUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof patientProfileUpdate>>,
    PatientProfileUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return patientProfileUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof patientProfileUpdate>>,
    variables: PatientProfileUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getPatientProfileQueryKey(), getPatientHomeQueryKey(), getAuthMeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PatientProfileUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof patientProfileUpdate>>>;
export type PatientProfileUpdateMutationBody = PersonProfileRequest;
export type PatientProfileUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type PatientProfileUpdateMutationVariables = { data: PersonProfileRequest };

/**
 * @summary Change own profile
 */
export const usePatientProfileUpdate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof patientProfileUpdate>>,
      TError,
      PatientProfileUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof patientProfileUpdate>>,
  TError,
  PatientProfileUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPatientProfileUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
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
 * Keeps a slot for the signed-in patient for 5 minutes. A new hold replaces the patient's earlier one. What was held before signing
 * in passes to the patient in the same step (`guest_hold_id`): nobody else can take it in between. 409 at `starts_at` when the
 * slot is taken or no longer bookable.
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
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'front', 'doctors'],
            ['api', 'v0', 'front', 'clinics'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
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
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'front', 'doctors'],
            ['api', 'v0', 'front', 'clinics'],
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
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
 * Visits of the patient and their family. Upcoming ones soonest first, the others newest first. `counts` follow `person`.
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
 * `family_member_id` when the doctor does not receive a person of that age, at `home_address.street` when the service is at home and
 * nobody says where, at `home_address` when an address comes with any other service.
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
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
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
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
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
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'clinics'],
            ['api', 'v0', 'front', 'doctors'],
            getSearchResultsQueryKey(),
            getPatientHomeQueryKey(),
            getWaitlistListQueryKey(),
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
          [getVisitListQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits'], getPatientHomeQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
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
export const getPatientHomeUrl = () => {
  return `/api/v0/fo/patient/home`;
};

/**
 * What needs doing now: the next visit, visits to confirm and to review, what the profile lacks, doctors to see again.
 * @summary Home of the patient
 */
export const patientHome = async (options?: Parameters<typeof http>[1]): Promise<PatientHome200> => {
  return http<PatientHome200>(getPatientHomeUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientHomeQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'home'].filter((q) => q !== undefined);
};

export const getPatientHomeQueryOptions = <
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientHome>>> = ({ signal }) =>
    patientHome({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientHome>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientHomeQueryResult = NonNullable<Awaited<ReturnType<typeof patientHome>>>;
export type PatientHomeQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientHome>>,
          TError,
          Awaited<ReturnType<typeof patientHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientHome>>,
          TError,
          Awaited<ReturnType<typeof patientHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the patient
 */

export function usePatientHome<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientHomeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientHome} query
 */
export const invalidatePatientHome = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientHomeQueryKey() }, options);

  return queryClient;
};

export const getPatientHomeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientHome>>> = ({ signal }) =>
    patientHome({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientHomeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientHome>>>;
export type PatientHomeSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the patient
 */

export function usePatientHomeSuspense<
  TData = Awaited<ReturnType<typeof patientHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientHomeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPatientAvatarUpdateUrl = () => {
  return `/api/v0/fo/patient/profile/avatar`;
};

/**
 * Sets or removes the picture.
 * @summary Change own picture
 */
export const patientAvatarUpdate = async (
  avatarRequest: AvatarRequest,
  options?: Parameters<typeof http>[1],
): Promise<PatientAvatarUpdate200> => {
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
  return http<PatientAvatarUpdate200>(getPatientAvatarUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(avatarRequest),
  });
};

export const getPatientAvatarUpdateMutationKey = () => ['patientAvatarUpdate'] as const;

export const getPatientAvatarUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof patientAvatarUpdate>>,
      TError,
      PatientAvatarUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof patientAvatarUpdate>>,
  TError,
  PatientAvatarUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getPatientAvatarUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof patientAvatarUpdate>>,
    PatientAvatarUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return patientAvatarUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof patientAvatarUpdate>>,
    variables: PatientAvatarUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getPatientProfileQueryKey(), getPatientHomeQueryKey(), getAuthMeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PatientAvatarUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof patientAvatarUpdate>>>;
export type PatientAvatarUpdateMutationBody = AvatarRequest;
export type PatientAvatarUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type PatientAvatarUpdateMutationVariables = { data: AvatarRequest };

/**
 * @summary Change own picture
 */
export const usePatientAvatarUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof patientAvatarUpdate>>,
      TError,
      PatientAvatarUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof patientAvatarUpdate>>,
  TError,
  PatientAvatarUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getPatientAvatarUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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
  options?: Parameters<typeof http>[1],
): Promise<FamilyMemberUpdate200> => {
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
  return http<FamilyMemberUpdate200>(getFamilyMemberUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(familyMemberRequest),
  });
};

export const getFamilyMemberUpdateMutationKey = () => ['familyMemberUpdate'] as const;

export const getFamilyMemberUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
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
    const { id, data } = props ?? {};

    return familyMemberUpdate(id, data, requestOptions);
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
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
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
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type FamilyMemberUpdateMutationVariables = { id: number; data: FamilyMemberRequest };

/**
 * @summary Change a family member
 */
export const useFamilyMemberUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
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
          [getFamilyMemberListQueryKey(), getMedicalCardReadQueryKey(), getDocumentListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FamilyMemberDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof familyMemberDelete>>>;

export type FamilyMemberDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
>;
export type FamilyMemberDeleteMutationVariables = { id: number };

/**
 * @summary Remove a family member
 */
export const useFamilyMemberDelete = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
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
 * Medical data with how they changed. Each member of the family has a card of their own.
 * @summary Medical card
 */
export const medicalCardRead = async (
  params?: MedicalCardReadParams,
  options?: Parameters<typeof http>[1],
): Promise<MedicalCardRead200> => {
  return http<MedicalCardRead200>(getMedicalCardReadUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getMedicalCardReadQueryKey = (params?: MedicalCardReadParams) => {
  return ['api', 'v0', 'fo', 'patient', 'medical-card', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getMedicalCardReadQueryOptions = <
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useMedicalCardRead<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useMedicalCardReadSuspense<
  TData = Awaited<ReturnType<typeof medicalCardRead>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
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
  options?: Parameters<typeof http>[1],
): Promise<MedicalCardUpdate200> => {
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
  return http<MedicalCardUpdate200>(getMedicalCardUpdateUrl(params), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(medicalCardRequest),
  });
};

export const getMedicalCardUpdateMutationKey = () => ['medicalCardUpdate'] as const;

export const getMedicalCardUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
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
    const { data, params } = props ?? {};

    return medicalCardUpdate(data, params, requestOptions);
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
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type MedicalCardUpdateMutationVariables = { data: MedicalCardRequest; params?: MedicalCardUpdateParams };

/**
 * @summary Change the medical card
 */
export const useMedicalCardUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
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
export const getDocumentListUrl = (params?: DocumentListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/medical-card/documents?${stringifiedParams}`
    : `/api/v0/fo/patient/medical-card/documents`;
};

/**
 * Documents, newest first, with how many each category holds. With a visit named they are those of the visit, in whose card ever;
 * without it and without `family_member_id` they are the owner's.
 * @summary Documents of the medical card
 */
export const documentList = async (
  params?: DocumentListParams,
  options?: Parameters<typeof http>[1],
): Promise<DocumentList200> => {
  return http<DocumentList200>(getDocumentListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDocumentListQueryKey = (params?: DocumentListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getDocumentListQueryOptions = <
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentList>>> = ({ signal }) =>
    documentList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentListQueryResult = NonNullable<Awaited<ReturnType<typeof documentList>>>;
export type DocumentListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: undefined | DocumentListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentList>>,
          TError,
          Awaited<ReturnType<typeof documentList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentList>>,
          TError,
          Awaited<ReturnType<typeof documentList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Documents of the medical card
 */

export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDocumentList} query
 */
export const invalidateDocumentList = async (
  queryClient: QueryClient,
  params?: DocumentListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDocumentListQueryKey(params) }, options);

  return queryClient;
};

export const getDocumentListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentList>>> = ({ signal }) =>
    documentList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DocumentListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof documentList>>>;
export type DocumentListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params: undefined | DocumentListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Documents of the medical card
 */

export function useDocumentListSuspense<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
>(
  params?: DocumentListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDocumentCreateUrl = () => {
  return `/api/v0/fo/patient/medical-card/documents`;
};

/**
 * Adds an uploaded file to the medical card of `family_member_id` (null: the owner's). With a visit named it goes into the card of the
 * person whom that visit is for: another `family_member_id` beside it is refused, 422 at `visit_id`.
 * @summary Add a document
 */
export const documentCreate = async (
  documentRequest: DocumentRequest,
  options?: Parameters<typeof http>[1],
): Promise<DocumentCreate201> => {
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
  return http<DocumentCreate201>(getDocumentCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentRequest),
  });
};

export const getDocumentCreateMutationKey = () => ['documentCreate'] as const;

export const getDocumentCreateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentCreate>>,
      TError,
      DocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof documentCreate>>,
  TError,
  DocumentCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDocumentCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentCreate>>, DocumentCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return documentCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof documentCreate>>,
    variables: DocumentCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDocumentListQueryKey(), getMedicalCardReadQueryKey(), getPatientHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DocumentCreateMutationResult = NonNullable<Awaited<ReturnType<typeof documentCreate>>>;
export type DocumentCreateMutationBody = DocumentRequest;
export type DocumentCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DocumentCreateMutationVariables = { data: DocumentRequest };

/**
 * @summary Add a document
 */
export const useDocumentCreate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentCreate>>,
      TError,
      DocumentCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof documentCreate>>, TError, DocumentCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDocumentCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDocumentReadUrl = (id: number) => {
  return `/api/v0/fo/patient/medical-card/documents/${encodeURIComponent(String(id))}`;
};

/**
 * A document.
 * @summary One document
 */
export const documentRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentRead200> => {
  return http<DocumentRead200>(getDocumentReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDocumentReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents', id].filter((q) => q !== undefined);
};

export const getDocumentReadQueryOptions = <
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentRead>>> = ({ signal }) =>
    documentRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentReadQueryResult = NonNullable<Awaited<ReturnType<typeof documentRead>>>;
export type DocumentReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentRead>>,
          TError,
          Awaited<ReturnType<typeof documentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentRead>>,
          TError,
          Awaited<ReturnType<typeof documentRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One document
 */

export function useDocumentRead<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDocumentRead} query
 */
export const invalidateDocumentRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDocumentReadQueryKey(id) }, options);

  return queryClient;
};

export const getDocumentReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentRead>>> = ({ signal }) =>
    documentRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DocumentReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof documentRead>>>;
export type DocumentReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One document
 */

export function useDocumentReadSuspense<
  TData = Awaited<ReturnType<typeof documentRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof documentRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDocumentUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/medical-card/documents/${encodeURIComponent(String(id))}`;
};

/**
 * Changes what the document is called and where it is filed. Its file, its visit and who added it stay.
 * @summary Change a document
 */
export const documentUpdate = async (
  id: number,
  documentUpdateRequest: DocumentUpdateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DocumentUpdate200> => {
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
  return http<DocumentUpdate200>(getDocumentUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentUpdateRequest),
  });
};

export const getDocumentUpdateMutationKey = () => ['documentUpdate'] as const;

export const getDocumentUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentUpdate>>,
      TError,
      DocumentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof documentUpdate>>,
  TError,
  DocumentUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDocumentUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentUpdate>>, DocumentUpdateMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return documentUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof documentUpdate>>,
    variables: DocumentUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDocumentListQueryKey(), ['api', 'v0', 'fo', 'patient', 'medical-card', 'documents']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DocumentUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof documentUpdate>>>;
export type DocumentUpdateMutationBody = DocumentUpdateRequest;
export type DocumentUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DocumentUpdateMutationVariables = { id: number; data: DocumentUpdateRequest };

/**
 * @summary Change a document
 */
export const useDocumentUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentUpdate>>,
      TError,
      DocumentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof documentUpdate>>, TError, DocumentUpdateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDocumentUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDocumentDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/medical-card/documents/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the document and its file.
 * @summary Delete a document
 */
export const documentDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDocumentDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDocumentDeleteMutationKey = () => ['documentDelete'] as const;

export const getDocumentDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentDelete>>,
      TError,
      DocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof documentDelete>>,
  TError,
  DocumentDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDocumentDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof documentDelete>>, DocumentDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return documentDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof documentDelete>>,
    variables: DocumentDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDocumentListQueryKey(), getMedicalCardReadQueryKey(), getPatientHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DocumentDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof documentDelete>>>;

export type DocumentDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DocumentDeleteMutationVariables = { id: number };

/**
 * @summary Delete a document
 */
export const useDocumentDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof documentDelete>>,
      TError,
      DocumentDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof documentDelete>>, TError, DocumentDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDocumentDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getReviewListUrl = (params?: ReviewListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/patient/reviews?${stringifiedParams}`
    : `/api/v0/fo/patient/reviews`;
};

/**
 * Own reviews, newest first, with how many there are in each state.
 * @summary Own reviews
 */
export const reviewList = async (
  params?: ReviewListParams,
  options?: Parameters<typeof http>[1],
): Promise<ReviewList200> => {
  return http<ReviewList200>(getReviewListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getReviewListQueryKey = (params?: ReviewListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'reviews', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getReviewListQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewList>>> = ({ signal }) =>
    reviewList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof reviewList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ReviewListQueryResult = NonNullable<Awaited<ReturnType<typeof reviewList>>>;
export type ReviewListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | ReviewListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewList>>,
          TError,
          Awaited<ReturnType<typeof reviewList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewList>>,
          TError,
          Awaited<ReturnType<typeof reviewList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own reviews
 */

export function useReviewList<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useReviewList} query
 */
export const invalidateReviewList = async (
  queryClient: QueryClient,
  params?: ReviewListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getReviewListQueryKey(params) }, options);

  return queryClient;
};

export const getReviewListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewList>>> = ({ signal }) =>
    reviewList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ReviewListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof reviewList>>>;
export type ReviewListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | ReviewListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own reviews
 */

export function useReviewListSuspense<
  TData = Awaited<ReturnType<typeof reviewList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: ReviewListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReviewCreateUrl = () => {
  return `/api/v0/fo/patient/reviews`;
};

/**
 * Needs a completed visit without a review; otherwise 409. It waits for moderation, 48 hours at most.
 * @summary Write a review
 */
export const reviewCreate = async (
  reviewRequest: ReviewRequest,
  options?: Parameters<typeof http>[1],
): Promise<ReviewCreate201> => {
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
  return http<ReviewCreate201>(getReviewCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewRequest),
  });
};

export const getReviewCreateMutationKey = () => ['reviewCreate'] as const;

export const getReviewCreateMutationOptions = <
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
      Awaited<ReturnType<typeof reviewCreate>>,
      TError,
      ReviewCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof reviewCreate>>, TError, ReviewCreateMutationVariables, TContext> => {
  const mutationKey = getReviewCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewCreate>>, ReviewCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return reviewCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reviewCreate>>,
    variables: ReviewCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReviewCreateMutationResult = NonNullable<Awaited<ReturnType<typeof reviewCreate>>>;
export type ReviewCreateMutationBody = ReviewRequest;
export type ReviewCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type ReviewCreateMutationVariables = { data: ReviewRequest };

/**
 * @summary Write a review
 */
export const useReviewCreate = <
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
      Awaited<ReturnType<typeof reviewCreate>>,
      TError,
      ReviewCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reviewCreate>>, TError, ReviewCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReviewCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getReviewReadUrl = (id: number) => {
  return `/api/v0/fo/patient/reviews/${encodeURIComponent(String(id))}`;
};

/**
 * A review.
 * @summary One own review
 */
export const reviewRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<ReviewRead200> => {
  return http<ReviewRead200>(getReviewReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getReviewReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'reviews', id].filter((q) => q !== undefined);
};

export const getReviewReadQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewRead>>> = ({ signal }) =>
    reviewRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof reviewRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ReviewReadQueryResult = NonNullable<Awaited<ReturnType<typeof reviewRead>>>;
export type ReviewReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewRead>>,
          TError,
          Awaited<ReturnType<typeof reviewRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewRead>>,
          TError,
          Awaited<ReturnType<typeof reviewRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One own review
 */

export function useReviewRead<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useReviewRead} query
 */
export const invalidateReviewRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getReviewReadQueryKey(id) }, options);

  return queryClient;
};

export const getReviewReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReviewReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewRead>>> = ({ signal }) =>
    reviewRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ReviewReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof reviewRead>>>;
export type ReviewReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One own review
 */

export function useReviewReadSuspense<
  TData = Awaited<ReturnType<typeof reviewRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReviewReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReviewUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/reviews/${encodeURIComponent(String(id))}`;
};

/**
 * The changed review goes to moderation again.
 * @summary Change a review
 */
export const reviewUpdate = async (
  id: number,
  reviewUpdateRequest: ReviewUpdateRequest,
  options?: Parameters<typeof http>[1],
): Promise<ReviewUpdate200> => {
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
  return http<ReviewUpdate200>(getReviewUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewUpdateRequest),
  });
};

export const getReviewUpdateMutationKey = () => ['reviewUpdate'] as const;

export const getReviewUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewUpdate>>,
      TError,
      ReviewUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof reviewUpdate>>, TError, ReviewUpdateMutationVariables, TContext> => {
  const mutationKey = getReviewUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewUpdate>>, ReviewUpdateMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return reviewUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reviewUpdate>>,
    variables: ReviewUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReviewUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof reviewUpdate>>>;
export type ReviewUpdateMutationBody = ReviewUpdateRequest;
export type ReviewUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type ReviewUpdateMutationVariables = { id: number; data: ReviewUpdateRequest };

/**
 * @summary Change a review
 */
export const useReviewUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewUpdate>>,
      TError,
      ReviewUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reviewUpdate>>, TError, ReviewUpdateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReviewUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getReviewDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/reviews/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the review; the visit can be reviewed again.
 * @summary Delete a review
 */
export const reviewDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getReviewDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getReviewDeleteMutationKey = () => ['reviewDelete'] as const;

export const getReviewDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewDelete>>,
      TError,
      ReviewDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof reviewDelete>>, TError, ReviewDeleteMutationVariables, TContext> => {
  const mutationKey = getReviewDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewDelete>>, ReviewDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return reviewDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reviewDelete>>,
    variables: ReviewDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getReviewListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'reviews'],
            getVisitListQueryKey(),
            ['api', 'v0', 'fo', 'patient', 'visits'],
            getPatientHomeQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReviewDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof reviewDelete>>>;

export type ReviewDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type ReviewDeleteMutationVariables = { id: number };

/**
 * @summary Delete a review
 */
export const useReviewDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reviewDelete>>,
      TError,
      ReviewDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reviewDelete>>, TError, ReviewDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReviewDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getFavouriteListUrl = () => {
  return `/api/v0/fo/patient/favourites`;
};

/**
 * Favourite doctors and clinics with their next free times.
 * @summary Favourites
 */
export const favouriteList = async (options?: Parameters<typeof http>[1]): Promise<FavouriteList200> => {
  return http<FavouriteList200>(getFavouriteListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getFavouriteListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'favourites'].filter((q) => q !== undefined);
};

export const getFavouriteListQueryOptions = <
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFavouriteListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof favouriteList>>> = ({ signal }) =>
    favouriteList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof favouriteList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type FavouriteListQueryResult = NonNullable<Awaited<ReturnType<typeof favouriteList>>>;
export type FavouriteListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof favouriteList>>,
          TError,
          Awaited<ReturnType<typeof favouriteList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof favouriteList>>,
          TError,
          Awaited<ReturnType<typeof favouriteList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Favourites
 */

export function useFavouriteList<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFavouriteListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useFavouriteList} query
 */
export const invalidateFavouriteList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getFavouriteListQueryKey() }, options);

  return queryClient;
};

export const getFavouriteListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFavouriteListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof favouriteList>>> = ({ signal }) =>
    favouriteList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type FavouriteListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof favouriteList>>>;
export type FavouriteListSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Favourites
 */

export function useFavouriteListSuspense<
  TData = Awaited<ReturnType<typeof favouriteList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof favouriteList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFavouriteListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getFavouriteAddUrl = () => {
  return `/api/v0/fo/patient/favourites`;
};

/**
 * Keeping it twice changes nothing.
 * @summary Keep a favourite
 */
export const favouriteAdd = async (
  favouriteRequest: FavouriteRequest,
  options?: Parameters<typeof http>[1],
): Promise<FavouriteAdd200> => {
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
  return http<FavouriteAdd200>(getFavouriteAddUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(favouriteRequest),
  });
};

export const getFavouriteAddMutationKey = () => ['favouriteAdd'] as const;

export const getFavouriteAddMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteAdd>>,
      TError,
      FavouriteAddMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof favouriteAdd>>, TError, FavouriteAddMutationVariables, TContext> => {
  const mutationKey = getFavouriteAddMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof favouriteAdd>>, FavouriteAddMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return favouriteAdd(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof favouriteAdd>>,
    variables: FavouriteAddMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getFavouriteListQueryKey(), getPatientClinicListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FavouriteAddMutationResult = NonNullable<Awaited<ReturnType<typeof favouriteAdd>>>;
export type FavouriteAddMutationBody = FavouriteRequest;
export type FavouriteAddMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type FavouriteAddMutationVariables = { data: FavouriteRequest };

/**
 * @summary Keep a favourite
 */
export const useFavouriteAdd = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteAdd>>,
      TError,
      FavouriteAddMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof favouriteAdd>>, TError, FavouriteAddMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFavouriteAddMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getFavouriteDeleteUrl = (kind: FavouriteKind, slug: Slug) => {
  return `/api/v0/fo/patient/favourites/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(slug))}`;
};

/**
 * Dropping what is not kept changes nothing.
 * @summary Drop a favourite
 */
export const favouriteDelete = async (
  kind: FavouriteKind,
  slug: Slug,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getFavouriteDeleteUrl(kind, slug), {
    ...options,
    method: 'DELETE',
  });
};

export const getFavouriteDeleteMutationKey = () => ['favouriteDelete'] as const;

export const getFavouriteDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteDelete>>,
      TError,
      FavouriteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof favouriteDelete>>,
  TError,
  FavouriteDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getFavouriteDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof favouriteDelete>>, FavouriteDeleteMutationVariables> = (
    props,
  ) => {
    const { kind, slug } = props ?? {};

    return favouriteDelete(kind, slug, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof favouriteDelete>>,
    variables: FavouriteDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getFavouriteListQueryKey(), getPatientClinicListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type FavouriteDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof favouriteDelete>>>;

export type FavouriteDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type FavouriteDeleteMutationVariables = { kind: FavouriteKind; slug: Slug };

/**
 * @summary Drop a favourite
 */
export const useFavouriteDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof favouriteDelete>>,
      TError,
      FavouriteDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof favouriteDelete>>,
  TError,
  FavouriteDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getFavouriteDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getPatientClinicListUrl = () => {
  return `/api/v0/fo/patient/clinics`;
};

/**
 * Clinics where the patient or their family has been, and favourite ones.
 * @summary Own clinics
 */
export const patientClinicList = async (options?: Parameters<typeof http>[1]): Promise<PatientClinicList200> => {
  return http<PatientClinicList200>(getPatientClinicListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientClinicListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'clinics'].filter((q) => q !== undefined);
};

export const getPatientClinicListQueryOptions = <
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientClinicListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientClinicList>>> = ({ signal }) =>
    patientClinicList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientClinicList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientClinicListQueryResult = NonNullable<Awaited<ReturnType<typeof patientClinicList>>>;
export type PatientClinicListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientClinicList<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientClinicList>>,
          TError,
          Awaited<ReturnType<typeof patientClinicList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientClinicList<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientClinicList>>,
          TError,
          Awaited<ReturnType<typeof patientClinicList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientClinicList<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own clinics
 */

export function usePatientClinicList<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientClinicListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientClinicList} query
 */
export const invalidatePatientClinicList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientClinicListQueryKey() }, options);

  return queryClient;
};

export const getPatientClinicListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientClinicListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientClinicList>>> = ({ signal }) =>
    patientClinicList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientClinicListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientClinicList>>>;
export type PatientClinicListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function usePatientClinicListSuspense<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientClinicListSuspense<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientClinicListSuspense<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own clinics
 */

export function usePatientClinicListSuspense<
  TData = Awaited<ReturnType<typeof patientClinicList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientClinicList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientClinicListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPatientServiceListUrl = () => {
  return `/api/v0/fo/patient/services`;
};

/**
 * Services that the patient or their family had, the latest first.
 * @summary Own services
 */
export const patientServiceList = async (options?: Parameters<typeof http>[1]): Promise<PatientServiceList200> => {
  return http<PatientServiceList200>(getPatientServiceListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientServiceListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'services'].filter((q) => q !== undefined);
};

export const getPatientServiceListQueryOptions = <
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientServiceListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientServiceList>>> = ({ signal }) =>
    patientServiceList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientServiceList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientServiceListQueryResult = NonNullable<Awaited<ReturnType<typeof patientServiceList>>>;
export type PatientServiceListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientServiceList<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientServiceList>>,
          TError,
          Awaited<ReturnType<typeof patientServiceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceList<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientServiceList>>,
          TError,
          Awaited<ReturnType<typeof patientServiceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceList<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own services
 */

export function usePatientServiceList<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientServiceListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientServiceList} query
 */
export const invalidatePatientServiceList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientServiceListQueryKey() }, options);

  return queryClient;
};

export const getPatientServiceListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientServiceListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientServiceList>>> = ({ signal }) =>
    patientServiceList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientServiceListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientServiceList>>>;
export type PatientServiceListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function usePatientServiceListSuspense<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceListSuspense<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceListSuspense<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own services
 */

export function usePatientServiceListSuspense<
  TData = Awaited<ReturnType<typeof patientServiceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientServiceListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPatientServiceReadUrl = (id: number) => {
  return `/api/v0/fo/patient/services/${encodeURIComponent(String(id))}`;
};

/**
 * A service that the patient or their family had, with every visit for it, the latest first.
 * @summary One own service
 */
export const patientServiceRead = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<PatientServiceRead200> => {
  return http<PatientServiceRead200>(getPatientServiceReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getPatientServiceReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'services', id].filter((q) => q !== undefined);
};

export const getPatientServiceReadQueryOptions = <
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientServiceReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientServiceRead>>> = ({ signal }) =>
    patientServiceRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientServiceRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientServiceReadQueryResult = NonNullable<Awaited<ReturnType<typeof patientServiceRead>>>;
export type PatientServiceReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function usePatientServiceRead<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientServiceRead>>,
          TError,
          Awaited<ReturnType<typeof patientServiceRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceRead<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientServiceRead>>,
          TError,
          Awaited<ReturnType<typeof patientServiceRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceRead<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One own service
 */

export function usePatientServiceRead<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientServiceReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientServiceRead} query
 */
export const invalidatePatientServiceRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientServiceReadQueryKey(id) }, options);

  return queryClient;
};

export const getPatientServiceReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientServiceReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientServiceRead>>> = ({ signal }) =>
    patientServiceRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientServiceReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientServiceRead>>>;
export type PatientServiceReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function usePatientServiceReadSuspense<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceReadSuspense<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientServiceReadSuspense<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One own service
 */

export function usePatientServiceReadSuspense<
  TData = Awaited<ReturnType<typeof patientServiceRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientServiceRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientServiceReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getNewsListUrl = (params?: NewsListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/patient/news?${stringifiedParams}` : `/api/v0/fo/patient/news`;
};

/**
 * News of the service, newest first.
 * @summary News
 */
export const newsList = async (params?: NewsListParams, options?: Parameters<typeof http>[1]): Promise<NewsList200> => {
  return http<NewsList200>(getNewsListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getNewsListQueryKey = (params?: NewsListParams) => {
  return ['api', 'v0', 'fo', 'patient', 'news', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getNewsListQueryOptions = <
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsList>>> = ({ signal }) =>
    newsList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof newsList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsListQueryResult = NonNullable<Awaited<ReturnType<typeof newsList>>>;
export type NewsListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | NewsListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof newsList>>, TError, Awaited<ReturnType<typeof newsList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof newsList>>, TError, Awaited<ReturnType<typeof newsList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary News
 */

export function useNewsList<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useNewsList} query
 */
export const invalidateNewsList = async (
  queryClient: QueryClient,
  params?: NewsListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getNewsListQueryKey(params) }, options);

  return queryClient;
};

export const getNewsListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsList>>> = ({ signal }) =>
    newsList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type NewsListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof newsList>>>;
export type NewsListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | NewsListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary News
 */

export function useNewsListSuspense<
  TData = Awaited<ReturnType<typeof newsList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: NewsListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getNewsReadUrl = (id: number) => {
  return `/api/v0/fo/patient/news/${encodeURIComponent(String(id))}`;
};

/**
 * A piece of news.
 * @summary One piece of news
 */
export const newsRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<NewsRead200> => {
  return http<NewsRead200>(getNewsReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getNewsReadQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'patient', 'news', id].filter((q) => q !== undefined);
};

export const getNewsReadQueryOptions = <
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsRead>>> = ({ signal }) =>
    newsRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof newsRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsReadQueryResult = NonNullable<Awaited<ReturnType<typeof newsRead>>>;
export type NewsReadQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof newsRead>>, TError, Awaited<ReturnType<typeof newsRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof newsRead>>, TError, Awaited<ReturnType<typeof newsRead>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One piece of news
 */

export function useNewsRead<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useNewsRead} query
 */
export const invalidateNewsRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getNewsReadQueryKey(id) }, options);

  return queryClient;
};

export const getNewsReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof newsRead>>> = ({ signal }) =>
    newsRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type NewsReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof newsRead>>>;
export type NewsReadSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;

export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One piece of news
 */

export function useNewsReadSuspense<
  TData = Awaited<ReturnType<typeof newsRead>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof newsRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getNewsReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getVisitDisputeUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/dispute`;
};

/**
 * For a completed or no-show visit within 14 days. Once per visit; a second one answers 409. The state stays; support decides.
 * @summary Say that a visit did not take place
 */
export const visitDispute = async (
  id: number,
  visitDisputeRequest: VisitDisputeRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitDispute200> => {
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
  return http<VisitDispute200>(getVisitDisputeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitDisputeRequest),
  });
};

export const getVisitDisputeMutationKey = () => ['visitDispute'] as const;

export const getVisitDisputeMutationOptions = <
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
      Awaited<ReturnType<typeof visitDispute>>,
      TError,
      VisitDisputeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof visitDispute>>, TError, VisitDisputeMutationVariables, TContext> => {
  const mutationKey = getVisitDisputeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitDispute>>, VisitDisputeMutationVariables> = (
    props,
  ) => {
    const { id, data } = props ?? {};

    return visitDispute(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitDispute>>,
    variables: VisitDisputeMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getVisitListQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof visitDispute>>>;
export type VisitDisputeMutationBody = VisitDisputeRequest;
export type VisitDisputeMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type VisitDisputeMutationVariables = { id: number; data: VisitDisputeRequest };

/**
 * @summary Say that a visit did not take place
 */
export const useVisitDispute = <
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
      Awaited<ReturnType<typeof visitDispute>>,
      TError,
      VisitDisputeMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof visitDispute>>, TError, VisitDisputeMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitDisputeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitCommentUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/comment`;
};

/**
 * Possible until the visit has started.
 * @summary Change the comment of a visit
 */
export const visitCommentUpdate = async (
  id: number,
  visitCommentRequest: VisitCommentRequest,
  options?: Parameters<typeof http>[1],
): Promise<VisitCommentUpdate200> => {
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
  return http<VisitCommentUpdate200>(getVisitCommentUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitCommentRequest),
  });
};

export const getVisitCommentUpdateMutationKey = () => ['visitCommentUpdate'] as const;

export const getVisitCommentUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof visitCommentUpdate>>,
      TError,
      VisitCommentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitCommentUpdate>>,
  TError,
  VisitCommentUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getVisitCommentUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitCommentUpdate>>,
    VisitCommentUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return visitCommentUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitCommentUpdate>>,
    variables: VisitCommentUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getVisitListQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits']].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitCommentUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof visitCommentUpdate>>>;
export type VisitCommentUpdateMutationBody = VisitCommentRequest;
export type VisitCommentUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type VisitCommentUpdateMutationVariables = { id: number; data: VisitCommentRequest };

/**
 * @summary Change the comment of a visit
 */
export const useVisitCommentUpdate = <
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
      Awaited<ReturnType<typeof visitCommentUpdate>>,
      TError,
      VisitCommentUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitCommentUpdate>>,
  TError,
  VisitCommentUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitCommentUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getVisitHomeAddressUpdateUrl = (id: number) => {
  return `/api/v0/fo/patient/visits/${encodeURIComponent(String(id))}/home-address`;
};

/**
 * For a visit at home, while it can be moved (`cancel_until`); the doctor is told. 409 at `format` for a visit elsewhere, at
 * `status` or `starts_at` when it is too late. The city stays that of the filial.
 * @summary Change where the doctor comes
 */
export const visitHomeAddressUpdate = async (
  id: number,
  homeAddress: HomeAddress,
  options?: Parameters<typeof http>[1],
): Promise<VisitHomeAddressUpdate200> => {
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
  return http<VisitHomeAddressUpdate200>(getVisitHomeAddressUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(homeAddress),
  });
};

export const getVisitHomeAddressUpdateMutationKey = () => ['visitHomeAddressUpdate'] as const;

export const getVisitHomeAddressUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
      TError,
      VisitHomeAddressUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
  TError,
  VisitHomeAddressUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getVisitHomeAddressUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
    VisitHomeAddressUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return visitHomeAddressUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
    variables: VisitHomeAddressUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getVisitListQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits'], getPatientHomeQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VisitHomeAddressUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof visitHomeAddressUpdate>>>;
export type VisitHomeAddressUpdateMutationBody = HomeAddress;
export type VisitHomeAddressUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type VisitHomeAddressUpdateMutationVariables = { id: number; data: HomeAddress };

/**
 * @summary Change where the doctor comes
 */
export const useVisitHomeAddressUpdate = <
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
      Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
      TError,
      VisitHomeAddressUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof visitHomeAddressUpdate>>,
  TError,
  VisitHomeAddressUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getVisitHomeAddressUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getWaitlistListUrl = () => {
  return `/api/v0/fo/patient/waitlist`;
};

/**
 * What the patient waits for, oldest wish first. A wish whose visit is over, or whose doctor was booked, is gone.
 * @summary Waitlist
 */
export const waitlistList = async (options?: Parameters<typeof http>[1]): Promise<WaitlistList200> => {
  return http<WaitlistList200>(getWaitlistListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getWaitlistListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'waitlist'].filter((q) => q !== undefined);
};

export const getWaitlistListQueryOptions = <
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWaitlistListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof waitlistList>>> = ({ signal }) =>
    waitlistList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof waitlistList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WaitlistListQueryResult = NonNullable<Awaited<ReturnType<typeof waitlistList>>>;
export type WaitlistListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof waitlistList>>,
          TError,
          Awaited<ReturnType<typeof waitlistList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof waitlistList>>,
          TError,
          Awaited<ReturnType<typeof waitlistList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist
 */

export function useWaitlistList<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWaitlistListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useWaitlistList} query
 */
export const invalidateWaitlistList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getWaitlistListQueryKey() }, options);

  return queryClient;
};

export const getWaitlistListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWaitlistListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof waitlistList>>> = ({ signal }) =>
    waitlistList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type WaitlistListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof waitlistList>>>;
export type WaitlistListSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Waitlist
 */

export function useWaitlistListSuspense<
  TData = Awaited<ReturnType<typeof waitlistList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof waitlistList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWaitlistListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getWaitlistCreateUrl = () => {
  return `/api/v0/fo/patient/waitlist`;
};

/**
 * Says when a time becomes free that fits. Once per visit, and once per doctor, filial and service. 409 at `doctor_id` when the
 * doctor has free time within 28 days or is booked by phone only.
 * @summary Wait for a time
 */
export const waitlistCreate = async (
  waitlistRequest: WaitlistRequest,
  options?: Parameters<typeof http>[1],
): Promise<WaitlistCreate201> => {
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
  return http<WaitlistCreate201>(getWaitlistCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(waitlistRequest),
  });
};

export const getWaitlistCreateMutationKey = () => ['waitlistCreate'] as const;

export const getWaitlistCreateMutationOptions = <
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
      Awaited<ReturnType<typeof waitlistCreate>>,
      TError,
      WaitlistCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof waitlistCreate>>,
  TError,
  WaitlistCreateMutationVariables,
  TContext
> => {
  const mutationKey = getWaitlistCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof waitlistCreate>>, WaitlistCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return waitlistCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof waitlistCreate>>,
    variables: WaitlistCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getWaitlistListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type WaitlistCreateMutationResult = NonNullable<Awaited<ReturnType<typeof waitlistCreate>>>;
export type WaitlistCreateMutationBody = WaitlistRequest;
export type WaitlistCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type WaitlistCreateMutationVariables = { data: WaitlistRequest };

/**
 * @summary Wait for a time
 */
export const useWaitlistCreate = <
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
      Awaited<ReturnType<typeof waitlistCreate>>,
      TError,
      WaitlistCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof waitlistCreate>>, TError, WaitlistCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getWaitlistCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getWaitlistDeleteUrl = (id: number) => {
  return `/api/v0/fo/patient/waitlist/${encodeURIComponent(String(id))}`;
};

/**
 * Ends the wish.
 * @summary Stop waiting
 */
export const waitlistDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getWaitlistDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getWaitlistDeleteMutationKey = () => ['waitlistDelete'] as const;

export const getWaitlistDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof waitlistDelete>>,
      TError,
      WaitlistDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof waitlistDelete>>,
  TError,
  WaitlistDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getWaitlistDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof waitlistDelete>>, WaitlistDeleteMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return waitlistDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof waitlistDelete>>,
    variables: WaitlistDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getWaitlistListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type WaitlistDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof waitlistDelete>>>;

export type WaitlistDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type WaitlistDeleteMutationVariables = { id: number };

/**
 * @summary Stop waiting
 */
export const useWaitlistDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof waitlistDelete>>,
      TError,
      WaitlistDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof waitlistDelete>>, TError, WaitlistDeleteMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getWaitlistDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getConsentListUrl = () => {
  return `/api/v0/fo/patient/consents`;
};

/**
 * Consents with version and time.
 * @summary Own consents
 */
export const consentList = async (options?: Parameters<typeof http>[1]): Promise<ConsentList200> => {
  return http<ConsentList200>(getConsentListUrl(), {
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
