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
import type { ApiError } from '../../models/api-error.ts';
import type { DoctorAbsenceCreateAnswer } from '../../models/doctor-absence-create-answer.ts';
import type { DoctorAbsenceListAnswer } from '../../models/doctor-absence-list-answer.ts';
import type { DoctorAbsenceUpdateAnswer } from '../../models/doctor-absence-update-answer.ts';
import type { DoctorAbsenceUpdateHeaders } from '../../models/doctor-absence-update-headers.ts';
import type { DoctorCalendarAnswer } from '../../models/doctor-calendar-answer.ts';
import type { DoctorCalendarParams } from '../../models/doctor-calendar-params.ts';
import type { DoctorOperatingModeUpdateAnswer } from '../../models/doctor-operating-mode-update-answer.ts';
import type { DoctorOperatingModeUpdateHeaders } from '../../models/doctor-operating-mode-update-headers.ts';
import type { DoctorOperatingModesAnswer } from '../../models/doctor-operating-modes-answer.ts';
import type { DoctorScheduleDryRunAnswer } from '../../models/doctor-schedule-dry-run-answer.ts';
import type { DoctorScheduleSettingsAnswer } from '../../models/doctor-schedule-settings-answer.ts';
import type { DoctorScheduleSettingsUpdateAnswer } from '../../models/doctor-schedule-settings-update-answer.ts';
import type { DoctorScheduleSettingsUpdateHeaders } from '../../models/doctor-schedule-settings-update-headers.ts';
import type { DoctorSpecialDayCreateAnswer } from '../../models/doctor-special-day-create-answer.ts';
import type { DoctorSpecialDayListAnswer } from '../../models/doctor-special-day-list-answer.ts';
import type { DoctorSpecialDayUpdateAnswer } from '../../models/doctor-special-day-update-answer.ts';
import type { DoctorSpecialDayUpdateHeaders } from '../../models/doctor-special-day-update-headers.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { OperatingModeRequest } from '../../models/operating-mode-request.ts';
import type { ScheduleDryRunRequest } from '../../models/schedule-dry-run-request.ts';
import type { ScheduleSettings } from '../../models/schedule-settings.ts';
import type { SpecialDayRequest } from '../../models/special-day-request.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getDoctorHomeQueryKey } from '../doctor-home/doctor-home.ts';
import { getDoctorReadinessQueryKey } from '../doctor-readiness/doctor-readiness.ts';
import { getDoctorSlotListQueryKey, getDoctorVisitListQueryKey } from '../doctor-visits/doctor-visits.ts';
import { getDoctorWaitlistQueryKey } from '../doctor-waitlist/doctor-waitlist.ts';

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
 * Saves the booking settings. They apply to later bookings; booked visits do not change.
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
    | ApiError
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
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
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
  | ApiError
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
    | ApiError
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
 * Hours and breaks of each weekday by filial, for even and odd weeks if they differ.
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
 * Never silently cancels a visit: visits that have a place now and would have none need a decision each, else 409 lists them.
 * Hours outside the opening hours of the filial are saved and offer no times. A doctor is in one place at a time: hours that
 * would overlap those in another filial are refused at `days`; where they overlap already, the overlap may only become shorter.
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
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
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
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
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
export const getDoctorScheduleDryRunUrl = () => {
  return `/api/v0/fo/doctor/schedule/dry-run`;
};

/**
 * Only reads. Lists the visits in all filials that a change would leave without a place, with times to which they
 * could be moved, and the free times that patients would see. An invalid change is refused like by the saving
 * operation, at the same fields within its part (`absence.date_to`).
 * @summary Effects of a change
 */
export const doctorScheduleDryRun = async (
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorScheduleDryRunAnswer> => {
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
  return http<DoctorScheduleDryRunAnswer>(getDoctorScheduleDryRunUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(scheduleDryRunRequest),
  });
};

export const getDoctorScheduleDryRunQueryKey = (scheduleDryRunRequest?: ScheduleDryRunRequest) => {
  return ['POST', 'api', 'v0', 'fo', 'doctor', 'schedule', 'dry-run', scheduleDryRunRequest].filter(
    (q) => q !== undefined,
  );
};

export const getDoctorScheduleDryRunQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorScheduleDryRunQueryKey(scheduleDryRunRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorScheduleDryRun>>> = ({ signal }) =>
    doctorScheduleDryRun(scheduleDryRunRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorScheduleDryRun>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorScheduleDryRunQueryResult = NonNullable<Awaited<ReturnType<typeof doctorScheduleDryRun>>>;
export type DoctorScheduleDryRunQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;

export function useDoctorScheduleDryRun<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorScheduleDryRun>>,
          TError,
          Awaited<ReturnType<typeof doctorScheduleDryRun>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleDryRun<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorScheduleDryRun>>,
          TError,
          Awaited<ReturnType<typeof doctorScheduleDryRun>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleDryRun<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Effects of a change
 */

export function useDoctorScheduleDryRun<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorScheduleDryRunQueryOptions(scheduleDryRunRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorScheduleDryRun} query
 */
export const invalidateDoctorScheduleDryRun = async (
  queryClient: QueryClient,
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorScheduleDryRunQueryKey(scheduleDryRunRequest) }, options);

  return queryClient;
};

export const getDoctorScheduleDryRunSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorScheduleDryRunQueryKey(scheduleDryRunRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorScheduleDryRun>>> = ({ signal }) =>
    doctorScheduleDryRun(scheduleDryRunRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorScheduleDryRunSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorScheduleDryRun>>>;
export type DoctorScheduleDryRunSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;

export function useDoctorScheduleDryRunSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleDryRunSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorScheduleDryRunSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Effects of a change
 */

export function useDoctorScheduleDryRunSuspense<
  TData = Awaited<ReturnType<typeof doctorScheduleDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  scheduleDryRunRequest: ScheduleDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorScheduleDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorScheduleDryRunSuspenseQueryOptions(scheduleDryRunRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorCalendarUrl = (params: DoctorCalendarParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/fo/doctor/schedule/calendar?${stringifiedParams}`
    : `/api/v0/fo/doctor/schedule/calendar`;
};

/**
 * Hours, breaks, absences, special days and holidays of each day, for a calendar; the visits come from `doctorVisitList`.
 * @summary A range of days
 */
export const doctorCalendar = async (
  params: DoctorCalendarParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorCalendarAnswer> => {
  return http<DoctorCalendarAnswer>(getDoctorCalendarUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorCalendarQueryKey = (params?: DoctorCalendarParams) => {
  return ['api', 'v0', 'fo', 'doctor', 'schedule', 'calendar', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getDoctorCalendarQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorCalendarQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorCalendar>>> = ({ signal }) =>
    doctorCalendar(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorCalendar>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof doctorCalendar>>>;
export type DoctorCalendarQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorCalendar<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorCalendar>>,
          TError,
          Awaited<ReturnType<typeof doctorCalendar>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorCalendar<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorCalendar>>,
          TError,
          Awaited<ReturnType<typeof doctorCalendar>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorCalendar<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A range of days
 */

export function useDoctorCalendar<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorCalendarQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorCalendar} query
 */
export const invalidateDoctorCalendar = async (
  queryClient: QueryClient,
  params: DoctorCalendarParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorCalendarQueryKey(params) }, options);

  return queryClient;
};

export const getDoctorCalendarSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorCalendarQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorCalendar>>> = ({ signal }) =>
    doctorCalendar(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorCalendarSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorCalendar>>>;
export type DoctorCalendarSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse
>;

export function useDoctorCalendarSuspense<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorCalendarSuspense<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorCalendarSuspense<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary A range of days
 */

export function useDoctorCalendarSuspense<
  TData = Awaited<ReturnType<typeof doctorCalendar>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ApiError | UnexpectedResponse>,
>(
  params: DoctorCalendarParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorCalendar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorCalendarSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorAbsenceListUrl = () => {
  return `/api/v0/fo/doctor/schedule/absences`;
};

/**
 * Future and past absences, newest first.
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
 * Adds an absence. Each visit during it needs a decision, else 409 lists the visits; also 409 at `date_from` if it overlaps another absence.
 * @summary Add an absence
 */
export const doctorAbsenceCreate = async (
  absenceRequest: AbsenceRequest,
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
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(absenceRequest),
  });
};

export const getDoctorAbsenceCreateMutationKey = () => ['doctorAbsenceCreate'] as const;

export const getDoctorAbsenceCreateMutationOptions = <
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
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorAbsenceCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorAbsenceCreate>>>;
export type DoctorAbsenceCreateMutationBody = AbsenceRequest;
export type DoctorAbsenceCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorAbsenceCreateMutationVariables = { data: AbsenceRequest };

/**
 * @summary Add an absence
 */
export const useDoctorAbsenceCreate = <
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
export const getDoctorAbsenceUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/schedule/absences/${encodeURIComponent(String(id))}`;
};

/**
 * Changes an absence by the rules of `doctorAbsenceCreate`. An absence that has begun keeps its start.
 * @summary Change an absence
 */
export const doctorAbsenceUpdate = async (
  id: number,
  absenceRequest: AbsenceRequest,
  headers?: DoctorAbsenceUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorAbsenceUpdateAnswer> => {
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
  return http<DoctorAbsenceUpdateAnswer>(getDoctorAbsenceUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(absenceRequest),
  });
};

export const getDoctorAbsenceUpdateMutationKey = () => ['doctorAbsenceUpdate'] as const;

export const getDoctorAbsenceUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorAbsenceUpdate>>,
      TError,
      DoctorAbsenceUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorAbsenceUpdate>>,
  TError,
  DoctorAbsenceUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorAbsenceUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorAbsenceUpdate>>,
    DoctorAbsenceUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return doctorAbsenceUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorAbsenceUpdate>>,
    variables: DoctorAbsenceUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorAbsenceUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorAbsenceUpdate>>>;
export type DoctorAbsenceUpdateMutationBody = AbsenceRequest;
export type DoctorAbsenceUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorAbsenceUpdateMutationVariables = {
  id: number;
  data: AbsenceRequest;
  headers?: DoctorAbsenceUpdateHeaders;
};

/**
 * @summary Change an absence
 */
export const useDoctorAbsenceUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorAbsenceUpdate>>,
      TError,
      DoctorAbsenceUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorAbsenceUpdate>>,
  TError,
  DoctorAbsenceUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorAbsenceUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorAbsenceDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/schedule/absences/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the absence; its time is bookable again.
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
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
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
export const getDoctorSpecialDayListUrl = () => {
  return `/api/v0/fo/doctor/schedule/special-days`;
};

/**
 * Future and past special days, newest first.
 * @summary Special days
 */
export const doctorSpecialDayList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialDayListAnswer> => {
  return http<DoctorSpecialDayListAnswer>(getDoctorSpecialDayListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSpecialDayListQueryKey = () => {
  return ['api', 'v0', 'fo', 'doctor', 'schedule', 'special-days'].filter((q) => q !== undefined);
};

export const getDoctorSpecialDayListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialDayListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialDayList>>> = ({ signal }) =>
    doctorSpecialDayList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSpecialDayList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSpecialDayListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSpecialDayList>>>;
export type DoctorSpecialDayListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useDoctorSpecialDayList<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialDayList>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialDayList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialDayList<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSpecialDayList>>,
          TError,
          Awaited<ReturnType<typeof doctorSpecialDayList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialDayList<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Special days
 */

export function useDoctorSpecialDayList<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialDayListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSpecialDayList} query
 */
export const invalidateDoctorSpecialDayList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSpecialDayListQueryKey() }, options);

  return queryClient;
};

export const getDoctorSpecialDayListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSpecialDayListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSpecialDayList>>> = ({ signal }) =>
    doctorSpecialDayList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSpecialDayListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSpecialDayList>>>;
export type DoctorSpecialDayListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useDoctorSpecialDayListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialDayListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSpecialDayListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Special days
 */

export function useDoctorSpecialDayListSuspense<
  TData = Awaited<ReturnType<typeof doctorSpecialDayList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSpecialDayList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSpecialDayListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSpecialDayCreateUrl = () => {
  return `/api/v0/fo/doctor/schedule/special-days`;
};

/**
 * Sets changed hours on one date, or an additional day. Each displaced visit needs a decision; also 409 at `date` if the filial has a special day then.
 * @summary Add a special day
 */
export const doctorSpecialDayCreate = async (
  specialDayRequest: SpecialDayRequest,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialDayCreateAnswer> => {
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
  return http<DoctorSpecialDayCreateAnswer>(getDoctorSpecialDayCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(specialDayRequest),
  });
};

export const getDoctorSpecialDayCreateMutationKey = () => ['doctorSpecialDayCreate'] as const;

export const getDoctorSpecialDayCreateMutationOptions = <
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
      Awaited<ReturnType<typeof doctorSpecialDayCreate>>,
      TError,
      DoctorSpecialDayCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialDayCreate>>,
  TError,
  DoctorSpecialDayCreateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialDayCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialDayCreate>>,
    DoctorSpecialDayCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return doctorSpecialDayCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialDayCreate>>,
    variables: DoctorSpecialDayCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialDayCreateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorSpecialDayCreate>>>;
export type DoctorSpecialDayCreateMutationBody = SpecialDayRequest;
export type DoctorSpecialDayCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type DoctorSpecialDayCreateMutationVariables = { data: SpecialDayRequest };

/**
 * @summary Add a special day
 */
export const useDoctorSpecialDayCreate = <
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
      Awaited<ReturnType<typeof doctorSpecialDayCreate>>,
      TError,
      DoctorSpecialDayCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialDayCreate>>,
  TError,
  DoctorSpecialDayCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorSpecialDayCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorSpecialDayUpdateUrl = (id: number) => {
  return `/api/v0/fo/doctor/schedule/special-days/${encodeURIComponent(String(id))}`;
};

/**
 * As adding one.
 * @summary Change a special day
 */
export const doctorSpecialDayUpdate = async (
  id: number,
  specialDayRequest: SpecialDayRequest,
  headers?: DoctorSpecialDayUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSpecialDayUpdateAnswer> => {
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
  return http<DoctorSpecialDayUpdateAnswer>(getDoctorSpecialDayUpdateUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(specialDayRequest),
  });
};

export const getDoctorSpecialDayUpdateMutationKey = () => ['doctorSpecialDayUpdate'] as const;

export const getDoctorSpecialDayUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorSpecialDayUpdate>>,
      TError,
      DoctorSpecialDayUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialDayUpdate>>,
  TError,
  DoctorSpecialDayUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialDayUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialDayUpdate>>,
    DoctorSpecialDayUpdateMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return doctorSpecialDayUpdate(id, data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialDayUpdate>>,
    variables: DoctorSpecialDayUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialDayUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof doctorSpecialDayUpdate>>>;
export type DoctorSpecialDayUpdateMutationBody = SpecialDayRequest;
export type DoctorSpecialDayUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ApiError
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type DoctorSpecialDayUpdateMutationVariables = {
  id: number;
  data: SpecialDayRequest;
  headers?: DoctorSpecialDayUpdateHeaders;
};

/**
 * @summary Change a special day
 */
export const useDoctorSpecialDayUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof doctorSpecialDayUpdate>>,
      TError,
      DoctorSpecialDayUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialDayUpdate>>,
  TError,
  DoctorSpecialDayUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorSpecialDayUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getDoctorSpecialDayDeleteUrl = (id: number) => {
  return `/api/v0/fo/doctor/schedule/special-days/${encodeURIComponent(String(id))}`;
};

/**
 * Deletes the special day, so the usual hours apply again. 409 with the ids of visits outside the usual hours; decide about them first by changing the special day to a day off.
 * @summary Remove a special day
 */
export const doctorSpecialDayDelete = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getDoctorSpecialDayDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getDoctorSpecialDayDeleteMutationKey = () => ['doctorSpecialDayDelete'] as const;

export const getDoctorSpecialDayDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialDayDelete>>,
      TError,
      DoctorSpecialDayDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof doctorSpecialDayDelete>>,
  TError,
  DoctorSpecialDayDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getDoctorSpecialDayDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof doctorSpecialDayDelete>>,
    DoctorSpecialDayDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return doctorSpecialDayDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof doctorSpecialDayDelete>>,
    variables: DoctorSpecialDayDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getDoctorScheduleSettingsQueryKey(),
            getDoctorOperatingModesQueryKey(),
            getDoctorScheduleDryRunQueryKey(),
            getDoctorCalendarQueryKey(),
            getDoctorAbsenceListQueryKey(),
            getDoctorSpecialDayListQueryKey(),
            getDoctorVisitListQueryKey(),
            getDoctorSlotListQueryKey(),
            getDoctorHomeQueryKey(),
            ['api', 'v0', 'front', 'doctors'],
            getDoctorWaitlistQueryKey(),
            getDoctorReadinessQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DoctorSpecialDayDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof doctorSpecialDayDelete>>>;

export type DoctorSpecialDayDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse
>;
export type DoctorSpecialDayDeleteMutationVariables = { id: number };

/**
 * @summary Remove a special day
 */
export const useDoctorSpecialDayDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof doctorSpecialDayDelete>>,
      TError,
      DoctorSpecialDayDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof doctorSpecialDayDelete>>,
  TError,
  DoctorSpecialDayDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getDoctorSpecialDayDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
