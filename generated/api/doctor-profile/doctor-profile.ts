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
import type { AvatarRequest } from '../../models/avatar-request.ts';
import type { CertificateRequest } from '../../models/certificate-request.ts';
import type { ContactInfoRequest } from '../../models/contact-info-request.ts';
import type { DescriptionRequest } from '../../models/description-request.ts';
import type { DoctorAvatarUpdateAnswer } from '../../models/doctor-avatar-update-answer.ts';
import type { DoctorCertificateCreateAnswer } from '../../models/doctor-certificate-create-answer.ts';
import type { DoctorCertificateUpdateAnswer } from '../../models/doctor-certificate-update-answer.ts';
import type { DoctorCertificateUpdateHeaders } from '../../models/doctor-certificate-update-headers.ts';
import type { DoctorContactInfoUpdateAnswer } from '../../models/doctor-contact-info-update-answer.ts';
import type { DoctorContactInfoUpdateHeaders } from '../../models/doctor-contact-info-update-headers.ts';
import type { DoctorDescriptionUpdateAnswer } from '../../models/doctor-description-update-answer.ts';
import type { DoctorDescriptionUpdateHeaders } from '../../models/doctor-description-update-headers.ts';
import type { DoctorEducationCreateAnswer } from '../../models/doctor-education-create-answer.ts';
import type { DoctorEducationUpdateAnswer } from '../../models/doctor-education-update-answer.ts';
import type { DoctorEducationUpdateHeaders } from '../../models/doctor-education-update-headers.ts';
import type { DoctorNameRequest } from '../../models/doctor-name-request.ts';
import type { DoctorNameUpdateAnswer } from '../../models/doctor-name-update-answer.ts';
import type { DoctorNameUpdateHeaders } from '../../models/doctor-name-update-headers.ts';
import type { DoctorProfileInfoAnswer } from '../../models/doctor-profile-info-answer.ts';
import type { DoctorQualificationRequest } from '../../models/doctor-qualification-request.ts';
import type { DoctorQualificationUpdateAnswer } from '../../models/doctor-qualification-update-answer.ts';
import type { DoctorQualificationUpdateHeaders } from '../../models/doctor-qualification-update-headers.ts';
import type { DoctorReceptionRequest } from '../../models/doctor-reception-request.ts';
import type { DoctorReceptionUpdateAnswer } from '../../models/doctor-reception-update-answer.ts';
import type { DoctorReceptionUpdateHeaders } from '../../models/doctor-reception-update-headers.ts';
import type { DoctorWorkExperienceCreateAnswer } from '../../models/doctor-work-experience-create-answer.ts';
import type { DoctorWorkExperienceUpdateAnswer } from '../../models/doctor-work-experience-update-answer.ts';
import type { DoctorWorkExperienceUpdateHeaders } from '../../models/doctor-work-experience-update-headers.ts';
import type { EducationRequest } from '../../models/education-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { WorkExperienceRequest } from '../../models/work-experience-request.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';
import { getDoctorReadinessQueryKey } from '../doctor-readiness/doctor-readiness.ts';
import { getDoctorServiceLinkListQueryKey } from '../doctor-services/doctor-services.ts';

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

export const getDoctorProfileInfoUrl = () => {
  return `/api/v0/fo/doctor/profile/info`;
};

/**
 * The full profile.
 * @summary Own profile of the doctor
 */
export const doctorProfileInfo = async (options?: Parameters<typeof http>[1]): Promise<DoctorProfileInfoAnswer> => {
  return http<DoctorProfileInfoAnswer>(getDoctorProfileInfoUrl(), {
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
  headers?: DoctorContactInfoUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorContactInfoUpdateAnswer> => {
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
  return http<DoctorContactInfoUpdateAnswer>(getDoctorContactInfoUpdateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(contactInfoRequest),
  });
};

export const getDoctorContactInfoUpdateMutationKey = () => ['doctorContactInfoUpdate'] as const;

export const getDoctorContactInfoUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
    const { data, headers } = props ?? {};

    return doctorContactInfoUpdate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorContactInfoUpdateMutationVariables = {
  data: ContactInfoRequest;
  headers?: DoctorContactInfoUpdateHeaders;
};

/**
 * @summary Change contact info
 */
export const useDoctorContactInfoUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
): Promise<DoctorWorkExperienceCreateAnswer> => {
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
  return http<DoctorWorkExperienceCreateAnswer>(getDoctorWorkExperienceCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workExperienceRequest),
  });
};

export const getDoctorWorkExperienceCreateMutationKey = () => ['doctorWorkExperienceCreate'] as const;

export const getDoctorWorkExperienceCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type DoctorWorkExperienceCreateMutationVariables = { data: WorkExperienceRequest };

/**
 * @summary Add work experience
 */
export const useDoctorWorkExperienceCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
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
export const getDoctorWorkExperienceUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/profile/work-experience/${encodeURIComponent(String(id))}`;
};

/**
 * Saves the entry.
 * @summary Change work experience
 */
export const doctorWorkExperienceUpdate = async (
  id: number,
  workExperienceRequest: WorkExperienceRequest,
  headers?: DoctorWorkExperienceUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorWorkExperienceUpdateAnswer> => {
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
  return http<DoctorWorkExperienceUpdateAnswer>(getDoctorWorkExperienceUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(workExperienceRequest),
  });
};

export const getDoctorWorkExperienceUpdateMutationKey = () => ['doctorWorkExperienceUpdate'] as const;

export const getDoctorWorkExperienceUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>,
      TError,
      DoctorWorkExperienceUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>,
  TError,
  DoctorWorkExperienceUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorWorkExperienceUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>,
    DoctorWorkExperienceUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return doctorWorkExperienceUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>,
    variables: DoctorWorkExperienceUpdateMutationVariables,
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

export type DoctorWorkExperienceUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>
>;
export type DoctorWorkExperienceUpdateMutationBody = WorkExperienceRequest;
export type DoctorWorkExperienceUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorWorkExperienceUpdateMutationVariables = {
  id: number;
  data: WorkExperienceRequest;
  headers?: DoctorWorkExperienceUpdateHeaders;
};

/**
 * @summary Change work experience
 */
export const useDoctorWorkExperienceUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>,
      TError,
      DoctorWorkExperienceUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorWorkExperienceUpdate>>,
  TError,
  DoctorWorkExperienceUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorWorkExperienceUpdateMutationOptions(queryClient ?? backupQueryClient, options),
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
): Promise<DoctorEducationCreateAnswer> => {
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
  return http<DoctorEducationCreateAnswer>(getDoctorEducationCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(educationRequest),
  });
};

export const getDoctorEducationCreateMutationKey = () => ['doctorEducationCreate'] as const;

export const getDoctorEducationCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type DoctorEducationCreateMutationVariables = { data: EducationRequest };

/**
 * @summary Add education
 */
export const useDoctorEducationCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
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
export const getDoctorEducationUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/profile/education/${encodeURIComponent(String(id))}`;
};

/**
 * Saves the entry.
 * @summary Change education
 */
export const doctorEducationUpdate = async (
  id: number,
  educationRequest: EducationRequest,
  headers?: DoctorEducationUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorEducationUpdateAnswer> => {
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
  return http<DoctorEducationUpdateAnswer>(getDoctorEducationUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(educationRequest),
  });
};

export const getDoctorEducationUpdateMutationKey = () => ['doctorEducationUpdate'] as const;

export const getDoctorEducationUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorEducationUpdate>>,
      TError,
      DoctorEducationUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorEducationUpdate>>,
  TError,
  DoctorEducationUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorEducationUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorEducationUpdate>>,
    DoctorEducationUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return doctorEducationUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorEducationUpdate>>,
    variables: DoctorEducationUpdateMutationVariables,
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

export type DoctorEducationUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorEducationUpdate>>>;
export type DoctorEducationUpdateMutationBody = EducationRequest;
export type DoctorEducationUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorEducationUpdateMutationVariables = {
  id: number;
  data: EducationRequest;
  headers?: DoctorEducationUpdateHeaders;
};

/**
 * @summary Change education
 */
export const useDoctorEducationUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorEducationUpdate>>,
      TError,
      DoctorEducationUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorEducationUpdate>>,
  TError,
  DoctorEducationUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorEducationUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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
  headers?: DoctorDescriptionUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorDescriptionUpdateAnswer> => {
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
  return http<DoctorDescriptionUpdateAnswer>(getDoctorDescriptionUpdateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(descriptionRequest),
  });
};

export const getDoctorDescriptionUpdateMutationKey = () => ['doctorDescriptionUpdate'] as const;

export const getDoctorDescriptionUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
    const { data, headers } = props ?? {};

    return doctorDescriptionUpdate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorDescriptionUpdateMutationVariables = {
  data: DescriptionRequest;
  headers?: DoctorDescriptionUpdateHeaders;
};

/**
 * @summary Change the description
 */
export const useDoctorDescriptionUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
): Promise<DoctorAvatarUpdateAnswer> => {
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
  return http<DoctorAvatarUpdateAnswer>(getDoctorAvatarUpdateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(avatarRequest),
  });
};

export const getDoctorAvatarUpdateMutationKey = () => ['doctorAvatarUpdate'] as const;

export const getDoctorAvatarUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type DoctorAvatarUpdateMutationVariables = { data: AvatarRequest };

/**
 * @summary Change the picture
 */
export const useDoctorAvatarUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
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
export const getDoctorNameUpdateUrl = () => {
  return `/api/v0/fo/doctor/profile/update/name`;
};

/**
 * Saves surname, name and patronymic. The URL of the page does not change, so that links keep working.
 * @summary Change the own name
 */
export const doctorNameUpdate = async (
  doctorNameRequest: DoctorNameRequest,
  headers?: DoctorNameUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorNameUpdateAnswer> => {
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
  return http<DoctorNameUpdateAnswer>(getDoctorNameUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorNameRequest),
  });
};

export const getDoctorNameUpdateMutationKey = () => ['doctorNameUpdate'] as const;

export const getDoctorNameUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorNameUpdate>>,
      TError,
      DoctorNameUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorNameUpdate>>,
  TError,
  DoctorNameUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorNameUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorNameUpdate>>,
    DoctorNameUpdateMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return doctorNameUpdate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorNameUpdate>>,
    variables: DoctorNameUpdateMutationVariables,
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

export type DoctorNameUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorNameUpdate>>>;
export type DoctorNameUpdateMutationBody = DoctorNameRequest;
export type DoctorNameUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorNameUpdateMutationVariables = { data: DoctorNameRequest; headers?: DoctorNameUpdateHeaders };

/**
 * @summary Change the own name
 */
export const useDoctorNameUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorNameUpdate>>,
      TError,
      DoctorNameUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorNameUpdate>>,
  TError,
  DoctorNameUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorNameUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorReceptionUpdateUrl = () => {
  return `/api/v0/fo/doctor/profile/update/reception`;
};

/**
 * Saves groups, ages and formats. Services of a removed format are hidden. 422 at `age_max`: below `age_min`, or 18
 * and more without adults; at `age_min`: below 18 without children, or 18 and more with them.
 * @summary Change the accepted patients
 */
export const doctorReceptionUpdate = async (
  doctorReceptionRequest: DoctorReceptionRequest,
  headers?: DoctorReceptionUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorReceptionUpdateAnswer> => {
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
  return http<DoctorReceptionUpdateAnswer>(getDoctorReceptionUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorReceptionRequest),
  });
};

export const getDoctorReceptionUpdateMutationKey = () => ['doctorReceptionUpdate'] as const;

export const getDoctorReceptionUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorReceptionUpdate>>,
      TError,
      DoctorReceptionUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorReceptionUpdate>>,
  TError,
  DoctorReceptionUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorReceptionUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorReceptionUpdate>>,
    DoctorReceptionUpdateMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return doctorReceptionUpdate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorReceptionUpdate>>,
    variables: DoctorReceptionUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorProfileInfoQueryKey(),
            getDoctorHomeQueryKey(),
            getDoctorServiceLinkListQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorReceptionUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorReceptionUpdate>>>;
export type DoctorReceptionUpdateMutationBody = DoctorReceptionRequest;
export type DoctorReceptionUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorReceptionUpdateMutationVariables = {
  data: DoctorReceptionRequest;
  headers?: DoctorReceptionUpdateHeaders;
};

/**
 * @summary Change the accepted patients
 */
export const useDoctorReceptionUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorReceptionUpdate>>,
      TError,
      DoctorReceptionUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorReceptionUpdate>>,
  TError,
  DoctorReceptionUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorReceptionUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorQualificationUpdateUrl = () => {
  return `/api/v0/fo/doctor/profile/update/qualification`;
};

/**
 * 422 at `category_id` and `degree_id`: no such entry of that kind; at `experience_since`: a year to come, or before the doctor was 18; at `licence.issued_on`: a day to come.
 * @summary Change category, degree, experience and certificate
 */
export const doctorQualificationUpdate = async (
  doctorQualificationRequest: DoctorQualificationRequest,
  headers?: DoctorQualificationUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorQualificationUpdateAnswer> => {
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
  return http<DoctorQualificationUpdateAnswer>(getDoctorQualificationUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(doctorQualificationRequest),
  });
};

export const getDoctorQualificationUpdateMutationKey = () => ['doctorQualificationUpdate'] as const;

export const getDoctorQualificationUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorQualificationUpdate>>,
      TError,
      DoctorQualificationUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorQualificationUpdate>>,
  TError,
  DoctorQualificationUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorQualificationUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorQualificationUpdate>>,
    DoctorQualificationUpdateMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return doctorQualificationUpdate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorQualificationUpdate>>,
    variables: DoctorQualificationUpdateMutationVariables,
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

export type DoctorQualificationUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof doctorQualificationUpdate>>
>;
export type DoctorQualificationUpdateMutationBody = DoctorQualificationRequest;
export type DoctorQualificationUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorQualificationUpdateMutationVariables = {
  data: DoctorQualificationRequest;
  headers?: DoctorQualificationUpdateHeaders;
};

/**
 * @summary Change category, degree, experience and certificate
 */
export const useDoctorQualificationUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorQualificationUpdate>>,
      TError,
      DoctorQualificationUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorQualificationUpdate>>,
  TError,
  DoctorQualificationUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(
    getDoctorQualificationUpdateMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
export const getDoctorCertificateCreateUrl = () => {
  return `/api/v0/fo/doctor/profile/certificates`;
};

/**
 * With a copy of the paper, if the doctor likes. 422 at `file_id`: not a file of this account.
 * @summary Add a certificate
 */
export const doctorCertificateCreate = async (
  certificateRequest: CertificateRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorCertificateCreateAnswer> => {
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
  return http<DoctorCertificateCreateAnswer>(getDoctorCertificateCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(certificateRequest),
  });
};

export const getDoctorCertificateCreateMutationKey = () => ['doctorCertificateCreate'] as const;

export const getDoctorCertificateCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorCertificateCreate>>,
      TError,
      DoctorCertificateCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorCertificateCreate>>,
  TError,
  DoctorCertificateCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorCertificateCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorCertificateCreate>>,
    DoctorCertificateCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorCertificateCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorCertificateCreate>>,
    variables: DoctorCertificateCreateMutationVariables,
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

export type DoctorCertificateCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorCertificateCreate>>>;
export type DoctorCertificateCreateMutationBody = CertificateRequest;
export type DoctorCertificateCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedTypeResponse | ApiError | UnexpectedResponse
>;
export type DoctorCertificateCreateMutationVariables = { data: CertificateRequest };

/**
 * @summary Add a certificate
 */
export const useDoctorCertificateCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ApiError
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorCertificateCreate>>,
      TError,
      DoctorCertificateCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorCertificateCreate>>,
  TError,
  DoctorCertificateCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorCertificateCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorCertificateUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/profile/certificates/${encodeURIComponent(String(id))}`;
};

/**
 * Saves the entry; 422 as `doctorCertificateCreate`.
 * @summary Change a certificate
 */
export const doctorCertificateUpdate = async (
  id: number,
  certificateRequest: CertificateRequest,
  headers?: DoctorCertificateUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorCertificateUpdateAnswer> => {
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
  return http<DoctorCertificateUpdateAnswer>(getDoctorCertificateUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(certificateRequest),
  });
};

export const getDoctorCertificateUpdateMutationKey = () => ['doctorCertificateUpdate'] as const;

export const getDoctorCertificateUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorCertificateUpdate>>,
      TError,
      DoctorCertificateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorCertificateUpdate>>,
  TError,
  DoctorCertificateUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorCertificateUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorCertificateUpdate>>,
    DoctorCertificateUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return doctorCertificateUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorCertificateUpdate>>,
    variables: DoctorCertificateUpdateMutationVariables,
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

export type DoctorCertificateUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorCertificateUpdate>>>;
export type DoctorCertificateUpdateMutationBody = CertificateRequest;
export type DoctorCertificateUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type DoctorCertificateUpdateMutationVariables = {
  id: number;
  data: CertificateRequest;
  headers?: DoctorCertificateUpdateHeaders;
};

/**
 * @summary Change a certificate
 */
export const useDoctorCertificateUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorCertificateUpdate>>,
      TError,
      DoctorCertificateUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorCertificateUpdate>>,
  TError,
  DoctorCertificateUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorCertificateUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorCertificateDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/profile/certificates/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the entry; the account keeps the file.
 * @summary Delete a certificate
 */
export const doctorCertificateDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorCertificateDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorCertificateDeleteMutationKey = () => ['doctorCertificateDelete'] as const;

export const getDoctorCertificateDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorCertificateDelete>>,
      TError,
      DoctorCertificateDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorCertificateDelete>>,
  TError,
  DoctorCertificateDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorCertificateDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorCertificateDelete>>,
    DoctorCertificateDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorCertificateDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorCertificateDelete>>,
    variables: DoctorCertificateDeleteMutationVariables,
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

export type DoctorCertificateDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorCertificateDelete>>>;

export type DoctorCertificateDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse
>;
export type DoctorCertificateDeleteMutationVariables = { id: number };

/**
 * @summary Delete a certificate
 */
export const useDoctorCertificateDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorCertificateDelete>>,
      TError,
      DoctorCertificateDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorCertificateDelete>>,
  TError,
  DoctorCertificateDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorCertificateDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
