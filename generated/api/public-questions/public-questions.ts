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
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PatientQuestionListAnswer } from '../../models/patient-question-list-answer.ts';
import type { QuestionCreateAnswer } from '../../models/question-create-answer.ts';
import type { QuestionListAnswer } from '../../models/question-list-answer.ts';
import type { QuestionListParams } from '../../models/question-list-params.ts';
import type { QuestionReadAnswer } from '../../models/question-read-answer.ts';
import type { QuestionRequest } from '../../models/question-request.ts';
import type { TooLargeResponse } from '../../models/too-large-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { UnsupportedTypeResponse } from '../../models/unsupported-type-response.ts';

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

export const getQuestionListUrl = (params?: QuestionListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/front/questions?${stringifiedParams}` : `/api/v0/front/questions`;
};

/**
 * Published questions with their answers, newest first.
 * @summary Questions and answers
 */
export const questionList = async (
  params?: QuestionListParams,
  options?: Parameters<typeof http>[1],
): Promise<QuestionListAnswer> => {
  return http<QuestionListAnswer>(getQuestionListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getQuestionListQueryKey = (params?: QuestionListParams) => {
  return ['api', 'v0', 'front', 'questions', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getQuestionListQueryOptions = <
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQuestionListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof questionList>>> = ({ signal }) =>
    questionList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof questionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QuestionListQueryResult = NonNullable<Awaited<ReturnType<typeof questionList>>>;
export type QuestionListQueryError = ErrorType<ApiError | UnexpectedResponse>;

export function useQuestionList<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: undefined | QuestionListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof questionList>>,
          TError,
          Awaited<ReturnType<typeof questionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionList<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof questionList>>,
          TError,
          Awaited<ReturnType<typeof questionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionList<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Questions and answers
 */

export function useQuestionList<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuestionListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useQuestionList} query
 */
export const invalidateQuestionList = async (
  queryClient: QueryClient,
  params?: QuestionListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getQuestionListQueryKey(params) }, options);

  return queryClient;
};

export const getQuestionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQuestionListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof questionList>>> = ({ signal }) =>
    questionList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type QuestionListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof questionList>>>;
export type QuestionListSuspenseQueryError = ErrorType<ApiError | UnexpectedResponse>;

export function useQuestionListSuspense<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params: undefined | QuestionListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionListSuspense<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionListSuspense<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Questions and answers
 */

export function useQuestionListSuspense<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ApiError | UnexpectedResponse>,
>(
  params?: QuestionListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuestionListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQuestionReadUrl = (id: number) => {
  return `/api/v0/front/questions/${encodeURIComponent(String(id))}`;
};

/**
 * A question with its answers.
 * @summary One question
 */
export const questionRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<QuestionReadAnswer> => {
  return http<QuestionReadAnswer>(getQuestionReadUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getQuestionReadQueryKey = (id: number) => {
  return ['api', 'v0', 'front', 'questions', id].filter((q) => q !== undefined);
};

export const getQuestionReadQueryOptions = <
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQuestionReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof questionRead>>> = ({ signal }) =>
    questionRead(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof questionRead>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QuestionReadQueryResult = NonNullable<Awaited<ReturnType<typeof questionRead>>>;
export type QuestionReadQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useQuestionRead<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof questionRead>>,
          TError,
          Awaited<ReturnType<typeof questionRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionRead<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof questionRead>>,
          TError,
          Awaited<ReturnType<typeof questionRead>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionRead<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One question
 */

export function useQuestionRead<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuestionReadQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useQuestionRead} query
 */
export const invalidateQuestionRead = async (
  queryClient: QueryClient,
  id: number,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getQuestionReadQueryKey(id) }, options);

  return queryClient;
};

export const getQuestionReadSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQuestionReadQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof questionRead>>> = ({ signal }) =>
    questionRead(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type QuestionReadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof questionRead>>>;
export type QuestionReadSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useQuestionReadSuspense<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionReadSuspense<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useQuestionReadSuspense<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One question
 */

export function useQuestionReadSuspense<
  TData = Awaited<ReturnType<typeof questionRead>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: number,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof questionRead>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuestionReadSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPatientQuestionListUrl = () => {
  return `/api/v0/fo/patient/questions`;
};

/**
 * The person's questions in any state of moderation, newest first. Whole list, no paging.
 * @summary Own questions
 */
export const patientQuestionList = async (options?: Parameters<typeof http>[1]): Promise<PatientQuestionListAnswer> => {
  return http<PatientQuestionListAnswer>(getPatientQuestionListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getPatientQuestionListQueryKey = () => {
  return ['api', 'v0', 'fo', 'patient', 'questions'].filter((q) => q !== undefined);
};

export const getPatientQuestionListQueryOptions = <
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientQuestionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientQuestionList>>> = ({ signal }) =>
    patientQuestionList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof patientQuestionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PatientQuestionListQueryResult = NonNullable<Awaited<ReturnType<typeof patientQuestionList>>>;
export type PatientQuestionListQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>;

export function usePatientQuestionList<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientQuestionList>>,
          TError,
          Awaited<ReturnType<typeof patientQuestionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientQuestionList<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof patientQuestionList>>,
          TError,
          Awaited<ReturnType<typeof patientQuestionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientQuestionList<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own questions
 */

export function usePatientQuestionList<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientQuestionListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link usePatientQuestionList} query
 */
export const invalidatePatientQuestionList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getPatientQuestionListQueryKey() }, options);

  return queryClient;
};

export const getPatientQuestionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPatientQuestionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof patientQuestionList>>> = ({ signal }) =>
    patientQuestionList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type PatientQuestionListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof patientQuestionList>>>;
export type PatientQuestionListSuspenseQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse
>;

export function usePatientQuestionListSuspense<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientQuestionListSuspense<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePatientQuestionListSuspense<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Own questions
 */

export function usePatientQuestionListSuspense<
  TData = Awaited<ReturnType<typeof patientQuestionList>>,
  TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof patientQuestionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPatientQuestionListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQuestionCreateUrl = () => {
  return `/api/v0/fo/patient/questions`;
};

/**
 * Asks the doctors of a direction. A moderator reads the question first, within 48 hours; until then only the person sees it. 409 at
 * `text` with five questions that still wait.
 * @summary Ask a question
 */
export const questionCreate = async (
  questionRequest: QuestionRequest,
  options?: Parameters<typeof http>[1],
): Promise<QuestionCreateAnswer> => {
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
  return http<QuestionCreateAnswer>(getQuestionCreateUrl(), {
    idempotent: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(questionRequest),
  });
};

export const getQuestionCreateMutationKey = () => ['questionCreate'] as const;

export const getQuestionCreateMutationOptions = <
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
      Awaited<ReturnType<typeof questionCreate>>,
      TError,
      QuestionCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof questionCreate>>,
  TError,
  QuestionCreateMutationVariables,
  TContext
> => {
  const mutationKey = getQuestionCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof questionCreate>>, QuestionCreateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return questionCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof questionCreate>>,
    variables: QuestionCreateMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQuestionListQueryKey(), ['api', 'v0', 'front', 'questions'], getPatientQuestionListQueryKey()].some(
            (queryKey) => matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type QuestionCreateMutationResult = NonNullable<Awaited<ReturnType<typeof questionCreate>>>;
export type QuestionCreateMutationBody = QuestionRequest;
export type QuestionCreateMutationError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | ApiError | TooLargeResponse | UnsupportedTypeResponse | UnexpectedResponse
>;
export type QuestionCreateMutationVariables = { data: QuestionRequest };

/**
 * @summary Ask a question
 */
export const useQuestionCreate = <
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
      Awaited<ReturnType<typeof questionCreate>>,
      TError,
      QuestionCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof questionCreate>>, TError, QuestionCreateMutationVariables, TContext> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getQuestionCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
