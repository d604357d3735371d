/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import {
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
import type { CalendarFeedCreateAnswer } from '../../models/calendar-feed-create-answer.ts';
import type { CalendarFeedListAnswer } from '../../models/calendar-feed-list-answer.ts';
import type { CalendarFeedReplaceAnswer } from '../../models/calendar-feed-replace-answer.ts';
import type { CalendarFeedWhose } from '../../models/calendar-feed-whose.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';

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

export const getCalendarFeedListUrl = () => {
  return `/api/v0/auth/calendar-feeds`;
};

/**
 * The calendars that the account can subscribe to. A patient has one for the family and one for each person in
 * it, a doctor one for their visits. An account with neither role has none.
 * @summary Own calendars
 */
export const calendarFeedList = async (options?: Parameters<typeof http>[1]): Promise<CalendarFeedListAnswer> => {
  return http<CalendarFeedListAnswer>(getCalendarFeedListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getCalendarFeedListQueryKey = () => {
  return ['api', 'v0', 'auth', 'calendar-feeds'].filter((q) => q !== undefined);
};

export const getCalendarFeedListQueryOptions = <
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCalendarFeedListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calendarFeedList>>> = ({ signal }) =>
    calendarFeedList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calendarFeedList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalendarFeedListQueryResult = NonNullable<Awaited<ReturnType<typeof calendarFeedList>>>;
export type CalendarFeedListQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useCalendarFeedList<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calendarFeedList>>,
          TError,
          Awaited<ReturnType<typeof calendarFeedList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedList<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calendarFeedList>>,
          TError,
          Awaited<ReturnType<typeof calendarFeedList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedList<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own calendars
 */

export function useCalendarFeedList<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalendarFeedListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useCalendarFeedList} query
 */
export const invalidateCalendarFeedList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getCalendarFeedListQueryKey() }, options);

  return queryClient;
};

export const getCalendarFeedListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCalendarFeedListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calendarFeedList>>> = ({ signal }) =>
    calendarFeedList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type CalendarFeedListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof calendarFeedList>>>;
export type CalendarFeedListSuspenseQueryError = ErrorType<UnauthorizedResponse | UnexpectedResponse>;

export function useCalendarFeedListSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedListSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedListSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own calendars
 */

export function useCalendarFeedListSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedList>>,
  TError = ErrorType<UnauthorizedResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalendarFeedListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCalendarFeedCreateUrl = (whose: CalendarFeedWhose) => {
  return `/api/v0/auth/calendar-feeds/${encodeURIComponent(String(whose))}`;
};

/**
 * Creates the secret URL, or returns the existing one.
 * @summary Create the URL of a calendar
 */
export const calendarFeedCreate = async (
  whose: CalendarFeedWhose,
  options?: Parameters<typeof http>[1],
): Promise<CalendarFeedCreateAnswer> => {
  return http<CalendarFeedCreateAnswer>(getCalendarFeedCreateUrl(whose), {
    ...options,
    method: 'POST',
  });
};

export const getCalendarFeedCreateMutationKey = () => ['calendarFeedCreate'] as const;

export const getCalendarFeedCreateMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof calendarFeedCreate>>,
      TError,
      CalendarFeedCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof calendarFeedCreate>>,
  TError,
  CalendarFeedCreateMutationVariables,
  TContext
> => {
  const mutationKey = getCalendarFeedCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof calendarFeedCreate>>,
    CalendarFeedCreateMutationVariables
  > = (props) => {
    const { whose } = props ?? {};

    return calendarFeedCreate(whose, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof calendarFeedCreate>>,
    variables: CalendarFeedCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getCalendarFeedListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CalendarFeedCreateMutationResult = NonNullable<Awaited<ReturnType<typeof calendarFeedCreate>>>;

export type CalendarFeedCreateMutationError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>;
export type CalendarFeedCreateMutationVariables = { whose: CalendarFeedWhose };

/**
 * @summary Create the URL of a calendar
 */
export const useCalendarFeedCreate = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof calendarFeedCreate>>,
      TError,
      CalendarFeedCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof calendarFeedCreate>>,
  TError,
  CalendarFeedCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCalendarFeedCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCalendarFeedDeleteUrl = (whose: CalendarFeedWhose) => {
  return `/api/v0/auth/calendar-feeds/${encodeURIComponent(String(whose))}`;
};

/**
 * Removes the URL, which answers 404 from then on. Without a URL the call changes nothing.
 * @summary Remove the URL of a calendar
 */
export const calendarFeedDelete = async (
  whose: CalendarFeedWhose,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getCalendarFeedDeleteUrl(whose), {
    ...options,
    method: 'DELETE',
  });
};

export const getCalendarFeedDeleteMutationKey = () => ['calendarFeedDelete'] as const;

export const getCalendarFeedDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof calendarFeedDelete>>,
      TError,
      CalendarFeedDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof calendarFeedDelete>>,
  TError,
  CalendarFeedDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getCalendarFeedDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof calendarFeedDelete>>,
    CalendarFeedDeleteMutationVariables
  > = (props) => {
    const { whose } = props ?? {};

    return calendarFeedDelete(whose, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof calendarFeedDelete>>,
    variables: CalendarFeedDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getCalendarFeedListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CalendarFeedDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof calendarFeedDelete>>>;

export type CalendarFeedDeleteMutationError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>;
export type CalendarFeedDeleteMutationVariables = { whose: CalendarFeedWhose };

/**
 * @summary Remove the URL of a calendar
 */
export const useCalendarFeedDelete = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof calendarFeedDelete>>,
      TError,
      CalendarFeedDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof calendarFeedDelete>>,
  TError,
  CalendarFeedDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCalendarFeedDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCalendarFeedReplaceUrl = (whose: CalendarFeedWhose) => {
  return `/api/v0/auth/calendar-feeds/${encodeURIComponent(String(whose))}/replacement`;
};

/**
 * For a URL that became known to others: creates a new URL, and the earlier one answers 404 at once. Calendar
 * programs must subscribe again. Without an earlier one it is `calendarFeedCreate`. Of several requests the last answer holds.
 * @summary Replace the URL of a calendar
 */
export const calendarFeedReplace = async (
  whose: CalendarFeedWhose,
  options?: Parameters<typeof http>[1],
): Promise<CalendarFeedReplaceAnswer> => {
  return http<CalendarFeedReplaceAnswer>(getCalendarFeedReplaceUrl(whose), {
    ...options,
    method: 'POST',
  });
};

export const getCalendarFeedReplaceMutationKey = () => ['calendarFeedReplace'] as const;

export const getCalendarFeedReplaceMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof calendarFeedReplace>>,
      TError,
      CalendarFeedReplaceMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof calendarFeedReplace>>,
  TError,
  CalendarFeedReplaceMutationVariables,
  TContext
> => {
  const mutationKey = getCalendarFeedReplaceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof calendarFeedReplace>>,
    CalendarFeedReplaceMutationVariables
  > = (props) => {
    const { whose } = props ?? {};

    return calendarFeedReplace(whose, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof calendarFeedReplace>>,
    variables: CalendarFeedReplaceMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({ queryKey: getCalendarFeedListQueryKey() });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CalendarFeedReplaceMutationResult = NonNullable<Awaited<ReturnType<typeof calendarFeedReplace>>>;

export type CalendarFeedReplaceMutationError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>;
export type CalendarFeedReplaceMutationVariables = { whose: CalendarFeedWhose };

/**
 * @summary Replace the URL of a calendar
 */
export const useCalendarFeedReplace = <
  TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof calendarFeedReplace>>,
      TError,
      CalendarFeedReplaceMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof calendarFeedReplace>>,
  TError,
  CalendarFeedReplaceMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getCalendarFeedReplaceMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getCalendarFeedFileUrl = (file: string) => {
  return `/api/v0/calendar/${encodeURIComponent(String(file))}`;
};

/**
 * An iCalendar file (RFC 5545) for programs that subscribe; the whole `path` of a calendar. There is no session:
 * anybody who knows the URL can read it. The secret has at least 128 random bits.
 *
 * It has the visits that are not over and those of the last 30 days; a cancelled one is left out, so that calendars remove it. One
 * `VEVENT` is one visit:
 *
 * - `UID` is `visit-{id}@aman`, as in the file that the site writes for one visit, so that no calendar shows both;
 * - `SEQUENCE` counts the `confirmed`, `rescheduled`, `address_changed` and `services_changed` of its history, `LAST-MODIFIED` is the latest of them, or
 *   when it was booked;
 * - `DTSTART` and `DTEND` are UTC; the clinic's wall-clock time stands in `DESCRIPTION` too, for devices with old rules of time zones;
 * - `STATUS` is `TENTATIVE` while the visit is `pending`, else `CONFIRMED`;
 * - a patient's names service, doctor, place and person. A doctor's has the service, the place and the patient's initials, and nothing
 *   else of the patient: no name, phone, age or comment.
 * @summary The content of a calendar
 */
export const calendarFeedFile = async (file: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getCalendarFeedFileUrl(file), {
    ...options,
    method: 'GET',
  });
};

export const getCalendarFeedFileQueryKey = (file: string) => {
  return ['api', 'v0', 'calendar', file].filter((q) => q !== undefined);
};

export const getCalendarFeedFileQueryOptions = <
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCalendarFeedFileQueryKey(file);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calendarFeedFile>>> = ({ signal }) =>
    calendarFeedFile(file, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: file !== null && file !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calendarFeedFile>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalendarFeedFileQueryResult = NonNullable<Awaited<ReturnType<typeof calendarFeedFile>>>;
export type CalendarFeedFileQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useCalendarFeedFile<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calendarFeedFile>>,
          TError,
          Awaited<ReturnType<typeof calendarFeedFile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedFile<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calendarFeedFile>>,
          TError,
          Awaited<ReturnType<typeof calendarFeedFile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedFile<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The content of a calendar
 */

export function useCalendarFeedFile<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalendarFeedFileQueryOptions(file, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useCalendarFeedFile} query
 */
export const invalidateCalendarFeedFile = async (
  queryClient: QueryClient,
  file: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getCalendarFeedFileQueryKey(file) }, options);

  return queryClient;
};

export const getCalendarFeedFileSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCalendarFeedFileQueryKey(file);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calendarFeedFile>>> = ({ signal }) =>
    calendarFeedFile(file, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type CalendarFeedFileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof calendarFeedFile>>>;
export type CalendarFeedFileSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useCalendarFeedFileSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedFileSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalendarFeedFileSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The content of a calendar
 */

export function useCalendarFeedFileSuspense<
  TData = Awaited<ReturnType<typeof calendarFeedFile>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  file: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof calendarFeedFile>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalendarFeedFileSuspenseQueryOptions(file, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
