/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { CityList200 } from '../../models/city-list200.ts';
import type { ClinicParameterList200 } from '../../models/clinic-parameter-list200.ts';
import type { ClinicTypeList200 } from '../../models/clinic-type-list200.ts';
import type { CountryList200 } from '../../models/country-list200.ts';
import type { DistrictList200 } from '../../models/district-list200.ts';
import type { DoctorParameterList200 } from '../../models/doctor-parameter-list200.ts';
import type { DoctorQualificationList200 } from '../../models/doctor-qualification-list200.ts';
import type { MeddirectionList200 } from '../../models/meddirection-list200.ts';
import type { ServiceList200 } from '../../models/service-list200.ts';
import type { SpecialisationList200 } from '../../models/specialisation-list200.ts';

export const getCityListResponseMock = (): CityList200 => ({
  data: [
    { id: 1, title: 'Алматы', title_locative: 'Алматы' },
    { id: 2, title: 'Астана', title_locative: 'Астане' },
  ],
});

export const getCountryListResponseMock = (): CountryList200 => ({ data: [{ id: 1, title: 'Казахстан' }] });

export const getDistrictListResponseMock = (): DistrictList200 => ({
  data: [{ id: 1, city_id: 1, title: 'Медеуский район', location: { lat: 43.238, lng: 76.958 } }],
});

export const getClinicTypeListResponseMock = (): ClinicTypeList200 => ({
  data: [{ id: 1, title: 'Многопрофильная клиника' }],
});

export const getClinicParameterListResponseMock = (): ClinicParameterList200 => ({
  data: [{ id: 1, title: 'Парковка' }],
});

export const getDoctorQualificationListResponseMock = (): DoctorQualificationList200 => ({
  data: [{ id: 1, title: 'Высшая категория' }],
});

export const getDoctorParameterListResponseMock = (): DoctorParameterList200 => ({
  data: [{ id: 1, title: 'Русский и казахский языки' }],
});

export const getServiceListResponseMock = (): ServiceList200 => ({
  data: [
    {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
  ],
});

export const getMeddirectionListResponseMock = (): MeddirectionList200 => ({
  data: [{ id: 7, slug: 'kardiologiya', title: 'Кардиология' }],
});

export const getSpecialisationListResponseMock = (): SpecialisationList200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getCityListMockHandler = (
  overrideResponse?:
    | CityList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CityList200> | CityList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/cities',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCityListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountryListMockHandler = (
  overrideResponse?:
    | CountryList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList200> | CountryList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/countries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountryListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDistrictListMockHandler = (
  overrideResponse?:
    | DistrictList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DistrictList200> | DistrictList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/districts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDistrictListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicTypeListMockHandler = (
  overrideResponse?:
    | ClinicTypeList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicTypeList200> | ClinicTypeList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-types',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicTypeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicParameterListMockHandler = (
  overrideResponse?:
    | ClinicParameterList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicParameterList200> | ClinicParameterList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicParameterListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationListMockHandler = (
  overrideResponse?:
    | DoctorQualificationList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualificationList200> | DoctorQualificationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-qualifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterListMockHandler = (
  overrideResponse?:
    | DoctorParameterList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterList200> | DoctorParameterList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getServiceListMockHandler = (
  overrideResponse?:
    | ServiceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceList200> | ServiceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getServiceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMeddirectionListMockHandler = (
  overrideResponse?:
    | MeddirectionList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeddirectionList200> | MeddirectionList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/meddirections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMeddirectionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSpecialisationListMockHandler = (
  overrideResponse?:
    | SpecialisationList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpecialisationList200> | SpecialisationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/specialisations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSpecialisationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicReferenceMock = () => [
  getCityListMockHandler(),
  getCountryListMockHandler(),
  getDistrictListMockHandler(),
  getClinicTypeListMockHandler(),
  getClinicParameterListMockHandler(),
  getDoctorQualificationListMockHandler(),
  getDoctorParameterListMockHandler(),
  getServiceListMockHandler(),
  getMeddirectionListMockHandler(),
  getSpecialisationListMockHandler(),
];
