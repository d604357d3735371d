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
import type { CityList200 } from '../../models/city-list200.ts';
import type { ClinicContacts200 } from '../../models/clinic-contacts200.ts';
import type { ClinicDoctorsParams } from '../../models/clinic-doctors-params.ts';
import type { ClinicDoctors200 } from '../../models/clinic-doctors200.ts';
import type { ClinicFeedbacksParams } from '../../models/clinic-feedbacks-params.ts';
import type { ClinicFeedbacks200 } from '../../models/clinic-feedbacks200.ts';
import type { ClinicFilials200 } from '../../models/clinic-filials200.ts';
import type { ClinicFull200 } from '../../models/clinic-full200.ts';
import type { ClinicParameterList200 } from '../../models/clinic-parameter-list200.ts';
import type { ClinicSamplingParams } from '../../models/clinic-sampling-params.ts';
import type { ClinicSamplingSlotsParams } from '../../models/clinic-sampling-slots-params.ts';
import type { ClinicSamplingSlots200 } from '../../models/clinic-sampling-slots200.ts';
import type { ClinicSampling200 } from '../../models/clinic-sampling200.ts';
import type { ClinicServicesParams } from '../../models/clinic-services-params.ts';
import type { ClinicServices200 } from '../../models/clinic-services200.ts';
import type { ClinicTypeList200 } from '../../models/clinic-type-list200.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { CountryList200 } from '../../models/country-list200.ts';
import type { DoctorClinics200 } from '../../models/doctor-clinics200.ts';
import type { DoctorContacts200 } from '../../models/doctor-contacts200.ts';
import type { DoctorEducation200 } from '../../models/doctor-education200.ts';
import type { DoctorFeedbacksParams } from '../../models/doctor-feedbacks-params.ts';
import type { DoctorFeedbacks200 } from '../../models/doctor-feedbacks200.ts';
import type { DoctorFullParams } from '../../models/doctor-full-params.ts';
import type { DoctorFull200 } from '../../models/doctor-full200.ts';
import type { DoctorParameterList200 } from '../../models/doctor-parameter-list200.ts';
import type { DoctorParameters200 } from '../../models/doctor-parameters200.ts';
import type { DoctorQualificationList200 } from '../../models/doctor-qualification-list200.ts';
import type { DoctorQualification200 } from '../../models/doctor-qualification200.ts';
import type { DoctorServices200 } from '../../models/doctor-services200.ts';
import type { DoctorSimilar200 } from '../../models/doctor-similar200.ts';
import type { DoctorSlotsParams } from '../../models/doctor-slots-params.ts';
import type { DoctorSlots200 } from '../../models/doctor-slots200.ts';
import type { DoctorWorkExperience200 } from '../../models/doctor-work-experience200.ts';
import type { GuestSlotHoldCreate201 } from '../../models/guest-slot-hold-create201.ts';
import type { GuestSlotHoldRequest } from '../../models/guest-slot-hold-request.ts';
import type { MeddirectionList200 } from '../../models/meddirection-list200.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { QuestionListParams } from '../../models/question-list-params.ts';
import type { QuestionList200 } from '../../models/question-list200.ts';
import type { QuestionRead200 } from '../../models/question-read200.ts';
import type { SearchFiltersRequest } from '../../models/search-filters-request.ts';
import type { SearchFilters200 } from '../../models/search-filters200.ts';
import type { SearchRequest } from '../../models/search-request.ts';
import type { SearchResults200 } from '../../models/search-results200.ts';
import type { SearchSuggestions200 } from '../../models/search-suggestions200.ts';
import type { ServiceList200 } from '../../models/service-list200.ts';
import type { SpecialisationList200 } from '../../models/specialisation-list200.ts';
import type { SuggestionsRequest } from '../../models/suggestions-request.ts';
import type { SymptomListParams } from '../../models/symptom-list-params.ts';
import type { SymptomList200 } from '../../models/symptom-list200.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

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

export const getCityListUrl = () => {
  return `/api/v0/front/resources/dir/cities`;
};

/**
 * Cities in which the service works. Cached for an hour by the client (rules §9).
 * @summary Cities
 */
export const cityList = async (options?: Parameters<typeof http>[1]): Promise<CityList200> => {
  return http<CityList200>(getCityListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getCityListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'cities'].filter((q) => q !== undefined);
};

export const getCityListQueryOptions = <
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCityListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof cityList>>> = ({ signal }) =>
    cityList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof cityList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CityListQueryResult = NonNullable<Awaited<ReturnType<typeof cityList>>>;
export type CityListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useCityList<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof cityList>>, TError, Awaited<ReturnType<typeof cityList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCityList<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof cityList>>, TError, Awaited<ReturnType<typeof cityList>>>,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCityList<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Cities
 */

export function useCityList<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCityListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useCityList} query
 */
export const invalidateCityList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getCityListQueryKey() }, options);

  return queryClient;
};

export const getCityListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCityListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof cityList>>> = ({ signal }) =>
    cityList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type CityListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof cityList>>>;
export type CityListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Cities
 */

export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCityListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountryListUrl = () => {
  return `/api/v0/front/resources/dir/countries`;
};

/**
 * Whole directory, no paging.
 * @summary Countries
 */
export const countryList = async (options?: Parameters<typeof http>[1]): Promise<CountryList200> => {
  return http<CountryList200>(getCountryListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getCountryListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'countries'].filter((q) => q !== undefined);
};

export const getCountryListQueryOptions = <
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCountryListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countryList>>> = ({ signal }) =>
    countryList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof countryList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CountryListQueryResult = NonNullable<Awaited<ReturnType<typeof countryList>>>;
export type CountryListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useCountryList<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countryList>>,
          TError,
          Awaited<ReturnType<typeof countryList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountryList<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countryList>>,
          TError,
          Awaited<ReturnType<typeof countryList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountryList<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Countries
 */

export function useCountryList<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountryListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useCountryList} query
 */
export const invalidateCountryList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getCountryListQueryKey() }, options);

  return queryClient;
};

export const getCountryListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCountryListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countryList>>> = ({ signal }) =>
    countryList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type CountryListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof countryList>>>;
export type CountryListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Countries
 */

export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountryListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicTypeListUrl = () => {
  return `/api/v0/front/resources/dir/clinic-types`;
};

/**
 * Whole directory, no paging.
 * @summary Clinic types
 */
export const clinicTypeList = async (options?: Parameters<typeof http>[1]): Promise<ClinicTypeList200> => {
  return http<ClinicTypeList200>(getClinicTypeListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicTypeListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'clinic-types'].filter((q) => q !== undefined);
};

export const getClinicTypeListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicTypeListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicTypeList>>> = ({ signal }) =>
    clinicTypeList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicTypeList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicTypeListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicTypeList>>>;
export type ClinicTypeListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useClinicTypeList<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicTypeList>>,
          TError,
          Awaited<ReturnType<typeof clinicTypeList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicTypeList<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicTypeList>>,
          TError,
          Awaited<ReturnType<typeof clinicTypeList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicTypeList<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic types
 */

export function useClinicTypeList<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicTypeListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicTypeList} query
 */
export const invalidateClinicTypeList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicTypeListQueryKey() }, options);

  return queryClient;
};

export const getClinicTypeListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicTypeListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicTypeList>>> = ({ signal }) =>
    clinicTypeList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicTypeListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicTypeList>>>;
export type ClinicTypeListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic types
 */

export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicTypeListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicParameterListUrl = () => {
  return `/api/v0/front/resources/dir/clinic-parameters`;
};

/**
 * Whole directory, no paging.
 * @summary Clinic parameters
 */
export const clinicParameterList = async (options?: Parameters<typeof http>[1]): Promise<ClinicParameterList200> => {
  return http<ClinicParameterList200>(getClinicParameterListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicParameterListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'clinic-parameters'].filter((q) => q !== undefined);
};

export const getClinicParameterListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicParameterListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicParameterList>>> = ({ signal }) =>
    clinicParameterList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicParameterList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicParameterListQueryResult = NonNullable<Awaited<ReturnType<typeof clinicParameterList>>>;
export type ClinicParameterListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useClinicParameterList<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicParameterList>>,
          TError,
          Awaited<ReturnType<typeof clinicParameterList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicParameterList<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicParameterList>>,
          TError,
          Awaited<ReturnType<typeof clinicParameterList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicParameterList<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic parameters
 */

export function useClinicParameterList<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicParameterListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicParameterList} query
 */
export const invalidateClinicParameterList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicParameterListQueryKey() }, options);

  return queryClient;
};

export const getClinicParameterListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicParameterListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicParameterList>>> = ({ signal }) =>
    clinicParameterList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicParameterListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicParameterList>>>;
export type ClinicParameterListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic parameters
 */

export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicParameterListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorQualificationListUrl = () => {
  return `/api/v0/front/resources/dir/doctor-qualifications`;
};

/**
 * Whole directory, no paging.
 * @summary Doctor qualifications
 */
export const doctorQualificationList = async (
  options?: Parameters<typeof http>[1],
): Promise<DoctorQualificationList200> => {
  return http<DoctorQualificationList200>(getDoctorQualificationListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorQualificationListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'doctor-qualifications'].filter((q) => q !== undefined);
};

export const getDoctorQualificationListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorQualificationListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorQualificationList>>> = ({ signal }) =>
    doctorQualificationList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorQualificationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorQualificationListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorQualificationList>>>;
export type DoctorQualificationListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useDoctorQualificationList<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorQualificationList>>,
          TError,
          Awaited<ReturnType<typeof doctorQualificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationList<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorQualificationList>>,
          TError,
          Awaited<ReturnType<typeof doctorQualificationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationList<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor qualifications
 */

export function useDoctorQualificationList<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorQualificationListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorQualificationList} query
 */
export const invalidateDoctorQualificationList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorQualificationListQueryKey() }, options);

  return queryClient;
};

export const getDoctorQualificationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorQualificationListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorQualificationList>>> = ({ signal }) =>
    doctorQualificationList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorQualificationListSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof doctorQualificationList>>
>;
export type DoctorQualificationListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor qualifications
 */

export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorQualificationListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorParameterListUrl = () => {
  return `/api/v0/front/resources/dir/doctor-parameters`;
};

/**
 * Whole directory, no paging.
 * @summary Doctor parameters
 */
export const doctorParameterList = async (options?: Parameters<typeof http>[1]): Promise<DoctorParameterList200> => {
  return http<DoctorParameterList200>(getDoctorParameterListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorParameterListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'doctor-parameters'].filter((q) => q !== undefined);
};

export const getDoctorParameterListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParameterListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameterList>>> = ({ signal }) =>
    doctorParameterList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorParameterList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorParameterListQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameterList>>>;
export type DoctorParameterListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useDoctorParameterList<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameterList>>,
          TError,
          Awaited<ReturnType<typeof doctorParameterList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterList<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameterList>>,
          TError,
          Awaited<ReturnType<typeof doctorParameterList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterList<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor parameters
 */

export function useDoctorParameterList<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParameterListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorParameterList} query
 */
export const invalidateDoctorParameterList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorParameterListQueryKey() }, options);

  return queryClient;
};

export const getDoctorParameterListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParameterListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameterList>>> = ({ signal }) =>
    doctorParameterList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorParameterListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameterList>>>;
export type DoctorParameterListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor parameters
 */

export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParameterListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getServiceListUrl = () => {
  return `/api/v0/front/resources/services`;
};

/**
 * Whole directory, no paging.
 * @summary Services
 */
export const serviceList = async (options?: Parameters<typeof http>[1]): Promise<ServiceList200> => {
  return http<ServiceList200>(getServiceListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getServiceListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'services'].filter((q) => q !== undefined);
};

export const getServiceListQueryOptions = <
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getServiceListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof serviceList>>> = ({ signal }) =>
    serviceList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof serviceList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ServiceListQueryResult = NonNullable<Awaited<ReturnType<typeof serviceList>>>;
export type ServiceListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useServiceList<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof serviceList>>,
          TError,
          Awaited<ReturnType<typeof serviceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useServiceList<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof serviceList>>,
          TError,
          Awaited<ReturnType<typeof serviceList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useServiceList<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services
 */

export function useServiceList<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getServiceListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useServiceList} query
 */
export const invalidateServiceList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getServiceListQueryKey() }, options);

  return queryClient;
};

export const getServiceListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getServiceListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof serviceList>>> = ({ signal }) =>
    serviceList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ServiceListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof serviceList>>>;
export type ServiceListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services
 */

export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getServiceListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMeddirectionListUrl = () => {
  return `/api/v0/front/resources/meddirections`;
};

/**
 * Whole directory, no paging.
 * @summary Medical directions
 */
export const meddirectionList = async (options?: Parameters<typeof http>[1]): Promise<MeddirectionList200> => {
  return http<MeddirectionList200>(getMeddirectionListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getMeddirectionListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'meddirections'].filter((q) => q !== undefined);
};

export const getMeddirectionListQueryOptions = <
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMeddirectionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof meddirectionList>>> = ({ signal }) =>
    meddirectionList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof meddirectionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MeddirectionListQueryResult = NonNullable<Awaited<ReturnType<typeof meddirectionList>>>;
export type MeddirectionListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useMeddirectionList<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof meddirectionList>>,
          TError,
          Awaited<ReturnType<typeof meddirectionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMeddirectionList<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof meddirectionList>>,
          TError,
          Awaited<ReturnType<typeof meddirectionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMeddirectionList<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Medical directions
 */

export function useMeddirectionList<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMeddirectionListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useMeddirectionList} query
 */
export const invalidateMeddirectionList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getMeddirectionListQueryKey() }, options);

  return queryClient;
};

export const getMeddirectionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMeddirectionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof meddirectionList>>> = ({ signal }) =>
    meddirectionList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type MeddirectionListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof meddirectionList>>>;
export type MeddirectionListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Medical directions
 */

export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMeddirectionListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSpecialisationListUrl = () => {
  return `/api/v0/front/resources/specialisations`;
};

/**
 * Whole directory, no paging.
 * @summary Specialisations
 */
export const specialisationList = async (options?: Parameters<typeof http>[1]): Promise<SpecialisationList200> => {
  return http<SpecialisationList200>(getSpecialisationListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getSpecialisationListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'specialisations'].filter((q) => q !== undefined);
};

export const getSpecialisationListQueryOptions = <
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSpecialisationListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof specialisationList>>> = ({ signal }) =>
    specialisationList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof specialisationList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SpecialisationListQueryResult = NonNullable<Awaited<ReturnType<typeof specialisationList>>>;
export type SpecialisationListQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useSpecialisationList<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof specialisationList>>,
          TError,
          Awaited<ReturnType<typeof specialisationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSpecialisationList<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof specialisationList>>,
          TError,
          Awaited<ReturnType<typeof specialisationList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSpecialisationList<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Specialisations
 */

export function useSpecialisationList<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSpecialisationListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSpecialisationList} query
 */
export const invalidateSpecialisationList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSpecialisationListQueryKey() }, options);

  return queryClient;
};

export const getSpecialisationListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSpecialisationListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof specialisationList>>> = ({ signal }) =>
    specialisationList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SpecialisationListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof specialisationList>>>;
export type SpecialisationListSuspenseQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Specialisations
 */

export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSpecialisationListSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchSuggestionsUrl = () => {
  return `/api/v0/front/search/suggestions`;
};

/**
 * Five groups of matches for what was typed so far, from 2 characters (rules §2, §9). Reads only.
 * @summary Suggestions while typing
 */
export const searchSuggestions = async (
  suggestionsRequest: SuggestionsRequest,
  options?: Parameters<typeof http>[1],
): Promise<SearchSuggestions200> => {
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
  return http<SearchSuggestions200>(getSearchSuggestionsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suggestionsRequest),
  });
};

export const getSearchSuggestionsQueryKey = (suggestionsRequest?: SuggestionsRequest) => {
  return ['POST', 'api', 'v0', 'front', 'search', 'suggestions', suggestionsRequest].filter((q) => q !== undefined);
};

export const getSearchSuggestionsQueryOptions = <
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchSuggestionsQueryKey(suggestionsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSuggestions>>> = ({ signal }) =>
    searchSuggestions(suggestionsRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchSuggestions>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof searchSuggestions>>>;
export type SearchSuggestionsQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof searchSuggestions>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof searchSuggestions>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Suggestions while typing
 */

export function useSearchSuggestions<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchSuggestionsQueryOptions(suggestionsRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchSuggestions} query
 */
export const invalidateSearchSuggestions = async (
  queryClient: QueryClient,
  suggestionsRequest: SuggestionsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSearchSuggestionsQueryKey(suggestionsRequest) }, options);

  return queryClient;
};

export const getSearchSuggestionsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchSuggestionsQueryKey(suggestionsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSuggestions>>> = ({ signal }) =>
    searchSuggestions(suggestionsRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SearchSuggestionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchSuggestions>>>;
export type SearchSuggestionsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Suggestions while typing
 */

export function useSearchSuggestionsSuspense<
  TData = Awaited<ReturnType<typeof searchSuggestions>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  suggestionsRequest: SuggestionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSuggestions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchSuggestionsSuspenseQueryOptions(suggestionsRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchFiltersUrl = () => {
  return `/api/v0/front/search/filters`;
};

/**
 * Every filter with its values and counts, and the number of results in each category for the same text and city. Reads only. Method and payload were chosen here.
 * @summary Filters of a search
 */
export const searchFilters = async (
  searchFiltersRequest: SearchFiltersRequest,
  options?: Parameters<typeof http>[1],
): Promise<SearchFilters200> => {
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
  return http<SearchFilters200>(getSearchFiltersUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchFiltersRequest),
  });
};

export const getSearchFiltersQueryKey = (searchFiltersRequest?: SearchFiltersRequest) => {
  return ['POST', 'api', 'v0', 'front', 'search', 'filters', searchFiltersRequest].filter((q) => q !== undefined);
};

export const getSearchFiltersQueryOptions = <
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchFiltersQueryKey(searchFiltersRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchFilters>>> = ({ signal }) =>
    searchFilters(searchFiltersRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchFilters>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof searchFilters>>>;
export type SearchFiltersQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchFilters>>,
          TError,
          Awaited<ReturnType<typeof searchFilters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchFilters>>,
          TError,
          Awaited<ReturnType<typeof searchFilters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filters of a search
 */

export function useSearchFilters<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchFiltersQueryOptions(searchFiltersRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchFilters} query
 */
export const invalidateSearchFilters = async (
  queryClient: QueryClient,
  searchFiltersRequest: SearchFiltersRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSearchFiltersQueryKey(searchFiltersRequest) }, options);

  return queryClient;
};

export const getSearchFiltersSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchFiltersQueryKey(searchFiltersRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchFilters>>> = ({ signal }) =>
    searchFilters(searchFiltersRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SearchFiltersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchFilters>>>;
export type SearchFiltersSuspenseQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filters of a search
 */

export function useSearchFiltersSuspense<
  TData = Awaited<ReturnType<typeof searchFilters>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchFiltersRequest: SearchFiltersRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchFilters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchFiltersSuspenseQueryOptions(searchFiltersRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchResultsUrl = () => {
  return `/api/v0/front/search`;
};

/**
 * Results of one category, paged. `nearest`, the default order, puts the earliest free slot first, then rating; doctors without online booking come last. Clinics for exactly one service carry what it costs there (`offer`), and price filters and orders go by it. Reads only. Method and payload were chosen here.
 * @summary Search
 */
export const searchResults = async (
  searchRequest: SearchRequest,
  options?: Parameters<typeof http>[1],
): Promise<SearchResults200> => {
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
  return http<SearchResults200>(getSearchResultsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchRequest),
  });
};

export const getSearchResultsQueryKey = (searchRequest?: SearchRequest) => {
  return ['POST', 'api', 'v0', 'front', 'search', searchRequest].filter((q) => q !== undefined);
};

export const getSearchResultsQueryOptions = <
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchResultsQueryKey(searchRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchResults>>> = ({ signal }) =>
    searchResults(searchRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchResults>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchResultsQueryResult = NonNullable<Awaited<ReturnType<typeof searchResults>>>;
export type SearchResultsQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchResults>>,
          TError,
          Awaited<ReturnType<typeof searchResults>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchResults>>,
          TError,
          Awaited<ReturnType<typeof searchResults>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search
 */

export function useSearchResults<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchResultsQueryOptions(searchRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchResults} query
 */
export const invalidateSearchResults = async (
  queryClient: QueryClient,
  searchRequest: SearchRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSearchResultsQueryKey(searchRequest) }, options);

  return queryClient;
};

export const getSearchResultsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchResultsQueryKey(searchRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchResults>>> = ({ signal }) =>
    searchResults(searchRequest, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SearchResultsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchResults>>>;
export type SearchResultsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search
 */

export function useSearchResultsSuspense<
  TData = Awaited<ReturnType<typeof searchResults>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
>(
  searchRequest: SearchRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchResultsSuspenseQueryOptions(searchRequest, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorFullUrl = (id: string, params?: DoctorFullParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/doctors/${encodeURIComponent(String(id))}/full?${stringifiedParams}`
    : `/api/v0/front/doctors/${encodeURIComponent(String(id))}/full`;
};

/**
 * Head of the doctor's page: who, where, how much, when. The parameters are proposed: a comparison asks for one service of several doctors.
 * @summary Doctor
 */
export const doctorFull = async (
  id: string,
  params?: DoctorFullParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFull200> => {
  return http<DoctorFull200>(getDoctorFullUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorFullQueryKey = (id: string, params?: DoctorFullParams) => {
  return ['api', 'v0', 'front', 'doctors', id, 'full', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorFullQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFullQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFull>>> = ({ signal }) =>
    doctorFull(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorFull>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorFullQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFull>>>;
export type DoctorFullQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFullParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFull>>,
          TError,
          Awaited<ReturnType<typeof doctorFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFull>>,
          TError,
          Awaited<ReturnType<typeof doctorFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor
 */

export function useDoctorFull<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFullQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorFull} query
 */
export const invalidateDoctorFull = async (
  queryClient: QueryClient,
  id: string,
  params?: DoctorFullParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorFullQueryKey(id, params) }, options);

  return queryClient;
};

export const getDoctorFullSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFullQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFull>>> = ({ signal }) =>
    doctorFull(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorFullSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFull>>>;
export type DoctorFullSuspenseQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFullParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctor
 */

export function useDoctorFullSuspense<
  TData = Awaited<ReturnType<typeof doctorFull>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFullParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFullSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorParametersUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/parameters`;
};

/**
 * Properties that the doctor declares.
 * @summary Parameters of a doctor
 */
export const doctorParameters = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorParameters200> => {
  return http<DoctorParameters200>(getDoctorParametersUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorParametersQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'parameters'].filter((q) => q !== undefined);
};

export const getDoctorParametersQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParametersQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameters>>> = ({ signal }) =>
    doctorParameters(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorParameters>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorParametersQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameters>>>;
export type DoctorParametersQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameters>>,
          TError,
          Awaited<ReturnType<typeof doctorParameters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorParameters>>,
          TError,
          Awaited<ReturnType<typeof doctorParameters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Parameters of a doctor
 */

export function useDoctorParameters<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParametersQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorParameters} query
 */
export const invalidateDoctorParameters = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorParametersQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorParametersSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorParametersQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorParameters>>> = ({ signal }) =>
    doctorParameters(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorParametersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorParameters>>>;
export type DoctorParametersSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Parameters of a doctor
 */

export function useDoctorParametersSuspense<
  TData = Awaited<ReturnType<typeof doctorParameters>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameters>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorParametersSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorEducationUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/education`;
};

/**
 * Education, newest first.
 * @summary Education of a doctor
 */
export const doctorEducation = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorEducation200> => {
  return http<DoctorEducation200>(getDoctorEducationUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorEducationQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'education'].filter((q) => q !== undefined);
};

export const getDoctorEducationQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorEducationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorEducation>>> = ({ signal }) =>
    doctorEducation(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorEducation>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorEducationQueryResult = NonNullable<Awaited<ReturnType<typeof doctorEducation>>>;
export type DoctorEducationQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorEducation>>,
          TError,
          Awaited<ReturnType<typeof doctorEducation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorEducation>>,
          TError,
          Awaited<ReturnType<typeof doctorEducation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Education of a doctor
 */

export function useDoctorEducation<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorEducationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorEducation} query
 */
export const invalidateDoctorEducation = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorEducationQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorEducationSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorEducationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorEducation>>> = ({ signal }) =>
    doctorEducation(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorEducationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorEducation>>>;
export type DoctorEducationSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Education of a doctor
 */

export function useDoctorEducationSuspense<
  TData = Awaited<ReturnType<typeof doctorEducation>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorEducation>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorEducationSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorWorkExperienceUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/work-experience`;
};

/**
 * Work experience, newest first.
 * @summary Work experience of a doctor
 */
export const doctorWorkExperience = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorWorkExperience200> => {
  return http<DoctorWorkExperience200>(getDoctorWorkExperienceUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorWorkExperienceQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'work-experience'].filter((q) => q !== undefined);
};

export const getDoctorWorkExperienceQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorWorkExperienceQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorWorkExperience>>> = ({ signal }) =>
    doctorWorkExperience(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorWorkExperience>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorWorkExperienceQueryResult = NonNullable<Awaited<ReturnType<typeof doctorWorkExperience>>>;
export type DoctorWorkExperienceQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorWorkExperience>>,
          TError,
          Awaited<ReturnType<typeof doctorWorkExperience>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorWorkExperience>>,
          TError,
          Awaited<ReturnType<typeof doctorWorkExperience>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Work experience of a doctor
 */

export function useDoctorWorkExperience<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorWorkExperienceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorWorkExperience} query
 */
export const invalidateDoctorWorkExperience = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorWorkExperienceQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorWorkExperienceSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorWorkExperienceQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorWorkExperience>>> = ({ signal }) =>
    doctorWorkExperience(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorWorkExperienceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorWorkExperience>>>;
export type DoctorWorkExperienceSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Work experience of a doctor
 */

export function useDoctorWorkExperienceSuspense<
  TData = Awaited<ReturnType<typeof doctorWorkExperience>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorWorkExperience>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorWorkExperienceSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorQualificationUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/qualification`;
};

/**
 * Categories, degrees and certificates, newest first.
 * @summary Qualification of a doctor
 */
export const doctorQualification = async (
  id: string,
  options?: Parameters<typeof http>[1],
): Promise<DoctorQualification200> => {
  return http<DoctorQualification200>(getDoctorQualificationUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorQualificationQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'qualification'].filter((q) => q !== undefined);
};

export const getDoctorQualificationQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorQualificationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorQualification>>> = ({ signal }) =>
    doctorQualification(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorQualification>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorQualificationQueryResult = NonNullable<Awaited<ReturnType<typeof doctorQualification>>>;
export type DoctorQualificationQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorQualification>>,
          TError,
          Awaited<ReturnType<typeof doctorQualification>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorQualification>>,
          TError,
          Awaited<ReturnType<typeof doctorQualification>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Qualification of a doctor
 */

export function useDoctorQualification<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorQualificationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorQualification} query
 */
export const invalidateDoctorQualification = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorQualificationQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorQualificationSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorQualificationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorQualification>>> = ({ signal }) =>
    doctorQualification(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorQualificationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorQualification>>>;
export type DoctorQualificationSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Qualification of a doctor
 */

export function useDoctorQualificationSuspense<
  TData = Awaited<ReturnType<typeof doctorQualification>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualification>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorQualificationSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorServicesUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/services`;
};

/**
 * Visible services with price and duration, by filial. The first consultation of a filial stands first.
 * @summary Services of a doctor
 */
export const doctorServices = async (id: string, options?: Parameters<typeof http>[1]): Promise<DoctorServices200> => {
  return http<DoctorServices200>(getDoctorServicesUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorServicesQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'services'].filter((q) => q !== undefined);
};

export const getDoctorServicesQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServicesQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServices>>> = ({ signal }) =>
    doctorServices(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorServices>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorServicesQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServices>>>;
export type DoctorServicesQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServices>>,
          TError,
          Awaited<ReturnType<typeof doctorServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorServices>>,
          TError,
          Awaited<ReturnType<typeof doctorServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a doctor
 */

export function useDoctorServices<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServicesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorServices} query
 */
export const invalidateDoctorServices = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorServicesQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorServicesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorServicesQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorServices>>> = ({ signal }) =>
    doctorServices(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorServices>>>;
export type DoctorServicesSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a doctor
 */

export function useDoctorServicesSuspense<
  TData = Awaited<ReturnType<typeof doctorServices>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorServicesSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorClinicsUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/clinics`;
};

/**
 * Filials in which the doctor receives, the main one first, each with its rules of booking.
 * @summary Clinics of a doctor
 */
export const doctorClinics = async (id: string, options?: Parameters<typeof http>[1]): Promise<DoctorClinics200> => {
  return http<DoctorClinics200>(getDoctorClinicsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorClinicsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'clinics'].filter((q) => q !== undefined);
};

export const getDoctorClinicsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinics>>> = ({ signal }) =>
    doctorClinics(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorClinics>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorClinicsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorClinics>>>;
export type DoctorClinicsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinics>>,
          TError,
          Awaited<ReturnType<typeof doctorClinics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorClinics>>,
          TError,
          Awaited<ReturnType<typeof doctorClinics>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of a doctor
 */

export function useDoctorClinics<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorClinics} query
 */
export const invalidateDoctorClinics = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorClinicsQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorClinicsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorClinicsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorClinics>>> = ({ signal }) =>
    doctorClinics(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorClinicsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorClinics>>>;
export type DoctorClinicsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinics of a doctor
 */

export function useDoctorClinicsSuspense<
  TData = Awaited<ReturnType<typeof doctorClinics>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorClinics>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorClinicsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorFeedbacksUrl = (id: string, params?: DoctorFeedbacksParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/doctors/${encodeURIComponent(String(id))}/feedbacks?${stringifiedParams}`
    : `/api/v0/front/doctors/${encodeURIComponent(String(id))}/feedbacks`;
};

/**
 * Published reviews in one of four orders (rules §9), paged, with mean and distribution.
 * @summary Reviews of a doctor
 */
export const doctorFeedbacks = async (
  id: string,
  params?: DoctorFeedbacksParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorFeedbacks200> => {
  return http<DoctorFeedbacks200>(getDoctorFeedbacksUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorFeedbacksQueryKey = (id: string, params?: DoctorFeedbacksParams) => {
  return ['api', 'v0', 'front', 'doctors', id, 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorFeedbacksQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbacks>>> = ({ signal }) =>
    doctorFeedbacks(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorFeedbacks>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorFeedbacksQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbacks>>>;
export type DoctorFeedbacksQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFeedbacksParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof doctorFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a doctor
 */

export function useDoctorFeedbacks<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbacksQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorFeedbacks} query
 */
export const invalidateDoctorFeedbacks = async (
  queryClient: QueryClient,
  id: string,
  params?: DoctorFeedbacksParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorFeedbacksQueryKey(id, params) }, options);

  return queryClient;
};

export const getDoctorFeedbacksSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorFeedbacks>>> = ({ signal }) =>
    doctorFeedbacks(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorFeedbacksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorFeedbacks>>>;
export type DoctorFeedbacksSuspenseQueryError = ErrorType<
  NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | DoctorFeedbacksParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a doctor
 */

export function useDoctorFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof doctorFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: DoctorFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorFeedbacksSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorContactsUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/contacts`;
};

/**
 * How to reach the doctor.
 * @summary Contacts of a doctor
 */
export const doctorContacts = async (id: string, options?: Parameters<typeof http>[1]): Promise<DoctorContacts200> => {
  return http<DoctorContacts200>(getDoctorContactsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorContactsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'contacts'].filter((q) => q !== undefined);
};

export const getDoctorContactsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorContacts>>> = ({ signal }) =>
    doctorContacts(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorContacts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorContactsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorContacts>>>;
export type DoctorContactsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorContacts>>,
          TError,
          Awaited<ReturnType<typeof doctorContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorContacts>>,
          TError,
          Awaited<ReturnType<typeof doctorContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a doctor
 */

export function useDoctorContacts<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorContactsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorContacts} query
 */
export const invalidateDoctorContacts = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorContactsQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorContactsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorContacts>>> = ({ signal }) =>
    doctorContacts(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorContactsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorContacts>>>;
export type DoctorContactsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a doctor
 */

export function useDoctorContactsSuspense<
  TData = Awaited<ReturnType<typeof doctorContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorContactsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSlotsUrl = (id: string, params: DoctorSlotsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/doctors/${encodeURIComponent(String(id))}/slots?${stringifiedParams}`
    : `/api/v0/front/doctors/${encodeURIComponent(String(id))}/slots`;
};

/**
 * Times at which a visit for `service_id` in `filial_id` can start, day by day, taken ones included. A time is free when the
 * doctor has no active visit or hold in its interval in any filial, is on duty, and it is at least the clinic's
 * `book_ahead_hours` away. At most 31 days in one request.
 * @summary Slots of a doctor
 */
export const doctorSlots = async (
  id: string,
  params: DoctorSlotsParams,
  options?: Parameters<typeof http>[1],
): Promise<DoctorSlots200> => {
  return http<DoctorSlots200>(getDoctorSlotsUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSlotsQueryKey = (id: string, params?: DoctorSlotsParams) => {
  return ['api', 'v0', 'front', 'doctors', id, 'slots', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getDoctorSlotsQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSlots>>> = ({ signal }) =>
    doctorSlots(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSlots>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSlots>>>;
export type DoctorSlotsQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSlots>>,
          TError,
          Awaited<ReturnType<typeof doctorSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSlots>>,
          TError,
          Awaited<ReturnType<typeof doctorSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Slots of a doctor
 */

export function useDoctorSlots<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSlotsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSlots} query
 */
export const invalidateDoctorSlots = async (
  queryClient: QueryClient,
  id: string,
  params: DoctorSlotsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSlotsQueryKey(id, params) }, options);

  return queryClient;
};

export const getDoctorSlotsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSlots>>> = ({ signal }) =>
    doctorSlots(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSlots>>>;
export type DoctorSlotsSuspenseQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Slots of a doctor
 */

export function useDoctorSlotsSuspense<
  TData = Awaited<ReturnType<typeof doctorSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: DoctorSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSlotsSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDoctorSimilarUrl = (id: string) => {
  return `/api/v0/front/doctors/${encodeURIComponent(String(id))}/similar`;
};

/**
 * Up to three other doctors of the same first specialisation in the same city who have free time within 28 days and receive one
 * of the doctor's patient groups; the earliest free time first. For a doctor who has none.
 * @summary Similar doctors
 */
export const doctorSimilar = async (id: string, options?: Parameters<typeof http>[1]): Promise<DoctorSimilar200> => {
  return http<DoctorSimilar200>(getDoctorSimilarUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorSimilarQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'doctors', id, 'similar'].filter((q) => q !== undefined);
};

export const getDoctorSimilarQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSimilarQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSimilar>>> = ({ signal }) =>
    doctorSimilar(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof doctorSimilar>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DoctorSimilarQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSimilar>>>;
export type DoctorSimilarQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSimilar>>,
          TError,
          Awaited<ReturnType<typeof doctorSimilar>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof doctorSimilar>>,
          TError,
          Awaited<ReturnType<typeof doctorSimilar>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Similar doctors
 */

export function useDoctorSimilar<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSimilarQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDoctorSimilar} query
 */
export const invalidateDoctorSimilar = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDoctorSimilarQueryKey(id) }, options);

  return queryClient;
};

export const getDoctorSimilarSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDoctorSimilarQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof doctorSimilar>>> = ({ signal }) =>
    doctorSimilar(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DoctorSimilarSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof doctorSimilar>>>;
export type DoctorSimilarSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Similar doctors
 */

export function useDoctorSimilarSuspense<
  TData = Awaited<ReturnType<typeof doctorSimilar>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorSimilar>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDoctorSimilarSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGuestSlotHoldCreateUrl = () => {
  return `/api/v0/front/slot-holds`;
};

/**
 * Keeps a slot for a browser whose person is about to log in or to register: for 5 minutes, and 5 more from every further call with
 * its `hold_id`, at most 15 minutes in all. A browser holds one slot: with the `hold_id` of another slot, that one is let go. After
 * signing in, `slotHoldCreate` takes the hold over (`guest_hold_id`). 409 at `starts_at` when the slot is taken or not bookable; more than
 * 10 new holds a minute from one address answer 429.
 * @summary Hold a slot before signing in
 */
export const guestSlotHoldCreate = async (
  guestSlotHoldRequest: GuestSlotHoldRequest,
  options?: Parameters<typeof http>[1],
): Promise<GuestSlotHoldCreate201> => {
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
  return http<GuestSlotHoldCreate201>(getGuestSlotHoldCreateUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(guestSlotHoldRequest),
  });
};

export const getGuestSlotHoldCreateMutationKey = () => ['guestSlotHoldCreate'] as const;

export const getGuestSlotHoldCreateMutationOptions = <
  TError = ErrorType<
    NotFoundResponse | ConflictResponse | ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldCreate>>,
      TError,
      GuestSlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof guestSlotHoldCreate>>,
  TError,
  GuestSlotHoldCreateMutationVariables,
  TContext
> => {
  const mutationKey = getGuestSlotHoldCreateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof guestSlotHoldCreate>>,
    GuestSlotHoldCreateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return guestSlotHoldCreate(data, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof guestSlotHoldCreate>>,
    variables: GuestSlotHoldCreateMutationVariables,
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

export type GuestSlotHoldCreateMutationResult = NonNullable<Awaited<ReturnType<typeof guestSlotHoldCreate>>>;
export type GuestSlotHoldCreateMutationBody = GuestSlotHoldRequest;
export type GuestSlotHoldCreateMutationError = ErrorType<
  NotFoundResponse | ConflictResponse | ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;
export type GuestSlotHoldCreateMutationVariables = { data: GuestSlotHoldRequest };

/**
 * @summary Hold a slot before signing in
 */
export const useGuestSlotHoldCreate = <
  TError = ErrorType<
    NotFoundResponse | ConflictResponse | ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldCreate>>,
      TError,
      GuestSlotHoldCreateMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof guestSlotHoldCreate>>,
  TError,
  GuestSlotHoldCreateMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getGuestSlotHoldCreateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getGuestSlotHoldDeleteUrl = (id: string) => {
  return `/api/v0/front/slot-holds/${encodeURIComponent(String(id))}`;
};

/**
 * Lets the slot go before its time is over. The id is the right to it.
 * @summary Release a hold made before signing in
 */
export const guestSlotHoldDelete = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getGuestSlotHoldDeleteUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getGuestSlotHoldDeleteMutationKey = () => ['guestSlotHoldDelete'] as const;

export const getGuestSlotHoldDeleteMutationOptions = <
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldDelete>>,
      TError,
      GuestSlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof guestSlotHoldDelete>>,
  TError,
  GuestSlotHoldDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getGuestSlotHoldDeleteMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof guestSlotHoldDelete>>,
    GuestSlotHoldDeleteMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return guestSlotHoldDelete(id, requestOptions);
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof guestSlotHoldDelete>>,
    variables: GuestSlotHoldDeleteMutationVariables,
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

export type GuestSlotHoldDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof guestSlotHoldDelete>>>;

export type GuestSlotHoldDeleteMutationError = ErrorType<NotFoundResponse | UnexpectedResponse>;
export type GuestSlotHoldDeleteMutationVariables = { id: string };

/**
 * @summary Release a hold made before signing in
 */
export const useGuestSlotHoldDelete = <TError = ErrorType<NotFoundResponse | UnexpectedResponse>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof guestSlotHoldDelete>>,
      TError,
      GuestSlotHoldDeleteMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof guestSlotHoldDelete>>,
  TError,
  GuestSlotHoldDeleteMutationVariables,
  TContext
> => {
  const backupQueryClient = useQueryClient();
  return useMutation(getGuestSlotHoldDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
export const getClinicFullUrl = (id: string) => {
  return `/api/v0/front/clinics/${encodeURIComponent(String(id))}/full`;
};

/**
 * Head of the clinic's page.
 * @summary Clinic
 */
export const clinicFull = async (id: string, options?: Parameters<typeof http>[1]): Promise<ClinicFull200> => {
  return http<ClinicFull200>(getClinicFullUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFullQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'clinics', id, 'full'].filter((q) => q !== undefined);
};

export const getClinicFullQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFullQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFull>>> = ({ signal }) =>
    clinicFull(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFull>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFullQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFull>>>;
export type ClinicFullQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFull>>,
          TError,
          Awaited<ReturnType<typeof clinicFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFull>>,
          TError,
          Awaited<ReturnType<typeof clinicFull>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic
 */

export function useClinicFull<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFullQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFull} query
 */
export const invalidateClinicFull = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFullQueryKey(id) }, options);

  return queryClient;
};

export const getClinicFullSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFullQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFull>>> = ({ signal }) =>
    clinicFull(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFullSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFull>>>;
export type ClinicFullSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Clinic
 */

export function useClinicFullSuspense<
  TData = Awaited<ReturnType<typeof clinicFull>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFull>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFullSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFilialsUrl = (id: string) => {
  return `/api/v0/front/clinics/${encodeURIComponent(String(id))}/filials`;
};

/**
 * Filials, the main one first.
 * @summary Filials of a clinic
 */
export const clinicFilials = async (id: string, options?: Parameters<typeof http>[1]): Promise<ClinicFilials200> => {
  return http<ClinicFilials200>(getClinicFilialsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFilialsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'clinics', id, 'filials'].filter((q) => q !== undefined);
};

export const getClinicFilialsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilials>>> = ({ signal }) =>
    clinicFilials(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFilials>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFilialsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilials>>>;
export type ClinicFilialsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilials>>,
          TError,
          Awaited<ReturnType<typeof clinicFilials>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFilials>>,
          TError,
          Awaited<ReturnType<typeof clinicFilials>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filials of a clinic
 */

export function useClinicFilials<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFilials} query
 */
export const invalidateClinicFilials = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFilialsQueryKey(id) }, options);

  return queryClient;
};

export const getClinicFilialsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFilialsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFilials>>> = ({ signal }) =>
    clinicFilials(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFilialsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFilials>>>;
export type ClinicFilialsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Filials of a clinic
 */

export function useClinicFilialsSuspense<
  TData = Awaited<ReturnType<typeof clinicFilials>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFilials>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFilialsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicDoctorsUrl = (id: string, params?: ClinicDoctorsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/doctors?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/doctors`;
};

/**
 * Doctors with their next free times, in the default order of search. With a service only those who give it, and their cards carry it:
 * price, free times and the place are those of that service.
 * @summary Doctors of a clinic
 */
export const clinicDoctors = async (
  id: string,
  params?: ClinicDoctorsParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicDoctors200> => {
  return http<ClinicDoctors200>(getClinicDoctorsUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicDoctorsQueryKey = (id: string, params?: ClinicDoctorsParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'doctors', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicDoctorsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctors>>> = ({ signal }) =>
    clinicDoctors(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicDoctors>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicDoctorsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctors>>>;
export type ClinicDoctorsQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicDoctorsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctors>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctors>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicDoctors>>,
          TError,
          Awaited<ReturnType<typeof clinicDoctors>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors of a clinic
 */

export function useClinicDoctors<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicDoctors} query
 */
export const invalidateClinicDoctors = async (
  queryClient: QueryClient,
  id: string,
  params?: ClinicDoctorsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicDoctorsQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicDoctorsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicDoctorsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicDoctors>>> = ({ signal }) =>
    clinicDoctors(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicDoctorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicDoctors>>>;
export type ClinicDoctorsSuspenseQueryError = ErrorType<
  NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicDoctorsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Doctors of a clinic
 */

export function useClinicDoctorsSuspense<
  TData = Awaited<ReturnType<typeof clinicDoctors>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicDoctorsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicDoctors>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicDoctorsSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicServicesUrl = (id: string, params?: ClinicServicesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/services?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/services`;
};

/**
 * What can be had in the clinic, with ranges of prices: visible services of its doctors, and the analyses and examinations that its
 * filials do without the choice of a doctor. A search with `services` finds a clinic exactly when the service stands here.
 * @summary Services of a clinic
 */
export const clinicServices = async (
  id: string,
  params?: ClinicServicesParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicServices200> => {
  return http<ClinicServices200>(getClinicServicesUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicServicesQueryKey = (id: string, params?: ClinicServicesParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'services', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicServicesQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicServicesQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicServices>>> = ({ signal }) =>
    clinicServices(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicServices>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicServicesQueryResult = NonNullable<Awaited<ReturnType<typeof clinicServices>>>;
export type ClinicServicesQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicServicesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicServices>>,
          TError,
          Awaited<ReturnType<typeof clinicServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicServices>>,
          TError,
          Awaited<ReturnType<typeof clinicServices>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a clinic
 */

export function useClinicServices<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicServicesQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicServices} query
 */
export const invalidateClinicServices = async (
  queryClient: QueryClient,
  id: string,
  params?: ClinicServicesParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicServicesQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicServicesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicServicesQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicServices>>> = ({ signal }) =>
    clinicServices(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicServices>>>;
export type ClinicServicesSuspenseQueryError = ErrorType<
  NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicServicesParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services of a clinic
 */

export function useClinicServicesSuspense<
  TData = Awaited<ReturnType<typeof clinicServices>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicServicesParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicServices>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicServicesSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicSamplingUrl = (id: string, params: ClinicSamplingParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling`;
};

/**
 * The filials of the clinic that take samples for one analysis: what it costs there, whether by appointment, the first free time, when
 * the result is ready, and the rules of booking. 404 when no filial does.
 * @summary Where a clinic takes samples for an analysis
 */
export const clinicSampling = async (
  id: string,
  params: ClinicSamplingParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSampling200> => {
  return http<ClinicSampling200>(getClinicSamplingUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSamplingQueryKey = (id: string, params?: ClinicSamplingParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'sampling', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicSamplingQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSampling>>> = ({ signal }) =>
    clinicSampling(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSampling>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSamplingQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSampling>>>;
export type ClinicSamplingQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSampling>>,
          TError,
          Awaited<ReturnType<typeof clinicSampling>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSampling>>,
          TError,
          Awaited<ReturnType<typeof clinicSampling>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where a clinic takes samples for an analysis
 */

export function useClinicSampling<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSampling} query
 */
export const invalidateClinicSampling = async (
  queryClient: QueryClient,
  id: string,
  params: ClinicSamplingParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSamplingQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicSamplingSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSampling>>> = ({ signal }) =>
    clinicSampling(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSamplingSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSampling>>>;
export type ClinicSamplingSuspenseQueryError = ErrorType<
  NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where a clinic takes samples for an analysis
 */

export function useClinicSamplingSuspense<
  TData = Awaited<ReturnType<typeof clinicSampling>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSampling>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicSamplingSlotsUrl = (id: string, params: ClinicSamplingSlotsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling-slots?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/sampling-slots`;
};

/**
 * Times at which a sample for `service_id` can be given in `filial_id`, day by day, full ones included. A time is free while it has a
 * seat left, and it is at least the clinic's `book_ahead_hours` away. At most 31 days in one request. 422 for a filial that takes no
 * samples for it, or takes them without an appointment.
 * @summary Times for giving a sample
 */
export const clinicSamplingSlots = async (
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicSamplingSlots200> => {
  return http<ClinicSamplingSlots200>(getClinicSamplingSlotsUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicSamplingSlotsQueryKey = (id: string, params?: ClinicSamplingSlotsParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'sampling-slots', ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getClinicSamplingSlotsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSamplingSlots>>> = ({ signal }) =>
    clinicSamplingSlots(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicSamplingSlots>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicSamplingSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSamplingSlots>>>;
export type ClinicSamplingSlotsQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSamplingSlots>>,
          TError,
          Awaited<ReturnType<typeof clinicSamplingSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicSamplingSlots>>,
          TError,
          Awaited<ReturnType<typeof clinicSamplingSlots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Times for giving a sample
 */

export function useClinicSamplingSlots<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingSlotsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicSamplingSlots} query
 */
export const invalidateClinicSamplingSlots = async (
  queryClient: QueryClient,
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicSamplingSlotsQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicSamplingSlotsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicSamplingSlotsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicSamplingSlots>>> = ({ signal }) =>
    clinicSamplingSlots(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicSamplingSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicSamplingSlots>>>;
export type ClinicSamplingSlotsSuspenseQueryError = ErrorType<
  NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Times for giving a sample
 */

export function useClinicSamplingSlotsSuspense<
  TData = Awaited<ReturnType<typeof clinicSamplingSlots>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: ClinicSamplingSlotsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicSamplingSlots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicSamplingSlotsSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicFeedbacksUrl = (id: string, params?: ClinicFeedbacksParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/v0/front/clinics/${encodeURIComponent(String(id))}/feedbacks?${stringifiedParams}`
    : `/api/v0/front/clinics/${encodeURIComponent(String(id))}/feedbacks`;
};

/**
 * Published reviews of visits to the clinic, in one of four orders (rules §9).
 * @summary Reviews of a clinic
 */
export const clinicFeedbacks = async (
  id: string,
  params?: ClinicFeedbacksParams,
  options?: Parameters<typeof http>[1],
): Promise<ClinicFeedbacks200> => {
  return http<ClinicFeedbacks200>(getClinicFeedbacksUrl(id, params), {
    ...options,
    method: 'GET',
  });
};

export const getClinicFeedbacksQueryKey = (id: string, params?: ClinicFeedbacksParams) => {
  return ['api', 'v0', 'front', 'clinics', id, 'feedbacks', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getClinicFeedbacksQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFeedbacks>>> = ({ signal }) =>
    clinicFeedbacks(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicFeedbacks>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicFeedbacksQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFeedbacks>>>;
export type ClinicFeedbacksQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>;

export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicFeedbacksParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof clinicFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof clinicFeedbacks>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a clinic
 */

export function useClinicFeedbacks<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFeedbacksQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicFeedbacks} query
 */
export const invalidateClinicFeedbacks = async (
  queryClient: QueryClient,
  id: string,
  params?: ClinicFeedbacksParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicFeedbacksQueryKey(id, params) }, options);

  return queryClient;
};

export const getClinicFeedbacksSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicFeedbacksQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicFeedbacks>>> = ({ signal }) =>
    clinicFeedbacks(id, params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicFeedbacksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicFeedbacks>>>;
export type ClinicFeedbacksSuspenseQueryError = ErrorType<
  NotFoundResponse | ValidationFailedResponse | UnexpectedResponse
>;

export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params: undefined | ClinicFeedbacksParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Reviews of a clinic
 */

export function useClinicFeedbacksSuspense<
  TData = Awaited<ReturnType<typeof clinicFeedbacks>>,
  TError = ErrorType<NotFoundResponse | ValidationFailedResponse | UnexpectedResponse>,
>(
  id: string,
  params?: ClinicFeedbacksParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicFeedbacks>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicFeedbacksSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClinicContactsUrl = (id: string) => {
  return `/api/v0/front/clinics/${encodeURIComponent(String(id))}/contacts`;
};

/**
 * How to reach the clinic and its filials.
 * @summary Contacts of a clinic
 */
export const clinicContacts = async (id: string, options?: Parameters<typeof http>[1]): Promise<ClinicContacts200> => {
  return http<ClinicContacts200>(getClinicContactsUrl(id), {
    ...options,
    method: 'GET',
  });
};

export const getClinicContactsQueryKey = (id: string) => {
  return ['api', 'v0', 'front', 'clinics', id, 'contacts'].filter((q) => q !== undefined);
};

export const getClinicContactsQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicContacts>>> = ({ signal }) =>
    clinicContacts(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof clinicContacts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ClinicContactsQueryResult = NonNullable<Awaited<ReturnType<typeof clinicContacts>>>;
export type ClinicContactsQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicContacts>>,
          TError,
          Awaited<ReturnType<typeof clinicContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof clinicContacts>>,
          TError,
          Awaited<ReturnType<typeof clinicContacts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a clinic
 */

export function useClinicContacts<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicContactsQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useClinicContacts} query
 */
export const invalidateClinicContacts = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getClinicContactsQueryKey(id) }, options);

  return queryClient;
};

export const getClinicContactsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getClinicContactsQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof clinicContacts>>> = ({ signal }) =>
    clinicContacts(id, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ClinicContactsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof clinicContacts>>>;
export type ClinicContactsSuspenseQueryError = ErrorType<NotFoundResponse | UnexpectedResponse>;

export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Contacts of a clinic
 */

export function useClinicContactsSuspense<
  TData = Awaited<ReturnType<typeof clinicContacts>>,
  TError = ErrorType<NotFoundResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicContacts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getClinicContactsSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

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
): Promise<QuestionList200> => {
  return http<QuestionList200>(getQuestionListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getQuestionListQueryKey = (params?: QuestionListParams) => {
  return ['api', 'v0', 'front', 'questions', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getQuestionListQueryOptions = <
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
export type QuestionListQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useQuestionList<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
export type QuestionListSuspenseQueryError = ErrorType<ValidationFailedResponse | UnexpectedResponse>;

export function useQuestionListSuspense<
  TData = Awaited<ReturnType<typeof questionList>>,
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
  TError = ErrorType<ValidationFailedResponse | UnexpectedResponse>,
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
export const questionRead = async (id: number, options?: Parameters<typeof http>[1]): Promise<QuestionRead200> => {
  return http<QuestionRead200>(getQuestionReadUrl(id), {
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

export const getSymptomListUrl = (params?: SymptomListParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v0/front/symptoms?${stringifiedParams}` : `/api/v0/front/symptoms`;
};

/**
 * All symptoms, or those that a text means, the best match first. The text is read as the search reads it (`searchResults`): word forms, slips, the other keyboard layout, Kazakh, everyday words («сопли», «тамағым ауырады»). A draft that needs a doctor's review.
 * @summary Symptoms
 */
export const symptomList = async (
  params?: SymptomListParams,
  options?: Parameters<typeof http>[1],
): Promise<SymptomList200> => {
  return http<SymptomList200>(getSymptomListUrl(params), {
    ...options,
    method: 'GET',
  });
};

export const getSymptomListQueryKey = (params?: SymptomListParams) => {
  return ['api', 'v0', 'front', 'symptoms', ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getSymptomListQueryOptions = <
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSymptomListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof symptomList>>> = ({ signal }) =>
    symptomList(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof symptomList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SymptomListQueryResult = NonNullable<Awaited<ReturnType<typeof symptomList>>>;
export type SymptomListQueryError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>;

export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: undefined | SymptomListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof symptomList>>,
          TError,
          Awaited<ReturnType<typeof symptomList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof symptomList>>,
          TError,
          Awaited<ReturnType<typeof symptomList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Symptoms
 */

export function useSymptomList<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSymptomListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSymptomList} query
 */
export const invalidateSymptomList = async (
  queryClient: QueryClient,
  params?: SymptomListParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getSymptomListQueryKey(params) }, options);

  return queryClient;
};

export const getSymptomListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSymptomListQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof symptomList>>> = ({ signal }) =>
    symptomList(params, { signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type SymptomListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof symptomList>>>;
export type SymptomListSuspenseQueryError = ErrorType<
  ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: undefined | SymptomListParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Symptoms
 */

export function useSymptomListSuspense<
  TData = Awaited<ReturnType<typeof symptomList>>,
  TError = ErrorType<ValidationFailedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: SymptomListParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof symptomList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSymptomListSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, queryClient) as UseSuspenseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
