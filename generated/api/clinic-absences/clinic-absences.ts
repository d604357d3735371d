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
import type { ClinicAbsenceCreateAnswer } from '../../models/clinic-absence-create-answer.ts';
import type { ClinicAbsenceDryRunAnswer } from '../../models/clinic-absence-dry-run-answer.ts';
import type { ClinicAbsenceDryRunRequest } from '../../models/clinic-absence-dry-run-request.ts';
import type { ClinicAbsenceListAnswer } from '../../models/clinic-absence-list-answer.ts';
import type { ForbiddenRightResponse } from '../../models/forbidden-right-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';
import { getClinicBoardQueryKey } from '../clinic-board/clinic-board.ts';
import { getClinicClientListQueryKey } from '../clinic-clients/clinic-clients.ts';
import { getClinicDoctorListQueryKey } from '../clinic-doctors/clinic-doctors.ts';
import { getClinicFilialListQueryKey } from '../clinic-filials/clinic-filials.ts';
import { getClinicFirstTimeListQueryKey } from '../clinic-first-times/clinic-first-times.ts';
import { getClinicHomeQueryKey } from '../clinic-home/clinic-home.ts';
import {
  getClinicSampleListQueryKey,
  getClinicSlotListQueryKey,
  getClinicVisitListQueryKey,
} from '../clinic-visits/clinic-visits.ts';
import { getClinicWaitlistQueryKey } from '../clinic-waitlist/clinic-waitlist.ts';

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

export const getClinicAbsenceListUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/absences`;
};

/**
 * Current and future absences that the clinic entered, nearest first.
 * @summary Time of a doctor that the clinic has closed
 */
export const clinicAbsenceList = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ClinicAbsenceListAnswer> => {
  return http<ClinicAbsenceListAnswer>(getClinicAbsenceListUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicAbsenceListQueryKey = (id: number) => {
  return ['api', 'v0', 'fo', 'clinic', 'doctors', id, 'absences'].filter((q) => q !== undefined);
};

export const getClinicAbsenceListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicAbsenceListQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicAbsenceList>>> = ({ signal }) =>
    clinicAbsenceList(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicAbsenceList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicAbsenceListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicAbsenceList>>>;
export type ClinicAbsenceListQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicAbsenceList<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicAbsenceList>>,
          TError,
          Awaited<ReturnType<typeof clinicAbsenceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceList<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicAbsenceList>>,
          TError,
          Awaited<ReturnType<typeof clinicAbsenceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceList<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Time of a doctor that the clinic has closed
 */

export function useClinicAbsenceList<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicAbsenceListQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicAbsenceList} query
 */
export const invalidateClinicAbsenceList = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicAbsenceListQueryKey(id) }, options);

  return queryClient;
};

export const getClinicAbsenceListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicAbsenceListQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicAbsenceList>>> = ({ signal }) =>
    clinicAbsenceList(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicAbsenceListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicAbsenceList>>>;
export type ClinicAbsenceListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;

export function useClinicAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Time of a doctor that the clinic has closed
 */

export function useClinicAbsenceListSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicAbsenceListSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicAbsenceCreateUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/absences`;
};

/**
 * A doctor fell ill, a room is closed: in these filials of the clinic the doctor does not receive then, and nobody books. Elsewhere nothing
 * changes. Visits in it need a decision each, else 409 lists them; 409 at `date_from`, too, where the clinic has closed some of it already.
 * The doctor is told.
 * @summary Close time of a doctor
 */
export const clinicAbsenceCreate = async (
  id: number,
  absenceRequest: AbsenceRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicAbsenceCreateAnswer> => {
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
  return http<ClinicAbsenceCreateAnswer>(getClinicAbsenceCreateUrl(id), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(absenceRequest),
  });
};

export const getClinicAbsenceCreateMutationKey = () => ['clinicAbsenceCreate'] as const;

export const getClinicAbsenceCreateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicAbsenceCreate>>,
      TError,
      ClinicAbsenceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicAbsenceCreate>>,
  TError,
  ClinicAbsenceCreateMutationVariables,
  TContext
> => {
  const mutationKey = getClinicAbsenceCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicAbsenceCreate>>,
    ClinicAbsenceCreateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return clinicAbsenceCreate(id, data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicAbsenceCreate>>,
    variables: ClinicAbsenceCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorListQueryKey(),
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicAbsenceCreateMutationResult = NonNullable<Awaited<ReturnType<typeof clinicAbsenceCreate>>>;
export type ClinicAbsenceCreateMutationBody = AbsenceRequest;
export type ClinicAbsenceCreateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;
export type ClinicAbsenceCreateMutationVariables = { id: number; data: AbsenceRequest };

/**
 * @summary Close time of a doctor
 */
export const useClinicAbsenceCreate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
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
      Awaited<ReturnType<typeof clinicAbsenceCreate>>,
      TError,
      ClinicAbsenceCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicAbsenceCreate>>,
  TError,
  ClinicAbsenceCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicAbsenceCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicAbsenceDryRunUrl = (id: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/absences/dry-run`;
};

/**
 * Only reads. Names the visits that would be left without a place, with times of colleagues that day and of the same doctor later to which
 * they could be moved. What could not be saved is refused as `clinicAbsenceCreate` refuses it.
 * @summary Effects of closing time of a doctor
 */
export const clinicAbsenceDryRun = async (
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: Parameters<typeof http>[1],
): Promise<ClinicAbsenceDryRunAnswer> => {
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
  return http<ClinicAbsenceDryRunAnswer>(getClinicAbsenceDryRunUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicAbsenceDryRunRequest),
  });
};

export const getClinicAbsenceDryRunQueryKey = (id: number, clinicAbsenceDryRunRequest?: ClinicAbsenceDryRunRequest) => {
  return ['POST', 'api', 'v0', 'fo', 'clinic', 'doctors', id, 'absences', 'dry-run', clinicAbsenceDryRunRequest].filter(
    (q) => q !== undefined,
  );
};

export const getClinicAbsenceDryRunQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicAbsenceDryRunQueryKey(id, clinicAbsenceDryRunRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicAbsenceDryRun>>> = ({ signal }) =>
    clinicAbsenceDryRun(id, clinicAbsenceDryRunRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicAbsenceDryRunQueryResult = NonNullable<Awaited<ReturnType<typeof clinicAbsenceDryRun>>>;
export type ClinicAbsenceDryRunQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;

export function useClinicAbsenceDryRun<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
          TError,
          Awaited<ReturnType<typeof clinicAbsenceDryRun>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceDryRun<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
          TError,
          Awaited<ReturnType<typeof clinicAbsenceDryRun>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceDryRun<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Effects of closing time of a doctor
 */

export function useClinicAbsenceDryRun<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicAbsenceDryRunQueryOptions(id, clinicAbsenceDryRunRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicAbsenceDryRun} query
 */
export const invalidateClinicAbsenceDryRun = async (
  queryClient: QueryClient,
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: getClinicAbsenceDryRunQueryKey(id, clinicAbsenceDryRunRequest) },
    options,
  );

  return queryClient;
};

export const getClinicAbsenceDryRunSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicAbsenceDryRunQueryKey(id, clinicAbsenceDryRunRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicAbsenceDryRun>>> = ({ signal }) =>
    clinicAbsenceDryRun(id, clinicAbsenceDryRunRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicAbsenceDryRunSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicAbsenceDryRun>>>;
export type ClinicAbsenceDryRunSuspenseQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenRightResponse
  | NotFoundResponse
  | ApiError
  | TooLargeResponse
  | UnsupportedTypeResponse
  | UnexpectedResponse
>;

export function useClinicAbsenceDryRunSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceDryRunSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicAbsenceDryRunSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Effects of closing time of a doctor
 */

export function useClinicAbsenceDryRunSuspense<
  TData = Awaited<ReturnType<typeof clinicAbsenceDryRun>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenRightResponse
    | NotFoundResponse
    | ApiError
    | TooLargeResponse
    | UnsupportedTypeResponse
    | UnexpectedResponse
  >,
>(
  id: number,
  clinicAbsenceDryRunRequest: ClinicAbsenceDryRunRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicAbsenceDryRun>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicAbsenceDryRunSuspenseQueryOptions(id, clinicAbsenceDryRunRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicAbsenceDeleteUrl = (id: number, absence: number) => {
  return `/api/v0/fo/clinic/doctors/${encodeURIComponent(String(id))}/absences/${encodeURIComponent(String(absence))}`;
};

/**
 * Deletes the clinic's absence, so the doctor's own hours and absences apply again. Cancelled and moved visits do not change. The doctor is notified.
 * @summary Open time of a doctor again
 */
export const clinicAbsenceDelete = async (
  id: number,
  absence: number,
  options?: Parameters<typeof http>[1],
): Promise<void> => {
  return http<void>(getClinicAbsenceDeleteUrl(id, absence), {
    ...options,
    method: 'DELETE',
  });
};

export const getClinicAbsenceDeleteMutationKey = () => ['clinicAbsenceDelete'] as const;

export const getClinicAbsenceDeleteMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicAbsenceDelete>>,
      TError,
      ClinicAbsenceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof clinicAbsenceDelete>>,
  TError,
  ClinicAbsenceDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getClinicAbsenceDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof clinicAbsenceDelete>>,
    ClinicAbsenceDeleteMutationVariables
  > = (props) => {
    const { id, absence } = props ?? {};

    return clinicAbsenceDelete(id, absence, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof clinicAbsenceDelete>>,
    variables: ClinicAbsenceDeleteMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            ['api', 'v0', 'fo', 'clinic', 'doctors'],
            ['POST', 'api', 'v0', 'fo', 'clinic', 'doctors'],
            getClinicDoctorListQueryKey(),
            getClinicVisitListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'visits'],
            getClinicSlotListQueryKey(),
            getClinicSampleListQueryKey(),
            getClinicHomeQueryKey(),
            getClinicFilialListQueryKey(),
            getClinicBoardQueryKey(),
            getClinicFirstTimeListQueryKey(),
            getClinicClientListQueryKey(),
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            ['api', 'v0', 'fo', 'clinic', 'clients'],
            getClinicWaitlistQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ClinicAbsenceDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof clinicAbsenceDelete>>>;

export type ClinicAbsenceDeleteMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse
>;
export type ClinicAbsenceDeleteMutationVariables = { id: number; absence: number };

/**
 * @summary Open time of a doctor again
 */
export const useClinicAbsenceDelete = <
  TError = ErrorType<UnauthorizedResponse | ForbiddenRightResponse | NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof clinicAbsenceDelete>>,
      TError,
      ClinicAbsenceDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof clinicAbsenceDelete>>,
  TError,
  ClinicAbsenceDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getClinicAbsenceDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
