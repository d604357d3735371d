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
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { DoctorAbsenceCreateAnswer } from '../../models/doctor-absence-create-answer.ts';
import type { DoctorAbsenceCreateHeaders } from '../../models/doctor-absence-create-headers.ts';
import type { DoctorAbsenceListAnswer } from '../../models/doctor-absence-list-answer.ts';
import type { DoctorOperatingModeUpdateAnswer } from '../../models/doctor-operating-mode-update-answer.ts';
import type { DoctorOperatingModeUpdateHeaders } from '../../models/doctor-operating-mode-update-headers.ts';
import type { DoctorOperatingModesAnswer } from '../../models/doctor-operating-modes-answer.ts';
import type { DoctorScheduleSettingsAnswer } from '../../models/doctor-schedule-settings-answer.ts';
import type { DoctorScheduleSettingsUpdateAnswer } from '../../models/doctor-schedule-settings-update-answer.ts';
import type { DoctorScheduleSettingsUpdateHeaders } from '../../models/doctor-schedule-settings-update-headers.ts';
import type { DoctorTouchedVisitsAnswer } from '../../models/doctor-touched-visits-answer.ts';
import type { DoctorTouchedVisitsParams } from '../../models/doctor-touched-visits-params.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { OperatingModeRequest } from '../../models/operating-mode-request.ts';
import type { ScheduleSettings } from '../../models/schedule-settings.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import { getDoctorVisitListQueryKey } from '../doctor-visits/doctor-visits.ts';

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

export const getDoctorScheduleSettingsUrl = () => {
  return `/api/v0/fo/doctor/schedule/settings`;
};

/**
 * How patients may book.
 * @summary Schedule settings
 */
export const doctorScheduleSettings = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorScheduleSettingsAnswer> => {
  return http<DoctorScheduleSettingsAnswer>(getDoctorScheduleSettingsUrl(), {
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
  headers?: DoctorScheduleSettingsUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorScheduleSettingsUpdateAnswer> => {
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
  return http<DoctorScheduleSettingsUpdateAnswer>(getDoctorScheduleSettingsUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(scheduleSettings),
  });
};

export const getDoctorScheduleSettingsUpdateMutationKey = () => ['doctorScheduleSettingsUpdate'] as const;

export const getDoctorScheduleSettingsUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | StaleResponse
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
    const { data, headers } = props ?? {};

    return doctorScheduleSettingsUpdate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorScheduleSettingsUpdateMutationVariables = {
  data: ScheduleSettings;
  headers?: DoctorScheduleSettingsUpdateHeaders;
};

/**
 * @summary Change schedule settings
 */
export const useDoctorScheduleSettingsUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
    | UnexpectedResponse
  >,
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
export const doctorOperatingModes = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorOperatingModesAnswer> => {
  return http<DoctorOperatingModesAnswer>(getDoctorOperatingModesUrl(), {
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
  headers?: DoctorOperatingModeUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorOperatingModeUpdateAnswer> => {
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
  return http<DoctorOperatingModeUpdateAnswer>(getDoctorOperatingModeUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
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
    | StaleResponse
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
    const { id, data, headers } = props ?? {};

    return doctorOperatingModeUpdate(id, data, headers, requestOptions);
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
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorOperatingModeUpdateMutationVariables = {
  id: number;
  data: OperatingModeRequest;
  headers?: DoctorOperatingModeUpdateHeaders;
};

/**
 * @summary Change the hours in a filial
 */
export const useDoctorOperatingModeUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | StaleResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
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
 * @summary Visits that a change may touch
 */
export const doctorTouchedVisits = async (
  params: DoctorTouchedVisitsParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorTouchedVisitsAnswer> => {
  return http<DoctorTouchedVisitsAnswer>(getDoctorTouchedVisitsUrl(params), {
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
 * @summary Visits that a change may touch
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
 * @summary Visits that a change may touch
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
export const doctorAbsenceList = async (options?: Parameters<typeof http>[1]): Promise<DoctorAbsenceListAnswer> => {
  return http<DoctorAbsenceListAnswer>(getDoctorAbsenceListUrl(), {
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
  headers?: DoctorAbsenceCreateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorAbsenceCreateAnswer> => {
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
  return http<DoctorAbsenceCreateAnswer>(getDoctorAbsenceCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(absenceRequest),
  });
};

export const getDoctorAbsenceCreateMutationKey = () => ['doctorAbsenceCreate'] as const;

export const getDoctorAbsenceCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ConflictResponse
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
    const { data, headers } = props ?? {};

    return doctorAbsenceCreate(data, headers, requestOptions);
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
  | UnauthorizedResponse
  | ForbiddenResponse
  | ConflictResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ValidationFailedResponse
  | UnexpectedResponse
>;
export type DoctorAbsenceCreateMutationVariables = { data: AbsenceRequest; headers?: DoctorAbsenceCreateHeaders };

/**
 * @summary Add an absence
 */
export const useDoctorAbsenceCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TooLargeResponse
    | UnsupportedTypeResponse
    | ValidationFailedResponse
    | UnexpectedResponse
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
