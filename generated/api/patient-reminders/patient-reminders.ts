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
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { ReminderSettingsAnswer } from '../../models/reminder-settings-answer.ts';
import type { ReminderSettingsRequest } from '../../models/reminder-settings-request.ts';
import type { ReminderSettingsUpdateAnswer } from '../../models/reminder-settings-update-answer.ts';
import type { ReminderSettingsUpdateHeaders } from '../../models/reminder-settings-update-headers.ts';
import type { StaleResponse } from '../../models/stale-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
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

export const getReminderSettingsUrl = () => {
  return `/api/v0/fo/patient/reminder-settings`;
};

/**
 * How and when the patient is reminded of visits. The defaults are e-mail and SMS, on the evening before and two hours before, quiet hours from 22:00 to 08:00, for all people.
 * @summary Reminder settings
 */
export const reminderSettings = async (options?: Parameters<typeof http>[1]): Promise<ReminderSettingsAnswer> => {
  return http<ReminderSettingsAnswer>(getReminderSettingsUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getReminderSettingsQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'reminder-settings'].filter((q) => q !== undefined);
};

export const getReminderSettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReminderSettingsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reminderSettings>>> = ({ signal }) =>
    reminderSettings({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof reminderSettings>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ReminderSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof reminderSettings>>>;
export type ReminderSettingsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function useReminderSettings<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reminderSettings>>,
          TError,
          Awaited<ReturnType<typeof reminderSettings>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReminderSettings<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reminderSettings>>,
          TError,
          Awaited<ReturnType<typeof reminderSettings>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReminderSettings<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reminder settings
 */

export function useReminderSettings<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReminderSettingsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useReminderSettings} query
 */
export const invalidateReminderSettings = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getReminderSettingsQueryKey() }, options);

  return queryClient;
};

export const getReminderSettingsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReminderSettingsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof reminderSettings>>> = ({ signal }) =>
    reminderSettings({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ReminderSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof reminderSettings>>>;
export type ReminderSettingsSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function useReminderSettingsSuspense<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReminderSettingsSuspense<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useReminderSettingsSuspense<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reminder settings
 */

export function useReminderSettingsSuspense<
  TData = Awaited<ReturnType<typeof reminderSettings>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reminderSettings>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReminderSettingsSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReminderSettingsUpdateUrl = () => {
  return `/api/v0/fo/patient/reminder-settings`;
};

/**
 * Saves the settings. They apply at once, also to booked visits. 422 at `people` for a person outside the family, and for an `also_phone` of an adult.
 * @summary Change reminder settings
 */
export const reminderSettingsUpdate = async (
  reminderSettingsRequest: ReminderSettingsRequest,
  headers?: ReminderSettingsUpdateHeaders,
  options?: Parameters<typeof http>[1],
): Promise<ReminderSettingsUpdateAnswer> => {
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
  return http<ReminderSettingsUpdateAnswer>(getReminderSettingsUpdateUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(reminderSettingsRequest),
  });
};

export const getReminderSettingsUpdateMutationKey = () => ['reminderSettingsUpdate'] as const;

export const getReminderSettingsUpdateMutationOptions = <
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
      Awaited<ReturnType<typeof reminderSettingsUpdate>>,
      TError,
      ReminderSettingsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof reminderSettingsUpdate>>,
  TError,
  ReminderSettingsUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getReminderSettingsUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reminderSettingsUpdate>>,
    ReminderSettingsUpdateMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return reminderSettingsUpdate(data, headers, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reminderSettingsUpdate>>,
    variables: ReminderSettingsUpdateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getReminderSettingsQueryKey(), ['api', 'v0', 'fo', 'patient', 'visits'], getVisitListQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReminderSettingsUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof reminderSettingsUpdate>>>;
export type ReminderSettingsUpdateMutationBody = ReminderSettingsRequest;
export type ReminderSettingsUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleResponse
  | TooLargeResponse
  | UnsupportedTypeResponse
  | ApiError
  | UnexpectedResponse
>;
export type ReminderSettingsUpdateMutationVariables = {
  data: ReminderSettingsRequest;
  headers?: ReminderSettingsUpdateHeaders;
};

/**
 * @summary Change reminder settings
 */
export const useReminderSettingsUpdate = <
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
      Awaited<ReturnType<typeof reminderSettingsUpdate>>,
      TError,
      ReminderSettingsUpdateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reminderSettingsUpdate>>,
  TError,
  ReminderSettingsUpdateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getReminderSettingsUpdateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
