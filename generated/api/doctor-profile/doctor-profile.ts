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
import type { ContactInfoRequest } from '../../models/contact-info-request.ts';
import type { DescriptionRequest } from '../../models/description-request.ts';
import type { DoctorAvatarUpdateAnswer } from '../../models/doctor-avatar-update-answer.ts';
import type { DoctorContactInfoUpdateAnswer } from '../../models/doctor-contact-info-update-answer.ts';
import type { DoctorDescriptionUpdateAnswer } from '../../models/doctor-description-update-answer.ts';
import type { DoctorEducationCreateAnswer } from '../../models/doctor-education-create-answer.ts';
import type { DoctorEducationCreateHeaders } from '../../models/doctor-education-create-headers.ts';
import type { DoctorProfileInfoAnswer } from '../../models/doctor-profile-info-answer.ts';
import type { DoctorWorkExperienceCreateAnswer } from '../../models/doctor-work-experience-create-answer.ts';
import type { DoctorWorkExperienceCreateHeaders } from '../../models/doctor-work-experience-create-headers.ts';
import type { EducationRequest } from '../../models/education-request.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { WorkExperienceRequest } from '../../models/work-experience-request.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactInfoRequest),
  });
};

export const getDoctorContactInfoUpdateMutationKey = () => ['doctorContactInfoUpdate'] as const;

export const getDoctorContactInfoUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorContactInfoUpdateMutationVariables = { data: ContactInfoRequest };

/**
 * @summary Change contact info
 */
export const useDoctorContactInfoUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
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
  headers?: DoctorWorkExperienceCreateHeaders,
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
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
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
    | ValidationFailedResponse
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
    const { data, headers } = props ?? {};

    return doctorWorkExperienceCreate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorWorkExperienceCreateMutationVariables = {
  data: WorkExperienceRequest;
  headers?: DoctorWorkExperienceCreateHeaders;
};

/**
 * @summary Add work experience
 */
export const useDoctorWorkExperienceCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
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
  headers?: DoctorEducationCreateHeaders,
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
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
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
    | ValidationFailedResponse
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
    const { data, headers } = props ?? {};

    return doctorEducationCreate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorEducationCreateMutationVariables = { data: EducationRequest; headers?: DoctorEducationCreateHeaders };

/**
 * @summary Add education
 */
export const useDoctorEducationCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(descriptionRequest),
  });
};

export const getDoctorDescriptionUpdateMutationKey = () => ['doctorDescriptionUpdate'] as const;

export const getDoctorDescriptionUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorDescriptionUpdateMutationVariables = { data: DescriptionRequest };

/**
 * @summary Change the description
 */
export const useDoctorDescriptionUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
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
    | ValidationFailedResponse
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
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
    | ValidationFailedResponse
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
