/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { CityListAnswer } from '../../models/city-list-answer.ts';
import type { ClinicParameterListAnswer } from '../../models/clinic-parameter-list-answer.ts';
import type { ClinicTypeListAnswer } from '../../models/clinic-type-list-answer.ts';
import type { ConsentVersionListAnswer } from '../../models/consent-version-list-answer.ts';
import type { CountryListAnswer } from '../../models/country-list-answer.ts';
import type { DistrictListAnswer } from '../../models/district-list-answer.ts';
import type { DoctorParameterListAnswer } from '../../models/doctor-parameter-list-answer.ts';
import type { DoctorQualificationListAnswer } from '../../models/doctor-qualification-list-answer.ts';
import type { MeddirectionListAnswer } from '../../models/meddirection-list-answer.ts';
import type { ServiceListAnswer } from '../../models/service-list-answer.ts';
import type { SpecialisationListAnswer } from '../../models/specialisation-list-answer.ts';
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

export const getCityListUrl = () => {
  return `/api/v0/front/resources/dir/cities`;
};

/**
 * Cities of the site. Clients cache the list for an hour (rules §9).
 * @summary Cities
 */
export const cityList = async (options?: Parameters<typeof http>[1]): Promise<CityListAnswer> => {
  return http<CityListAnswer>(getCityListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getCityListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'cities'].filter((q) => q !== undefined);
};

export const getCityListQueryOptions = <
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type CityListQueryError = ErrorType<UnexpectedResponse>;

export function useCityList<TData = Awaited<ReturnType<typeof cityList>>, TError = ErrorType<UnexpectedResponse>>(
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
export function useCityList<TData = Awaited<ReturnType<typeof cityList>>, TError = ErrorType<UnexpectedResponse>>(
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
export function useCityList<TData = Awaited<ReturnType<typeof cityList>>, TError = ErrorType<UnexpectedResponse>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Cities
 */

export function useCityList<TData = Awaited<ReturnType<typeof cityList>>, TError = ErrorType<UnexpectedResponse>>(
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
  TError = ErrorType<UnexpectedResponse>,
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
export type CityListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cityList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCityListSuspense<
  TData = Awaited<ReturnType<typeof cityList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export const countryList = async (options?: Parameters<typeof http>[1]): Promise<CountryListAnswer> => {
  return http<CountryListAnswer>(getCountryListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getCountryListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'countries'].filter((q) => q !== undefined);
};

export const getCountryListQueryOptions = <
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type CountryListQueryError = ErrorType<UnexpectedResponse>;

export function useCountryList<TData = Awaited<ReturnType<typeof countryList>>, TError = ErrorType<UnexpectedResponse>>(
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
export function useCountryList<TData = Awaited<ReturnType<typeof countryList>>, TError = ErrorType<UnexpectedResponse>>(
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
export function useCountryList<TData = Awaited<ReturnType<typeof countryList>>, TError = ErrorType<UnexpectedResponse>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Countries
 */

export function useCountryList<TData = Awaited<ReturnType<typeof countryList>>, TError = ErrorType<UnexpectedResponse>>(
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
  TError = ErrorType<UnexpectedResponse>,
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
export type CountryListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countryList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountryListSuspense<
  TData = Awaited<ReturnType<typeof countryList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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

export const getDistrictListUrl = () => {
  return `/api/v0/front/resources/dir/districts`;
};

/**
 * Districts of the cities that have them. Whole directory, no paging.
 * @summary Districts
 */
export const districtList = async (options?: Parameters<typeof http>[1]): Promise<DistrictListAnswer> => {
  return http<DistrictListAnswer>(getDistrictListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDistrictListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'districts'].filter((q) => q !== undefined);
};

export const getDistrictListQueryOptions = <
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDistrictListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof districtList>>> = ({ signal }) =>
    districtList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof districtList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DistrictListQueryResult = NonNullable<Awaited<ReturnType<typeof districtList>>>;
export type DistrictListQueryError = ErrorType<UnexpectedResponse>;

export function useDistrictList<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof districtList>>,
          TError,
          Awaited<ReturnType<typeof districtList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDistrictList<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof districtList>>,
          TError,
          Awaited<ReturnType<typeof districtList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDistrictList<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Districts
 */

export function useDistrictList<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDistrictListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useDistrictList} query
 */
export const invalidateDistrictList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getDistrictListQueryKey() }, options);

  return queryClient;
};

export const getDistrictListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDistrictListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof districtList>>> = ({ signal }) =>
    districtList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type DistrictListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof districtList>>>;
export type DistrictListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useDistrictListSuspense<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDistrictListSuspense<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDistrictListSuspense<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Districts
 */

export function useDistrictListSuspense<
  TData = Awaited<ReturnType<typeof districtList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof districtList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDistrictListSuspenseQueryOptions(options);

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
export const clinicTypeList = async (options?: Parameters<typeof http>[1]): Promise<ClinicTypeListAnswer> => {
  return http<ClinicTypeListAnswer>(getClinicTypeListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicTypeListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'clinic-types'].filter((q) => q !== undefined);
};

export const getClinicTypeListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type ClinicTypeListQueryError = ErrorType<UnexpectedResponse>;

export function useClinicTypeList<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export type ClinicTypeListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicTypeList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicTypeListSuspense<
  TData = Awaited<ReturnType<typeof clinicTypeList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export const clinicParameterList = async (options?: Parameters<typeof http>[1]): Promise<ClinicParameterListAnswer> => {
  return http<ClinicParameterListAnswer>(getClinicParameterListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getClinicParameterListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'clinic-parameters'].filter((q) => q !== undefined);
};

export const getClinicParameterListQueryOptions = <
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type ClinicParameterListQueryError = ErrorType<UnexpectedResponse>;

export function useClinicParameterList<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export type ClinicParameterListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof clinicParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useClinicParameterListSuspense<
  TData = Awaited<ReturnType<typeof clinicParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
): Promise<DoctorQualificationListAnswer> => {
  return http<DoctorQualificationListAnswer>(getDoctorQualificationListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorQualificationListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'doctor-qualifications'].filter((q) => q !== undefined);
};

export const getDoctorQualificationListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type DoctorQualificationListQueryError = ErrorType<UnexpectedResponse>;

export function useDoctorQualificationList<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export type DoctorQualificationListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorQualificationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorQualificationListSuspense<
  TData = Awaited<ReturnType<typeof doctorQualificationList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export const doctorParameterList = async (options?: Parameters<typeof http>[1]): Promise<DoctorParameterListAnswer> => {
  return http<DoctorParameterListAnswer>(getDoctorParameterListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getDoctorParameterListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'doctor-parameters'].filter((q) => q !== undefined);
};

export const getDoctorParameterListQueryOptions = <
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type DoctorParameterListQueryError = ErrorType<UnexpectedResponse>;

export function useDoctorParameterList<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export type DoctorParameterListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof doctorParameterList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDoctorParameterListSuspense<
  TData = Awaited<ReturnType<typeof doctorParameterList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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

export const getConsentVersionListUrl = () => {
  return `/api/v0/front/resources/dir/consents`;
};

/**
 * Versions of the consent to the processing of personal data, the newest first. Whoever asks for a consent sends the version that is in
 * force; what was given with an older one stands until it is withdrawn.
 * @summary Versions of the consent
 */
export const consentVersionList = async (options?: Parameters<typeof http>[1]): Promise<ConsentVersionListAnswer> => {
  return http<ConsentVersionListAnswer>(getConsentVersionListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getConsentVersionListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'dir', 'consents'].filter((q) => q !== undefined);
};

export const getConsentVersionListQueryOptions = <
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getConsentVersionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof consentVersionList>>> = ({ signal }) =>
    consentVersionList({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof consentVersionList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ConsentVersionListQueryResult = NonNullable<Awaited<ReturnType<typeof consentVersionList>>>;
export type ConsentVersionListQueryError = ErrorType<UnexpectedResponse>;

export function useConsentVersionList<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof consentVersionList>>,
          TError,
          Awaited<ReturnType<typeof consentVersionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentVersionList<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof consentVersionList>>,
          TError,
          Awaited<ReturnType<typeof consentVersionList>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentVersionList<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Versions of the consent
 */

export function useConsentVersionList<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getConsentVersionListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useConsentVersionList} query
 */
export const invalidateConsentVersionList = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getConsentVersionListQueryKey() }, options);

  return queryClient;
};

export const getConsentVersionListSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getConsentVersionListQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof consentVersionList>>> = ({ signal }) =>
    consentVersionList({ signal, ...requestOptions });

  return queryOptionsBuilder({
    queryKey,
    ...queryOptions,
    queryFn: queryOptions?.queryFn ?? queryFn,
  }) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } };
};

export type ConsentVersionListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof consentVersionList>>>;
export type ConsentVersionListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useConsentVersionListSuspense<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentVersionListSuspense<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useConsentVersionListSuspense<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Versions of the consent
 */

export function useConsentVersionListSuspense<
  TData = Awaited<ReturnType<typeof consentVersionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof consentVersionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getConsentVersionListSuspenseQueryOptions(options);

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
export const serviceList = async (options?: Parameters<typeof http>[1]): Promise<ServiceListAnswer> => {
  return http<ServiceListAnswer>(getServiceListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getServiceListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'services'].filter((q) => q !== undefined);
};

export const getServiceListQueryOptions = <
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type ServiceListQueryError = ErrorType<UnexpectedResponse>;

export function useServiceList<TData = Awaited<ReturnType<typeof serviceList>>, TError = ErrorType<UnexpectedResponse>>(
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
export function useServiceList<TData = Awaited<ReturnType<typeof serviceList>>, TError = ErrorType<UnexpectedResponse>>(
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
export function useServiceList<TData = Awaited<ReturnType<typeof serviceList>>, TError = ErrorType<UnexpectedResponse>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Services
 */

export function useServiceList<TData = Awaited<ReturnType<typeof serviceList>>, TError = ErrorType<UnexpectedResponse>>(
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
  TError = ErrorType<UnexpectedResponse>,
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
export type ServiceListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof serviceList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useServiceListSuspense<
  TData = Awaited<ReturnType<typeof serviceList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export const meddirectionList = async (options?: Parameters<typeof http>[1]): Promise<MeddirectionListAnswer> => {
  return http<MeddirectionListAnswer>(getMeddirectionListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getMeddirectionListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'meddirections'].filter((q) => q !== undefined);
};

export const getMeddirectionListQueryOptions = <
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type MeddirectionListQueryError = ErrorType<UnexpectedResponse>;

export function useMeddirectionList<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export type MeddirectionListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof meddirectionList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMeddirectionListSuspense<
  TData = Awaited<ReturnType<typeof meddirectionList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export const specialisationList = async (options?: Parameters<typeof http>[1]): Promise<SpecialisationListAnswer> => {
  return http<SpecialisationListAnswer>(getSpecialisationListUrl(), {
    ...options,
    method: 'GET',
  });
};

export const getSpecialisationListQueryKey = () => {
  return ['api', 'v0', 'front', 'resources', 'specialisations'].filter((q) => q !== undefined);
};

export const getSpecialisationListQueryOptions = <
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<UnexpectedResponse>,
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
export type SpecialisationListQueryError = ErrorType<UnexpectedResponse>;

export function useSpecialisationList<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
export type SpecialisationListSuspenseQueryError = ErrorType<UnexpectedResponse>;

export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof specialisationList>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSpecialisationListSuspense<
  TData = Awaited<ReturnType<typeof specialisationList>>,
  TError = ErrorType<UnexpectedResponse>,
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
  TError = ErrorType<UnexpectedResponse>,
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
