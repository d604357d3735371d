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
import type { AbsenceRequest } from '../../models/absence-request.ts';
import type { AvatarRequest } from '../../models/avatar-request.ts';
import type { ClinicBindingRequest } from '../../models/clinic-binding-request.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { ContactInfoRequest } from '../../models/contact-info-request.ts';
import type { DescriptionRequest } from '../../models/description-request.ts';
import type { DoctorAbsenceCreate201 } from '../../models/doctor-absence-create201.ts';
import type { DoctorAbsenceList200 } from '../../models/doctor-absence-list200.ts';
import type { DoctorAnalyticsParams } from '../../models/doctor-analytics-params.ts';
import type { DoctorAnalytics200 } from '../../models/doctor-analytics200.ts';
import type { DoctorArchiveParams } from '../../models/doctor-archive-params.ts';
import type { DoctorArchive200 } from '../../models/doctor-archive200.ts';
import type { DoctorAvatarUpdate200 } from '../../models/doctor-avatar-update200.ts';
import type { DoctorClinicBindingCreate201 } from '../../models/doctor-clinic-binding-create201.ts';
import type { DoctorClinicBindingList200 } from '../../models/doctor-clinic-binding-list200.ts';
import type { DoctorContactInfoUpdate200 } from '../../models/doctor-contact-info-update200.ts';
import type { DoctorDescriptionUpdate200 } from '../../models/doctor-description-update200.ts';
import type { DoctorEducationCreate201 } from '../../models/doctor-education-create201.ts';
import type { DoctorFeedbackListParams } from '../../models/doctor-feedback-list-params.ts';
import type { DoctorFeedbackList200 } from '../../models/doctor-feedback-list200.ts';
import type { DoctorFeedbackReplyUpdate200 } from '../../models/doctor-feedback-reply-update200.ts';
import type { DoctorHome200 } from '../../models/doctor-home200.ts';
import type { DoctorNotificationListParams } from '../../models/doctor-notification-list-params.ts';
import type { DoctorNotificationList200 } from '../../models/doctor-notification-list200.ts';
import type { DoctorOperatingModeUpdate200 } from '../../models/doctor-operating-mode-update200.ts';
import type { DoctorOperatingModes200 } from '../../models/doctor-operating-modes200.ts';
import type { DoctorParameterLinkCreate201 } from '../../models/doctor-parameter-link-create201.ts';
import type { DoctorParameterLinkList200 } from '../../models/doctor-parameter-link-list200.ts';
import type { DoctorProfileInfo200 } from '../../models/doctor-profile-info200.ts';
import type { DoctorScheduleSettingsUpdate200 } from '../../models/doctor-schedule-settings-update200.ts';
import type { DoctorScheduleSettings200 } from '../../models/doctor-schedule-settings200.ts';
import type { DoctorServiceDirectory200 } from '../../models/doctor-service-directory200.ts';
import type { DoctorServiceLinkCreate201 } from '../../models/doctor-service-link-create201.ts';
import type { DoctorServiceLinkList200 } from '../../models/doctor-service-link-list200.ts';
import type { DoctorServiceLinkRequest } from '../../models/doctor-service-link-request.ts';
import type { DoctorServiceLinkUpdateRequest } from '../../models/doctor-service-link-update-request.ts';
import type { DoctorServiceLinkUpdate200 } from '../../models/doctor-service-link-update200.ts';
import type { DoctorServiceVisibilitySet200 } from '../../models/doctor-service-visibility-set200.ts';
import type { DoctorServiceVisibilityUpdate200 } from '../../models/doctor-service-visibility-update200.ts';
import type { DoctorSpecialisationDirectory200 } from '../../models/doctor-specialisation-directory200.ts';
import type { DoctorSpecialisationLinkCreate201 } from '../../models/doctor-specialisation-link-create201.ts';
import type { DoctorSpecialisationLinkList200 } from '../../models/doctor-specialisation-link-list200.ts';
import type { DoctorTouchedVisitsParams } from '../../models/doctor-touched-visits-params.ts';
import type { DoctorTouchedVisits200 } from '../../models/doctor-touched-visits200.ts';
import type { DoctorVisitListParams } from '../../models/doctor-visit-list-params.ts';
import type { DoctorVisitList200 } from '../../models/doctor-visit-list200.ts';
import type { DoctorVisitStateUpdate200 } from '../../models/doctor-visit-state-update200.ts';
import type { DoctorWorkExperienceCreate201 } from '../../models/doctor-work-experience-create201.ts';
import type { EducationRequest } from '../../models/education-request.ts';
import type { FeedbackReplyRequest } from '../../models/feedback-reply-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { OperatingModeRequest } from '../../models/operating-mode-request.ts';
import type { ParameterLinkRequest } from '../../models/parameter-link-request.ts';
import type { ScheduleSettings } from '../../models/schedule-settings.ts';
import type { SpecialisationLinkRequest } from '../../models/specialisation-link-request.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisibilityRequest } from '../../models/visibility-request.ts';
import type { VisitStateRequest } from '../../models/visit-state-request.ts';
import type { WorkExperienceRequest } from '../../models/work-experience-request.ts';

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

export const getDoctorVisitListUrl = (params: DoctorVisitListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/doctor/visits?${stringifiedParams}` : `/api/v0/fo/doctor/visits`;
};

/**
 * The signed-in doctor's visits in a range of days, in order, in all filials.
 * @summary Visits to me
 */
export const doctorVisitList = async (
  params: DoctorVisitListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitList200> => {
  return http<DoctorVisitList200>(getDoctorVisitListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorVisitListQueryKey = (params?: DoctorVisitListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'visits', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorVisitListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitList>>> = ({ signal }) =>
    doctorVisitList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorVisitList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorVisitListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitList>>>;
export type DoctorVisitListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitList>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorVisitList>>,
          TError,
          Awaited<ReturnType<typeof doctorVisitList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits to me
 */

export function useDoctorVisitList<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorVisitList} query
 */
export const invalidateDoctorVisitList = async (
  queryClient: QueryClient,
  params: DoctorVisitListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorVisitListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorVisitListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorVisitListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorVisitList>>> = ({ signal }) =>
    doctorVisitList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorVisitListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorVisitList>>>;
export type DoctorVisitListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits to me
 */

export function useDoctorVisitListSuspense<
  TData = Awaited<ReturnType<typeof doctorVisitList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorVisitListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorVisitList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorVisitListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorVisitStateUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/visits/${encodeURIComponent(String(id))}/state`;
};

/**
 * Moves a visit along its states, each from its time on, and takes a mistaken mark back on the day of the visit (see States of a
 * visit). A step that is not allowed, or not yet, or no longer, answers 409 at `status` with the reason in words.
 * @summary Change the state of a visit
 */
export const doctorVisitStateUpdate = async (
  id: number,
  visitStateRequest: VisitStateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorVisitStateUpdate200> => {
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
  return http<DoctorVisitStateUpdate200>(getDoctorVisitStateUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visitStateRequest),
  });
};

export const getDoctorVisitStateUpdateMutationKey = () => ['doctorVisitStateUpdate'] as const;

export const getDoctorVisitStateUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
      TError,
      DoctorVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
  TError,
  DoctorVisitStateUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorVisitStateUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
    DoctorVisitStateUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorVisitStateUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
    variables: DoctorVisitStateUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorVisitListQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorArchiveQueryKey(),
            getDoctorAnalyticsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorVisitStateUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorVisitStateUpdate>>>;
export type DoctorVisitStateUpdateMutationBody = VisitStateRequest;
export type DoctorVisitStateUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorVisitStateUpdateMutationVariables = { id: number; data: VisitStateRequest };

/**
 * @summary Change the state of a visit
 */
export const useDoctorVisitStateUpdate = <
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
      Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
      TError,
      DoctorVisitStateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorVisitStateUpdate>>,
  TError,
  DoctorVisitStateUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorVisitStateUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorProfileInfoUrl = () => {
  return `/api/v0/fo/doctor/profile/info`;
};

/**
 * The full profile.
 * @summary Own profile of the doctor
 */
export const doctorProfileInfo = async (options?: Parameters<typeof http>[1]): Promise<DoctorProfileInfo200> => {
  return http<DoctorProfileInfo200>(getDoctorProfileInfoUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorProfileInfoQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'profile', 'info'].filter((q) => q !== undefined);
};

export const getDoctorProfileInfoQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorProfileInfoQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorProfileInfo>>> = ({ signal }) =>
    doctorProfileInfo({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorProfileInfo>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorProfileInfoQueryResult = NonNullable<Awaited<ReturnType<typeof doctorProfileInfo>>>;
export type DoctorProfileInfoQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorProfileInfo<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorProfileInfo>>,
          TError,
          Awaited<ReturnType<typeof doctorProfileInfo>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorProfileInfo<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorProfileInfo>>,
          TError,
          Awaited<ReturnType<typeof doctorProfileInfo>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorProfileInfo<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile of the doctor
 */

export function useDoctorProfileInfo<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorProfileInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorProfileInfo} query
 */
export const invalidateDoctorProfileInfo = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorProfileInfoQueryKey() }, options);

  return queryClient;
};

export const getDoctorProfileInfoSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorProfileInfoQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorProfileInfo>>> = ({ signal }) =>
    doctorProfileInfo({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorProfileInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorProfileInfo>>>;
export type DoctorProfileInfoSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorProfileInfoSuspense<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorProfileInfoSuspense<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorProfileInfoSuspense<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own profile of the doctor
 */

export function useDoctorProfileInfoSuspense<
  TData = Awaited<ReturnType<typeof doctorProfileInfo>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorProfileInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorProfileInfoSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorContactInfoUpdateUrl = () => {
  return `/api/v0/fo/doctor/profile/update/contact-info`;
};

/**
 * Saves phone and messengers.
 * @summary Change contact info
 */
export const doctorContactInfoUpdate = async (
  contactInfoRequest: ContactInfoRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorContactInfoUpdate200> => {
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
  return http<DoctorContactInfoUpdate200>(getDoctorContactInfoUpdateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactInfoRequest),
  });
};

export const getDoctorContactInfoUpdateMutationKey = () => ['doctorContactInfoUpdate'] as const;

export const getDoctorContactInfoUpdateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorContactInfoUpdate>>,
      TError,
      DoctorContactInfoUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorContactInfoUpdate>>,
  TError,
  DoctorContactInfoUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorContactInfoUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorContactInfoUpdate>>,
    DoctorContactInfoUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorContactInfoUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorContactInfoUpdate>>,
    variables: DoctorContactInfoUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorContactInfoUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorContactInfoUpdate>>>;
export type DoctorContactInfoUpdateMutationBody = ContactInfoRequest;
export type DoctorContactInfoUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorContactInfoUpdateMutationVariables = { data: ContactInfoRequest };

/**
 * @summary Change contact info
 */
export const useDoctorContactInfoUpdate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorContactInfoUpdate>>,
      TError,
      DoctorContactInfoUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorContactInfoUpdate>>,
  TError,
  DoctorContactInfoUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorContactInfoUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorWorkExperienceCreateUrl = () => {
  return `/api/v0/fo/doctor/profile/add/work-experience`;
};

/**
 * Adds an entry.
 * @summary Add work experience
 */
export const doctorWorkExperienceCreate = async (
  workExperienceRequest: WorkExperienceRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorWorkExperienceCreate201> => {
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
  return http<DoctorWorkExperienceCreate201>(getDoctorWorkExperienceCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workExperienceRequest),
  });
};

export const getDoctorWorkExperienceCreateMutationKey = () => ['doctorWorkExperienceCreate'] as const;

export const getDoctorWorkExperienceCreateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWorkExperienceCreate>>,
      TError,
      DoctorWorkExperienceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorWorkExperienceCreate>>,
  TError,
  DoctorWorkExperienceCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorWorkExperienceCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorWorkExperienceCreate>>,
    DoctorWorkExperienceCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorWorkExperienceCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorWorkExperienceCreate>>,
    variables: DoctorWorkExperienceCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorWorkExperienceCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorWorkExperienceCreate>>
>;
export type DoctorWorkExperienceCreateMutationBody = WorkExperienceRequest;
export type DoctorWorkExperienceCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorWorkExperienceCreateMutationVariables = { data: WorkExperienceRequest };

/**
 * @summary Add work experience
 */
export const useDoctorWorkExperienceCreate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWorkExperienceCreate>>,
      TError,
      DoctorWorkExperienceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorWorkExperienceCreate>>,
  TError,
  DoctorWorkExperienceCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorWorkExperienceCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorWorkExperienceDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/profile/work-experience/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes an entry.
 * @summary Delete work experience
 */
export const doctorWorkExperienceDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorWorkExperienceDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorWorkExperienceDeleteMutationKey = () => ['doctorWorkExperienceDelete'] as const;

export const getDoctorWorkExperienceDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWorkExperienceDelete>>,
      TError,
      DoctorWorkExperienceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorWorkExperienceDelete>>,
  TError,
  DoctorWorkExperienceDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorWorkExperienceDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorWorkExperienceDelete>>,
    DoctorWorkExperienceDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorWorkExperienceDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorWorkExperienceDelete>>,
    variables: DoctorWorkExperienceDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorWorkExperienceDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorWorkExperienceDelete>>
>;

export type DoctorWorkExperienceDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorWorkExperienceDeleteMutationVariables = { id: number };

/**
 * @summary Delete work experience
 */
export const useDoctorWorkExperienceDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorWorkExperienceDelete>>,
      TError,
      DoctorWorkExperienceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorWorkExperienceDelete>>,
  TError,
  DoctorWorkExperienceDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorWorkExperienceDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorEducationCreateUrl = () => {
  return `/api/v0/fo/doctor/profile/add/education`;
};

/**
 * Adds an entry.
 * @summary Add education
 */
export const doctorEducationCreate = async (
  educationRequest: EducationRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorEducationCreate201> => {
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
  return http<DoctorEducationCreate201>(getDoctorEducationCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(educationRequest),
  });
};

export const getDoctorEducationCreateMutationKey = () => ['doctorEducationCreate'] as const;

export const getDoctorEducationCreateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorEducationCreate>>,
      TError,
      DoctorEducationCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorEducationCreate>>,
  TError,
  DoctorEducationCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorEducationCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorEducationCreate>>,
    DoctorEducationCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorEducationCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorEducationCreate>>,
    variables: DoctorEducationCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorEducationCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorEducationCreate>>>;
export type DoctorEducationCreateMutationBody = EducationRequest;
export type DoctorEducationCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorEducationCreateMutationVariables = { data: EducationRequest };

/**
 * @summary Add education
 */
export const useDoctorEducationCreate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorEducationCreate>>,
      TError,
      DoctorEducationCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorEducationCreate>>,
  TError,
  DoctorEducationCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorEducationCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorEducationDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/profile/education/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes an entry.
 * @summary Delete education
 */
export const doctorEducationDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorEducationDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorEducationDeleteMutationKey = () => ['doctorEducationDelete'] as const;

export const getDoctorEducationDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorEducationDelete>>,
      TError,
      DoctorEducationDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorEducationDelete>>,
  TError,
  DoctorEducationDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorEducationDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorEducationDelete>>,
    DoctorEducationDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorEducationDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorEducationDelete>>,
    variables: DoctorEducationDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorEducationDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorEducationDelete>>>;

export type DoctorEducationDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorEducationDeleteMutationVariables = { id: number };

/**
 * @summary Delete education
 */
export const useDoctorEducationDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorEducationDelete>>,
      TError,
      DoctorEducationDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorEducationDelete>>,
  TError,
  DoctorEducationDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorEducationDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorDescriptionUpdateUrl = () => {
  return `/api/v0/fo/doctor/profile/update/description`;
};

/**
 * Saves the text.
 * @summary Change the description
 */
export const doctorDescriptionUpdate = async (
  descriptionRequest: DescriptionRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorDescriptionUpdate200> => {
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
  return http<DoctorDescriptionUpdate200>(getDoctorDescriptionUpdateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(descriptionRequest),
  });
};

export const getDoctorDescriptionUpdateMutationKey = () => ['doctorDescriptionUpdate'] as const;

export const getDoctorDescriptionUpdateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorDescriptionUpdate>>,
      TError,
      DoctorDescriptionUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorDescriptionUpdate>>,
  TError,
  DoctorDescriptionUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorDescriptionUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorDescriptionUpdate>>,
    DoctorDescriptionUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorDescriptionUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorDescriptionUpdate>>,
    variables: DoctorDescriptionUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorDescriptionUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorDescriptionUpdate>>>;
export type DoctorDescriptionUpdateMutationBody = DescriptionRequest;
export type DoctorDescriptionUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorDescriptionUpdateMutationVariables = { data: DescriptionRequest };

/**
 * @summary Change the description
 */
export const useDoctorDescriptionUpdate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorDescriptionUpdate>>,
      TError,
      DoctorDescriptionUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorDescriptionUpdate>>,
  TError,
  DoctorDescriptionUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorDescriptionUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorAvatarUpdateUrl = () => {
  return `/api/v0/fo/doctor/profile/update/avatar`;
};

/**
 * Sets or removes the picture.
 * @summary Change the picture
 */
export const doctorAvatarUpdate = async (
  avatarRequest: AvatarRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorAvatarUpdate200> => {
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
  return http<DoctorAvatarUpdate200>(getDoctorAvatarUpdateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(avatarRequest),
  });
};

export const getDoctorAvatarUpdateMutationKey = () => ['doctorAvatarUpdate'] as const;

export const getDoctorAvatarUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorAvatarUpdate>>,
      TError,
      DoctorAvatarUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorAvatarUpdate>>,
  TError,
  DoctorAvatarUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorAvatarUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorAvatarUpdate>>,
    DoctorAvatarUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorAvatarUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorAvatarUpdate>>,
    variables: DoctorAvatarUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorProfileInfoQueryKey(), getDoctorHomeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorAvatarUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorAvatarUpdate>>>;
export type DoctorAvatarUpdateMutationBody = AvatarRequest;
export type DoctorAvatarUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorAvatarUpdateMutationVariables = { data: AvatarRequest };

/**
 * @summary Change the picture
 */
export const useDoctorAvatarUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorAvatarUpdate>>,
      TError,
      DoctorAvatarUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorAvatarUpdate>>,
  TError,
  DoctorAvatarUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorAvatarUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorSpecialisationDirectoryUrl = () => {
  return `/api/v0/fo/doctor/specialisations/dir`;
};

/**
 * Specialisations that can be added.
 * @summary Specialisations to choose from
 */
export const doctorSpecialisationDirectory = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationDirectory200> => {
  return http<DoctorSpecialisationDirectory200>(getDoctorSpecialisationDirectoryUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSpecialisationDirectoryQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'specialisations', 'dir'].filter((q) => q !== undefined);
};

export const getDoctorSpecialisationDirectoryQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>> = ({ signal }) =>
    doctorSpecialisationDirectory({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSpecialisationDirectoryQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
>;
export type DoctorSpecialisationDirectoryQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Specialisations to choose from
 */

export function useDoctorSpecialisationDirectory<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationDirectoryQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSpecialisationDirectory} query
 */
export const invalidateDoctorSpecialisationDirectory = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSpecialisationDirectoryQueryKey() }, options);

  return queryClient;
};

export const getDoctorSpecialisationDirectorySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>> = ({ signal }) =>
    doctorSpecialisationDirectory({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSpecialisationDirectorySuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationDirectory>>
>;
export type DoctorSpecialisationDirectorySuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Specialisations to choose from
 */

export function useDoctorSpecialisationDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationDirectorySuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSpecialisationLinkListUrl = () => {
  return `/api/v0/fo/doctor/specialisations/link`;
};

/**
 * Specialisations of the doctor, the main one first.
 * @summary Own specialisations
 */
export const doctorSpecialisationLinkList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationLinkList200> => {
  return http<DoctorSpecialisationLinkList200>(getDoctorSpecialisationLinkListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSpecialisationLinkListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'specialisations', 'link'].filter((q) => q !== undefined);
};

export const getDoctorSpecialisationLinkListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>> = ({ signal }) =>
    doctorSpecialisationLinkList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSpecialisationLinkListQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
>;
export type DoctorSpecialisationLinkListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own specialisations
 */

export function useDoctorSpecialisationLinkList<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationLinkListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSpecialisationLinkList} query
 */
export const invalidateDoctorSpecialisationLinkList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSpecialisationLinkListQueryKey() }, options);

  return queryClient;
};

export const getDoctorSpecialisationLinkListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialisationLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>> = ({ signal }) =>
    doctorSpecialisationLinkList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSpecialisationLinkListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkList>>
>;
export type DoctorSpecialisationLinkListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own specialisations
 */

export function useDoctorSpecialisationLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialisationLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialisationLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialisationLinkListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSpecialisationLinkCreateUrl = () => {
  return `/api/v0/fo/doctor/specialisations/link`;
};

/**
 * Adds a specialisation; one that is linked already answers 409.
 * @summary Add a specialisation
 */
export const doctorSpecialisationLinkCreate = async (
  specialisationLinkRequest: SpecialisationLinkRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialisationLinkCreate201> => {
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
  return http<DoctorSpecialisationLinkCreate201>(getDoctorSpecialisationLinkCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(specialisationLinkRequest),
  });
};

export const getDoctorSpecialisationLinkCreateMutationKey = () => ['doctorSpecialisationLinkCreate'] as const;

export const getDoctorSpecialisationLinkCreateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
      TError,
      DoctorSpecialisationLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
  TError,
  DoctorSpecialisationLinkCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialisationLinkCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
    DoctorSpecialisationLinkCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorSpecialisationLinkCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
    variables: DoctorSpecialisationLinkCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorSpecialisationLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialisationLinkCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>
>;
export type DoctorSpecialisationLinkCreateMutationBody = SpecialisationLinkRequest;
export type DoctorSpecialisationLinkCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorSpecialisationLinkCreateMutationVariables = { data: SpecialisationLinkRequest };

/**
 * @summary Add a specialisation
 */
export const useDoctorSpecialisationLinkCreate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
      TError,
      DoctorSpecialisationLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialisationLinkCreate>>,
  TError,
  DoctorSpecialisationLinkCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorSpecialisationLinkCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorSpecialisationLinkDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/specialisations/link/${encodeURIComponent(String(id))}`;
};

/**
 * The last one cannot be removed (409).
 * @summary Remove a specialisation
 */
export const doctorSpecialisationLinkDelete = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getDoctorSpecialisationLinkDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorSpecialisationLinkDeleteMutationKey = () => ['doctorSpecialisationLinkDelete'] as const;

export const getDoctorSpecialisationLinkDeleteMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
      TError,
      DoctorSpecialisationLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
  TError,
  DoctorSpecialisationLinkDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialisationLinkDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
    DoctorSpecialisationLinkDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorSpecialisationLinkDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
    variables: DoctorSpecialisationLinkDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorSpecialisationLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialisationLinkDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>
>;

export type DoctorSpecialisationLinkDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
>;
export type DoctorSpecialisationLinkDeleteMutationVariables = { id: number };

/**
 * @summary Remove a specialisation
 */
export const useDoctorSpecialisationLinkDelete = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
      TError,
      DoctorSpecialisationLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialisationLinkDelete>>,
  TError,
  DoctorSpecialisationLinkDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorSpecialisationLinkDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorServiceDirectoryUrl = () => {
  return `/api/v0/fo/doctor/services/dir`;
};

/**
 * Services that the doctor may give.
 * @summary Services to choose from
 */
export const doctorServiceDirectory = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceDirectory200> => {
  return http<DoctorServiceDirectory200>(getDoctorServiceDirectoryUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceDirectoryQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'services', 'dir'].filter((q) => q !== undefined);
};

export const getDoctorServiceDirectoryQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceDirectory>>> = ({ signal }) =>
    doctorServiceDirectory({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServiceDirectory>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServiceDirectoryQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceDirectory>>>;
export type DoctorServiceDirectoryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceDirectory>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceDirectory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services to choose from
 */

export function useDoctorServiceDirectory<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceDirectoryQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServiceDirectory} query
 */
export const invalidateDoctorServiceDirectory = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServiceDirectoryQueryKey() }, options);

  return queryClient;
};

export const getDoctorServiceDirectorySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceDirectoryQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceDirectory>>> = ({ signal }) =>
    doctorServiceDirectory({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServiceDirectorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceDirectory>>>;
export type DoctorServiceDirectorySuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services to choose from
 */

export function useDoctorServiceDirectorySuspense<
  TData = Awaited<ReturnType<typeof doctorServiceDirectory>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceDirectory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceDirectorySuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServiceLinkListUrl = () => {
  return `/api/v0/fo/doctor/services/link`;
};

/**
 * Services with price, length and visibility.
 * @summary Own services
 */
export const doctorServiceLinkList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceLinkList200> => {
  return http<DoctorServiceLinkList200>(getDoctorServiceLinkListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceLinkListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'services', 'link'].filter((q) => q !== undefined);
};

export const getDoctorServiceLinkListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceLinkList>>> = ({ signal }) =>
    doctorServiceLinkList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServiceLinkList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServiceLinkListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkList>>>;
export type DoctorServiceLinkListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServiceLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorServiceLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own services
 */

export function useDoctorServiceLinkList<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceLinkListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServiceLinkList} query
 */
export const invalidateDoctorServiceLinkList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServiceLinkListQueryKey() }, options);

  return queryClient;
};

export const getDoctorServiceLinkListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServiceLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServiceLinkList>>> = ({ signal }) =>
    doctorServiceLinkList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServiceLinkListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkList>>>;
export type DoctorServiceLinkListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own services
 */

export function useDoctorServiceLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorServiceLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServiceLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServiceLinkListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServiceLinkCreateUrl = () => {
  return `/api/v0/fo/doctor/services/link`;
};

/**
 * Adds a service in one filial; one that is linked already answers 409.
 * @summary Add a service
 */
export const doctorServiceLinkCreate = async (
  doctorServiceLinkRequest: DoctorServiceLinkRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceLinkCreate201> => {
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
  return http<DoctorServiceLinkCreate201>(getDoctorServiceLinkCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorServiceLinkRequest),
  });
};

export const getDoctorServiceLinkCreateMutationKey = () => ['doctorServiceLinkCreate'] as const;

export const getDoctorServiceLinkCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
      TError,
      DoctorServiceLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
  TError,
  DoctorServiceLinkCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceLinkCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
    DoctorServiceLinkCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorServiceLinkCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
    variables: DoctorServiceLinkCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorServiceLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceLinkCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkCreate>>>;
export type DoctorServiceLinkCreateMutationBody = DoctorServiceLinkRequest;
export type DoctorServiceLinkCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorServiceLinkCreateMutationVariables = { data: DoctorServiceLinkRequest };

/**
 * @summary Add a service
 */
export const useDoctorServiceLinkCreate = <
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
      Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
      TError,
      DoctorServiceLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceLinkCreate>>,
  TError,
  DoctorServiceLinkCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceLinkCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceLinkUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}`;
};

/**
 * Saves price and length; booked visits keep theirs.
 * @summary Change a service
 */
export const doctorServiceLinkUpdate = async (
  id: number,
  doctorServiceLinkUpdateRequest: DoctorServiceLinkUpdateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceLinkUpdate200> => {
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
  return http<DoctorServiceLinkUpdate200>(getDoctorServiceLinkUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorServiceLinkUpdateRequest),
  });
};

export const getDoctorServiceLinkUpdateMutationKey = () => ['doctorServiceLinkUpdate'] as const;

export const getDoctorServiceLinkUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
      TError,
      DoctorServiceLinkUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
  TError,
  DoctorServiceLinkUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceLinkUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
    DoctorServiceLinkUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorServiceLinkUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
    variables: DoctorServiceLinkUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorServiceLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceLinkUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkUpdate>>>;
export type DoctorServiceLinkUpdateMutationBody = DoctorServiceLinkUpdateRequest;
export type DoctorServiceLinkUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorServiceLinkUpdateMutationVariables = { id: number; data: DoctorServiceLinkUpdateRequest };

/**
 * @summary Change a service
 */
export const useDoctorServiceLinkUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
      TError,
      DoctorServiceLinkUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceLinkUpdate>>,
  TError,
  DoctorServiceLinkUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceLinkUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceLinkDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}`;
};

/**
 * Booked visits stay.
 * @summary Remove a service
 */
export const doctorServiceLinkDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorServiceLinkDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorServiceLinkDeleteMutationKey = () => ['doctorServiceLinkDelete'] as const;

export const getDoctorServiceLinkDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
      TError,
      DoctorServiceLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
  TError,
  DoctorServiceLinkDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceLinkDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
    DoctorServiceLinkDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorServiceLinkDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
    variables: DoctorServiceLinkDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorServiceLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceLinkDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorServiceLinkDelete>>>;

export type DoctorServiceLinkDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorServiceLinkDeleteMutationVariables = { id: number };

/**
 * @summary Remove a service
 */
export const useDoctorServiceLinkDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
      TError,
      DoctorServiceLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceLinkDelete>>,
  TError,
  DoctorServiceLinkDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorServiceLinkDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorServiceVisibilitySetUrl = (id: number, value: 0 | 1) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}/visibility/${encodeURIComponent(String(value))}`;
};

/**
 * Writes although it is a GET: clients treat it as a mutation, never prefetch, cache or repeat it. Prefer
 * `doctorServiceVisibilityUpdate`.
 * @summary Set the visibility of a service (GET)
 */
export const doctorServiceVisibilitySet = async (
  id: number,
  value: 0 | 1,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceVisibilitySet200> => {
  return http<DoctorServiceVisibilitySet200>(getDoctorServiceVisibilitySetUrl(id, value), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServiceVisibilitySetMutationKey = () => ['doctorServiceVisibilitySet'] as const;

export const getDoctorServiceVisibilitySetMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
      TError,
      DoctorServiceVisibilitySetMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
  TError,
  DoctorServiceVisibilitySetMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceVisibilitySetMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
    DoctorServiceVisibilitySetMutationVariables
  > = (props) => {
    const { id, value } = props ?? {};

    return doctorServiceVisibilitySet(id, value, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
    variables: DoctorServiceVisibilitySetMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorServiceLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceVisibilitySetMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceVisibilitySet>>
>;

export type DoctorServiceVisibilitySetMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorServiceVisibilitySetMutationVariables = { id: number; value: 0 | 1 };

/**
 * @summary Set the visibility of a service (GET)
 */
export const useDoctorServiceVisibilitySet = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
      TError,
      DoctorServiceVisibilitySetMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceVisibilitySet>>,
  TError,
  DoctorServiceVisibilitySetMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServiceVisibilitySetMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorServiceVisibilityUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/services/link/${encodeURIComponent(String(id))}/visibility`;
};

/**
 * Shows or hides the service.
 * @summary Set the visibility of a service
 */
export const doctorServiceVisibilityUpdate = async (
  id: number,
  visibilityRequest: VisibilityRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorServiceVisibilityUpdate200> => {
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
  return http<DoctorServiceVisibilityUpdate200>(getDoctorServiceVisibilityUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(visibilityRequest),
  });
};

export const getDoctorServiceVisibilityUpdateMutationKey = () => ['doctorServiceVisibilityUpdate'] as const;

export const getDoctorServiceVisibilityUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
      TError,
      DoctorServiceVisibilityUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
  TError,
  DoctorServiceVisibilityUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorServiceVisibilityUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
    DoctorServiceVisibilityUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorServiceVisibilityUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
    variables: DoctorServiceVisibilityUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorServiceLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorServiceVisibilityUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>
>;
export type DoctorServiceVisibilityUpdateMutationBody = VisibilityRequest;
export type DoctorServiceVisibilityUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorServiceVisibilityUpdateMutationVariables = { id: number; data: VisibilityRequest };

/**
 * @summary Set the visibility of a service
 */
export const useDoctorServiceVisibilityUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
      TError,
      DoctorServiceVisibilityUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorServiceVisibilityUpdate>>,
  TError,
  DoctorServiceVisibilityUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorServiceVisibilityUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorParameterLinkListUrl = () => {
  return `/api/v0/fo/doctor/parameters/link`;
};

/**
 * Parameters of the doctor.
 * @summary Own parameters
 */
export const doctorParameterLinkList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorParameterLinkList200> => {
  return http<DoctorParameterLinkList200>(getDoctorParameterLinkListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorParameterLinkListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'parameters', 'link'].filter((q) => q !== undefined);
};

export const getDoctorParameterLinkListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParameterLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameterLinkList>>> = ({ signal }) =>
    doctorParameterLinkList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorParameterLinkList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorParameterLinkListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameterLinkList>>>;
export type DoctorParameterLinkListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameterLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorParameterLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameterLinkList>>,
          TError,
          Awaited<ReturnType<typeof doctorParameterLinkList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own parameters
 */

export function useDoctorParameterLinkList<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParameterLinkListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorParameterLinkList} query
 */
export const invalidateDoctorParameterLinkList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorParameterLinkListQueryKey() }, options);

  return queryClient;
};

export const getDoctorParameterLinkListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParameterLinkListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameterLinkList>>> = ({ signal }) =>
    doctorParameterLinkList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorParameterLinkListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorParameterLinkList>>
>;
export type DoctorParameterLinkListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own parameters
 */

export function useDoctorParameterLinkListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterLinkList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterLinkList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParameterLinkListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorParameterLinkCreateUrl = () => {
  return `/api/v0/fo/doctor/parameters/link`;
};

/**
 * Adds a parameter; one that is linked already answers 409.
 * @summary Add a parameter
 */
export const doctorParameterLinkCreate = async (
  parameterLinkRequest: ParameterLinkRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorParameterLinkCreate201> => {
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
  return http<DoctorParameterLinkCreate201>(getDoctorParameterLinkCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(parameterLinkRequest),
  });
};

export const getDoctorParameterLinkCreateMutationKey = () => ['doctorParameterLinkCreate'] as const;

export const getDoctorParameterLinkCreateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
      TError,
      DoctorParameterLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
  TError,
  DoctorParameterLinkCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorParameterLinkCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
    DoctorParameterLinkCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorParameterLinkCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
    variables: DoctorParameterLinkCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorParameterLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorParameterLinkCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorParameterLinkCreate>>
>;
export type DoctorParameterLinkCreateMutationBody = ParameterLinkRequest;
export type DoctorParameterLinkCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorParameterLinkCreateMutationVariables = { data: ParameterLinkRequest };

/**
 * @summary Add a parameter
 */
export const useDoctorParameterLinkCreate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
      TError,
      DoctorParameterLinkCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorParameterLinkCreate>>,
  TError,
  DoctorParameterLinkCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorParameterLinkCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorParameterLinkDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/parameters/link/${encodeURIComponent(String(id))}`;
};

/**
 * Removes a parameter.
 * @summary Remove a parameter
 */
export const doctorParameterLinkDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorParameterLinkDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorParameterLinkDeleteMutationKey = () => ['doctorParameterLinkDelete'] as const;

export const getDoctorParameterLinkDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
      TError,
      DoctorParameterLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
  TError,
  DoctorParameterLinkDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorParameterLinkDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
    DoctorParameterLinkDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorParameterLinkDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
    variables: DoctorParameterLinkDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorParameterLinkListQueryKey(), getDoctorProfileInfoQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorParameterLinkDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorParameterLinkDelete>>
>;

export type DoctorParameterLinkDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorParameterLinkDeleteMutationVariables = { id: number };

/**
 * @summary Remove a parameter
 */
export const useDoctorParameterLinkDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
      TError,
      DoctorParameterLinkDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorParameterLinkDelete>>,
  TError,
  DoctorParameterLinkDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorParameterLinkDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorScheduleSettingsUrl = () => {
  return `/api/v0/fo/doctor/schedule/settings`;
};

/**
 * How patients may book.
 * @summary Schedule settings
 */
export const doctorScheduleSettings = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorScheduleSettings200> => {
  return http<DoctorScheduleSettings200>(getDoctorScheduleSettingsUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorScheduleSettingsQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'schedule', 'settings'].filter((q) => q !== undefined);
};

export const getDoctorScheduleSettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorScheduleSettingsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorScheduleSettings>>> = ({ signal }) =>
    doctorScheduleSettings({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorScheduleSettings>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorScheduleSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorScheduleSettings>>>;
export type DoctorScheduleSettingsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorScheduleSettings<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorScheduleSettings>>,
          TError,
          Awaited<ReturnType<typeof doctorScheduleSettings>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleSettings<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorScheduleSettings>>,
          TError,
          Awaited<ReturnType<typeof doctorScheduleSettings>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleSettings<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Schedule settings
 */

export function useDoctorScheduleSettings<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorScheduleSettingsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorScheduleSettings} query
 */
export const invalidateDoctorScheduleSettings = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorScheduleSettingsQueryKey() }, options);

  return queryClient;
};

export const getDoctorScheduleSettingsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorScheduleSettingsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorScheduleSettings>>> = ({ signal }) =>
    doctorScheduleSettings({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorScheduleSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorScheduleSettings>>>;
export type DoctorScheduleSettingsSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorScheduleSettingsSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleSettingsSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleSettingsSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Schedule settings
 */

export function useDoctorScheduleSettingsSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorScheduleSettingsSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorScheduleSettingsUpdateUrl = () => {
  return `/api/v0/fo/doctor/schedule/settings`;
};

/**
 * Saves how patients may book.
 * @summary Change schedule settings
 */
export const doctorScheduleSettingsUpdate = async (
  scheduleSettings: ScheduleSettings,
  options?: Parameters<typeof http>[1],
): Promise<DoctorScheduleSettingsUpdate200> => {
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
  return http<DoctorScheduleSettingsUpdate200>(getDoctorScheduleSettingsUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(scheduleSettings),
  });
};

export const getDoctorScheduleSettingsUpdateMutationKey = () => ['doctorScheduleSettingsUpdate'] as const;

export const getDoctorScheduleSettingsUpdateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>,
      TError,
      DoctorScheduleSettingsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>,
  TError,
  DoctorScheduleSettingsUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorScheduleSettingsUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>,
    DoctorScheduleSettingsUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorScheduleSettingsUpdate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>,
    variables: DoctorScheduleSettingsUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorScheduleSettingsQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorScheduleSettingsUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>
>;
export type DoctorScheduleSettingsUpdateMutationBody = ScheduleSettings;
export type DoctorScheduleSettingsUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorScheduleSettingsUpdateMutationVariables = { data: ScheduleSettings };

/**
 * @summary Change schedule settings
 */
export const useDoctorScheduleSettingsUpdate = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>,
      TError,
      DoctorScheduleSettingsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorScheduleSettingsUpdate>>,
  TError,
  DoctorScheduleSettingsUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorScheduleSettingsUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorOperatingModesUrl = () => {
  return `/api/v0/fo/doctor/schedule/operating-modes`;
};

/**
 * Weekday hours and breaks by filial.
 * @summary Operating modes
 */
export const doctorOperatingModes = async (options?: Parameters<typeof http>[1]): Promise<DoctorOperatingModes200> => {
  return http<DoctorOperatingModes200>(getDoctorOperatingModesUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorOperatingModesQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'schedule', 'operating-modes'].filter((q) => q !== undefined);
};

export const getDoctorOperatingModesQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorOperatingModesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorOperatingModes>>> = ({ signal }) =>
    doctorOperatingModes({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorOperatingModes>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorOperatingModesQueryResult = NonNullable<Awaited<ReturnType<typeof doctorOperatingModes>>>;
export type DoctorOperatingModesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorOperatingModes<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorOperatingModes>>,
          TError,
          Awaited<ReturnType<typeof doctorOperatingModes>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorOperatingModes<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorOperatingModes>>,
          TError,
          Awaited<ReturnType<typeof doctorOperatingModes>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorOperatingModes<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Operating modes
 */

export function useDoctorOperatingModes<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorOperatingModesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorOperatingModes} query
 */
export const invalidateDoctorOperatingModes = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorOperatingModesQueryKey() }, options);

  return queryClient;
};

export const getDoctorOperatingModesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorOperatingModesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorOperatingModes>>> = ({ signal }) =>
    doctorOperatingModes({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorOperatingModesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorOperatingModes>>>;
export type DoctorOperatingModesSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorOperatingModesSuspense<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorOperatingModesSuspense<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorOperatingModesSuspense<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Operating modes
 */

export function useDoctorOperatingModesSuspense<
  TData = Awaited<ReturnType<typeof doctorOperatingModes>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorOperatingModes>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorOperatingModesSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorOperatingModeUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/schedule/operating-modes/${encodeURIComponent(String(id))}`;
};

/**
 * Never silently cancels a visit: visits outside the new hours need a decision each, else 409 lists them.
 * @summary Change the hours in a filial
 */
export const doctorOperatingModeUpdate = async (
  id: number,
  operatingModeRequest: OperatingModeRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorOperatingModeUpdate200> => {
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
  return http<DoctorOperatingModeUpdate200>(getDoctorOperatingModeUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(operatingModeRequest),
  });
};

export const getDoctorOperatingModeUpdateMutationKey = () => ['doctorOperatingModeUpdate'] as const;

export const getDoctorOperatingModeUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorOperatingModeUpdate>>,
      TError,
      DoctorOperatingModeUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorOperatingModeUpdate>>,
  TError,
  DoctorOperatingModeUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorOperatingModeUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorOperatingModeUpdate>>,
    DoctorOperatingModeUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorOperatingModeUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorOperatingModeUpdate>>,
    variables: DoctorOperatingModeUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorOperatingModesQueryKey(), getDoctorVisitListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorOperatingModeUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorOperatingModeUpdate>>
>;
export type DoctorOperatingModeUpdateMutationBody = OperatingModeRequest;
export type DoctorOperatingModeUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorOperatingModeUpdateMutationVariables = { id: number; data: OperatingModeRequest };

/**
 * @summary Change the hours in a filial
 */
export const useDoctorOperatingModeUpdate = <
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
      Awaited<ReturnType<typeof doctorOperatingModeUpdate>>,
      TError,
      DoctorOperatingModeUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorOperatingModeUpdate>>,
  TError,
  DoctorOperatingModeUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorOperatingModeUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorTouchedVisitsUrl = (params: DoctorTouchedVisitsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/schedule/touched-visits?${stringifiedParams}`
    : `/api/v0/fo/doctor/schedule/touched-visits`;
};

/**
 * Active visits in a filial from today on, to show before saving a change.
 * @summary Visits in a range that a change may touch
 */
export const doctorTouchedVisits = async (
  params: DoctorTouchedVisitsParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorTouchedVisits200> => {
  return http<DoctorTouchedVisits200>(getDoctorTouchedVisitsUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorTouchedVisitsQueryKey = (params?: DoctorTouchedVisitsParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'schedule', 'touched-visits', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getDoctorTouchedVisitsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorTouchedVisitsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorTouchedVisits>>> = ({ signal }) =>
    doctorTouchedVisits(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorTouchedVisits>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorTouchedVisitsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorTouchedVisits>>>;
export type DoctorTouchedVisitsQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorTouchedVisits<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorTouchedVisits>>,
          TError,
          Awaited<ReturnType<typeof doctorTouchedVisits>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorTouchedVisits<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorTouchedVisits>>,
          TError,
          Awaited<ReturnType<typeof doctorTouchedVisits>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorTouchedVisits<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits in a range that a change may touch
 */

export function useDoctorTouchedVisits<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorTouchedVisitsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorTouchedVisits} query
 */
export const invalidateDoctorTouchedVisits = async (
  queryClient: QueryClient,
  params: DoctorTouchedVisitsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorTouchedVisitsQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorTouchedVisitsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorTouchedVisitsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorTouchedVisits>>> = ({ signal }) =>
    doctorTouchedVisits(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorTouchedVisitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorTouchedVisits>>>;
export type DoctorTouchedVisitsSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Visits in a range that a change may touch
 */

export function useDoctorTouchedVisitsSuspense<
  TData = Awaited<ReturnType<typeof doctorTouchedVisits>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorTouchedVisitsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorTouchedVisits>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorTouchedVisitsSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorAbsenceListUrl = () => {
  return `/api/v0/fo/doctor/schedule/absences`;
};

/**
 * Coming and past absences, newest first.
 * @summary Absences
 */
export const doctorAbsenceList = async (options?: Parameters<typeof http>[1]): Promise<DoctorAbsenceList200> => {
  return http<DoctorAbsenceList200>(getDoctorAbsenceListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorAbsenceListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'schedule', 'absences'].filter((q) => q !== undefined);
};

export const getDoctorAbsenceListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorAbsenceListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorAbsenceList>>> = ({ signal }) =>
    doctorAbsenceList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorAbsenceList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorAbsenceListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorAbsenceList>>>;
export type DoctorAbsenceListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorAbsenceList<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorAbsenceList>>,
          TError,
          Awaited<ReturnType<typeof doctorAbsenceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAbsenceList<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorAbsenceList>>,
          TError,
          Awaited<ReturnType<typeof doctorAbsenceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAbsenceList<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Absences
 */

export function useDoctorAbsenceList<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorAbsenceListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorAbsenceList} query
 */
export const invalidateDoctorAbsenceList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorAbsenceListQueryKey() }, options);

  return queryClient;
};

export const getDoctorAbsenceListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorAbsenceListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorAbsenceList>>> = ({ signal }) =>
    doctorAbsenceList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorAbsenceListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorAbsenceList>>>;
export type DoctorAbsenceListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Absences
 */

export function useDoctorAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof doctorAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorAbsenceListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorAbsenceCreateUrl = () => {
  return `/api/v0/fo/doctor/schedule/absences`;
};

/**
 * Visits in it need a decision each, else 409 lists them.
 * @summary Add an absence
 */
export const doctorAbsenceCreate = async (
  absenceRequest: AbsenceRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorAbsenceCreate201> => {
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
  return http<DoctorAbsenceCreate201>(getDoctorAbsenceCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(absenceRequest),
  });
};

export const getDoctorAbsenceCreateMutationKey = () => ['doctorAbsenceCreate'] as const;

export const getDoctorAbsenceCreateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorAbsenceCreate>>,
      TError,
      DoctorAbsenceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorAbsenceCreate>>,
  TError,
  DoctorAbsenceCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorAbsenceCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorAbsenceCreate>>,
    DoctorAbsenceCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorAbsenceCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorAbsenceCreate>>,
    variables: DoctorAbsenceCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorAbsenceListQueryKey(), getDoctorVisitListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorAbsenceCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorAbsenceCreate>>>;
export type DoctorAbsenceCreateMutationBody = AbsenceRequest;
export type DoctorAbsenceCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorAbsenceCreateMutationVariables = { data: AbsenceRequest };

/**
 * @summary Add an absence
 */
export const useDoctorAbsenceCreate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | ConflictResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorAbsenceCreate>>,
      TError,
      DoctorAbsenceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorAbsenceCreate>>,
  TError,
  DoctorAbsenceCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorAbsenceCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorAbsenceDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/schedule/absences/${encodeURIComponent(String(id))}`;
};

/**
 * The time is open again.
 * @summary Remove an absence
 */
export const doctorAbsenceDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorAbsenceDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorAbsenceDeleteMutationKey = () => ['doctorAbsenceDelete'] as const;

export const getDoctorAbsenceDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorAbsenceDelete>>,
      TError,
      DoctorAbsenceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorAbsenceDelete>>,
  TError,
  DoctorAbsenceDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorAbsenceDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorAbsenceDelete>>,
    DoctorAbsenceDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorAbsenceDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorAbsenceDelete>>,
    variables: DoctorAbsenceDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorAbsenceListQueryKey(), getDoctorVisitListQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorAbsenceDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorAbsenceDelete>>>;

export type DoctorAbsenceDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorAbsenceDeleteMutationVariables = { id: number };

/**
 * @summary Remove an absence
 */
export const useDoctorAbsenceDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorAbsenceDelete>>,
      TError,
      DoctorAbsenceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorAbsenceDelete>>,
  TError,
  DoctorAbsenceDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorAbsenceDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorClinicBindingListUrl = () => {
  return `/api/v0/fo/doctor/clinics`;
};

/**
 * Filials in which the doctor receives or has asked to.
 * @summary Clinics of the doctor
 */
export const doctorClinicBindingList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicBindingList200> => {
  return http<DoctorClinicBindingList200>(getDoctorClinicBindingListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorClinicBindingListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'clinics'].filter((q) => q !== undefined);
};

export const getDoctorClinicBindingListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicBindingListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinicBindingList>>> = ({ signal }) =>
    doctorClinicBindingList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorClinicBindingList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorClinicBindingListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorClinicBindingList>>>;
export type DoctorClinicBindingListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinicBindingList>>,
          TError,
          Awaited<ReturnType<typeof doctorClinicBindingList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinicBindingList>>,
          TError,
          Awaited<ReturnType<typeof doctorClinicBindingList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of the doctor
 */

export function useDoctorClinicBindingList<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicBindingListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorClinicBindingList} query
 */
export const invalidateDoctorClinicBindingList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorClinicBindingListQueryKey() }, options);

  return queryClient;
};

export const getDoctorClinicBindingListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicBindingListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinicBindingList>>> = ({ signal }) =>
    doctorClinicBindingList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorClinicBindingListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingList>>
>;
export type DoctorClinicBindingListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of the doctor
 */

export function useDoctorClinicBindingListSuspense<
  TData = Awaited<ReturnType<typeof doctorClinicBindingList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinicBindingList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicBindingListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorClinicBindingCreateUrl = () => {
  return `/api/v0/fo/doctor/clinics`;
};

/**
 * The clinic answers the request.
 * @summary Ask to receive in a filial
 */
export const doctorClinicBindingCreate = async (
  clinicBindingRequest: ClinicBindingRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorClinicBindingCreate201> => {
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
  return http<DoctorClinicBindingCreate201>(getDoctorClinicBindingCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicBindingRequest),
  });
};

export const getDoctorClinicBindingCreateMutationKey = () => ['doctorClinicBindingCreate'] as const;

export const getDoctorClinicBindingCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
      TError,
      DoctorClinicBindingCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
  TError,
  DoctorClinicBindingCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicBindingCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
    DoctorClinicBindingCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorClinicBindingCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
    variables: DoctorClinicBindingCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorClinicBindingListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingCreateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingCreate>>
>;
export type DoctorClinicBindingCreateMutationBody = ClinicBindingRequest;
export type DoctorClinicBindingCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorClinicBindingCreateMutationVariables = { data: ClinicBindingRequest };

/**
 * @summary Ask to receive in a filial
 */
export const useDoctorClinicBindingCreate = <
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
      Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
      TError,
      DoctorClinicBindingCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicBindingCreate>>,
  TError,
  DoctorClinicBindingCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorClinicBindingCreateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorClinicBindingDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/clinics/${encodeURIComponent(String(id))}`;
};

/**
 * Refused with 409 while visits are booked there.
 * @summary Leave a filial
 */
export const doctorClinicBindingDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorClinicBindingDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorClinicBindingDeleteMutationKey = () => ['doctorClinicBindingDelete'] as const;

export const getDoctorClinicBindingDeleteMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
      TError,
      DoctorClinicBindingDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
  TError,
  DoctorClinicBindingDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorClinicBindingDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
    DoctorClinicBindingDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorClinicBindingDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
    variables: DoctorClinicBindingDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorClinicBindingListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorClinicBindingDeleteMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>
>;

export type DoctorClinicBindingDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
>;
export type DoctorClinicBindingDeleteMutationVariables = { id: number };

/**
 * @summary Leave a filial
 */
export const useDoctorClinicBindingDelete = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
      TError,
      DoctorClinicBindingDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorClinicBindingDelete>>,
  TError,
  DoctorClinicBindingDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorClinicBindingDeleteMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorHomeUrl = () => {
  return `/api/v0/fo/doctor/home`;
};

/**
 * The day at a glance.
 * @summary Home of the doctor
 */
export const doctorHome = async (options?: Parameters<typeof http>[1]): Promise<DoctorHome200> => {
  return http<DoctorHome200>(getDoctorHomeUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorHomeQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'home'].filter((q) => q !== undefined);
};

export const getDoctorHomeQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorHome>>> = ({ signal }) =>
    doctorHome({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorHome>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorHomeQueryResult = NonNullable<Awaited<ReturnType<typeof doctorHome>>>;
export type DoctorHomeQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorHome<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorHome>>,
          TError,
          Awaited<ReturnType<typeof doctorHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorHome<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorHome>>,
          TError,
          Awaited<ReturnType<typeof doctorHome>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorHome<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the doctor
 */

export function useDoctorHome<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorHomeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorHome} query
 */
export const invalidateDoctorHome = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorHomeQueryKey() }, options);

  return queryClient;
};

export const getDoctorHomeSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorHomeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorHome>>> = ({ signal }) =>
    doctorHome({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorHomeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorHome>>>;
export type DoctorHomeSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorHomeSuspense<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorHomeSuspense<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorHomeSuspense<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Home of the doctor
 */

export function useDoctorHomeSuspense<
  TData = Awaited<ReturnType<typeof doctorHome>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorHome>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorHomeSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorFeedbackListUrl = (params?: DoctorFeedbackListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/feedbacks?${stringifiedParams}`
    : `/api/v0/fo/doctor/feedbacks`;
};

/**
 * Published reviews, with the unanswered ones first when asked.
 * @summary Reviews of me
 */
export const doctorFeedbackList = async (
  params?: DoctorFeedbackListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbackList200> => {
  return http<DoctorFeedbackList200>(getDoctorFeedbackListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorFeedbackListQueryKey = (params?: DoctorFeedbackListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorFeedbackListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbackListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbackList>>> = ({ signal }) =>
    doctorFeedbackList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorFeedbackList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorFeedbackListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbackList>>>;
export type DoctorFeedbackListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorFeedbackListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbackList>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbackList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbackList>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbackList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of me
 */

export function useDoctorFeedbackList<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbackListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorFeedbackList} query
 */
export const invalidateDoctorFeedbackList = async (
  queryClient: QueryClient,
  params?: DoctorFeedbackListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorFeedbackListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorFeedbackListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbackListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbackList>>> = ({ signal }) =>
    doctorFeedbackList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorFeedbackListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbackList>>>;
export type DoctorFeedbackListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorFeedbackListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of me
 */

export function useDoctorFeedbackListSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbackList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorFeedbackListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbackList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbackListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorFeedbackReplyUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/feedbacks/${encodeURIComponent(String(id))}/reply`;
};

/**
 * Sets or changes the answer.
 * @summary Answer a review
 */
export const doctorFeedbackReplyUpdate = async (
  id: number,
  feedbackReplyRequest: FeedbackReplyRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbackReplyUpdate200> => {
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
  return http<DoctorFeedbackReplyUpdate200>(getDoctorFeedbackReplyUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackReplyRequest),
  });
};

export const getDoctorFeedbackReplyUpdateMutationKey = () => ['doctorFeedbackReplyUpdate'] as const;

export const getDoctorFeedbackReplyUpdateMutationOptions = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
      TError,
      DoctorFeedbackReplyUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
  TError,
  DoctorFeedbackReplyUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorFeedbackReplyUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
    DoctorFeedbackReplyUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return doctorFeedbackReplyUpdate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
    variables: DoctorFeedbackReplyUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getDoctorFeedbackListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorFeedbackReplyUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>
>;
export type DoctorFeedbackReplyUpdateMutationBody = FeedbackReplyRequest;
export type DoctorFeedbackReplyUpdateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;
export type DoctorFeedbackReplyUpdateMutationVariables = { id: number; data: FeedbackReplyRequest };

/**
 * @summary Answer a review
 */
export const useDoctorFeedbackReplyUpdate = <
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
      TError,
      DoctorFeedbackReplyUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorFeedbackReplyUpdate>>,
  TError,
  DoctorFeedbackReplyUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorFeedbackReplyUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorNotificationListUrl = (params?: DoctorNotificationListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/notifications?${stringifiedParams}`
    : `/api/v0/fo/doctor/notifications`;
};

/**
 * Newest first.
 * @summary Notifications
 */
export const doctorNotificationList = async (
  params?: DoctorNotificationListParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorNotificationList200> => {
  return http<DoctorNotificationList200>(getDoctorNotificationListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorNotificationListQueryKey = (params?: DoctorNotificationListParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'notifications', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorNotificationListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorNotificationList>>> = ({ signal }) =>
    doctorNotificationList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorNotificationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorNotificationListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorNotificationList>>>;
export type DoctorNotificationListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorNotificationListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorNotificationList>>,
          TError,
          Awaited<ReturnType<typeof doctorNotificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorNotificationList>>,
          TError,
          Awaited<ReturnType<typeof doctorNotificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useDoctorNotificationList<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorNotificationListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorNotificationList} query
 */
export const invalidateDoctorNotificationList = async (
  queryClient: QueryClient,
  params?: DoctorNotificationListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorNotificationListQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorNotificationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorNotificationListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorNotificationList>>> = ({ signal }) =>
    doctorNotificationList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorNotificationListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorNotificationList>>>;
export type DoctorNotificationListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorNotificationListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Notifications
 */

export function useDoctorNotificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorNotificationList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorNotificationListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorNotificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorNotificationListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorNotificationReadAllUrl = () => {
  return `/api/v0/fo/doctor/notifications/read`;
};

/**
 * Marks all as read.
 * @summary Mark notifications read
 */
export const doctorNotificationReadAll = async (options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorNotificationReadAllUrl(), {
    ...options,
    method: 'POST',
  });
};

export const getDoctorNotificationReadAllMutationKey = () => ['doctorNotificationReadAll'] as const;

export const getDoctorNotificationReadAllMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext> => {
  const mutationKey = getDoctorNotificationReadAllMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof doctorNotificationReadAll>>, void> = () => {
    return doctorNotificationReadAll(requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorNotificationReadAll>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getDoctorNotificationListQueryKey(), getDoctorHomeQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorNotificationReadAllMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorNotificationReadAll>>
>;

export type DoctorNotificationReadAllMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

/**
 * @summary Mark notifications read
 */
export const useDoctorNotificationReadAll = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof doctorNotificationReadAll>>, TError, void, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorNotificationReadAllMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorAnalyticsUrl = (params: DoctorAnalyticsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/analytics?${stringifiedParams}`
    : `/api/v0/fo/doctor/analytics`;
};

/**
 * Figures of a range of at most 366 days.
 * @summary Analytics
 */
export const doctorAnalytics = async (
  params: DoctorAnalyticsParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorAnalytics200> => {
  return http<DoctorAnalytics200>(getDoctorAnalyticsUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorAnalyticsQueryKey = (params?: DoctorAnalyticsParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'analytics', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorAnalyticsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorAnalyticsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorAnalytics>>> = ({ signal }) =>
    doctorAnalytics(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorAnalytics>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorAnalytics>>>;
export type DoctorAnalyticsQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorAnalytics>>,
          TError,
          Awaited<ReturnType<typeof doctorAnalytics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorAnalytics>>,
          TError,
          Awaited<ReturnType<typeof doctorAnalytics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Analytics
 */

export function useDoctorAnalytics<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorAnalyticsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorAnalytics} query
 */
export const invalidateDoctorAnalytics = async (
  queryClient: QueryClient,
  params: DoctorAnalyticsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorAnalyticsQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorAnalyticsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorAnalyticsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorAnalytics>>> = ({ signal }) =>
    doctorAnalytics(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorAnalyticsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorAnalytics>>>;
export type DoctorAnalyticsSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Analytics
 */

export function useDoctorAnalyticsSuspense<
  TData = Awaited<ReturnType<typeof doctorAnalytics>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: DoctorAnalyticsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorAnalytics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorAnalyticsSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorArchiveUrl = (params?: DoctorArchiveParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/fo/doctor/archive?${stringifiedParams}` : `/api/v0/fo/doctor/archive`;
};

/**
 * Ended visits, newest first.
 * @summary Archive
 */
export const doctorArchive = async (
  params?: DoctorArchiveParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorArchive200> => {
  return http<DoctorArchive200>(getDoctorArchiveUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorArchiveQueryKey = (params?: DoctorArchiveParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'archive', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorArchiveQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorArchiveQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorArchive>>> = ({ signal }) =>
    doctorArchive(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorArchive>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorArchiveQueryResult = NonNullable<Awaited<ReturnType<typeof doctorArchive>>>;
export type DoctorArchiveQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorArchiveParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorArchive>>,
          TError,
          Awaited<ReturnType<typeof doctorArchive>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorArchive>>,
          TError,
          Awaited<ReturnType<typeof doctorArchive>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Archive
 */

export function useDoctorArchive<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorArchiveQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorArchive} query
 */
export const invalidateDoctorArchive = async (
  queryClient: QueryClient,
  params?: DoctorArchiveParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorArchiveQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorArchiveSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorArchiveQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorArchive>>> = ({ signal }) =>
    doctorArchive(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorArchiveSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorArchive>>>;
export type DoctorArchiveSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params: undefined | DoctorArchiveParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Archive
 */

export function useDoctorArchiveSuspense<
  TData = Awaited<ReturnType<typeof doctorArchive>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  params?: DoctorArchiveParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorArchive>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorArchiveSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
