/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
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

export const getCityListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCountryListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDistrictListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicTypeListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicParameterListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorQualificationListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorParameterListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getConsentVersionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getServiceListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getMeddirectionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSpecialisationListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCityListMockHandler = (
  overrideResponse?:
    | CityListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CityListAnswer> | CityListAnswer),
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
    | CountryListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryListAnswer> | CountryListAnswer),
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
    | DistrictListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DistrictListAnswer> | DistrictListAnswer),
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
    | ClinicTypeListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicTypeListAnswer> | ClinicTypeListAnswer),
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
    | ClinicParameterListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicParameterListAnswer> | ClinicParameterListAnswer),
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
    | DoctorQualificationListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualificationListAnswer> | DoctorQualificationListAnswer),
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
    | DoctorParameterListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterListAnswer> | DoctorParameterListAnswer),
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

export const getConsentVersionListMockHandler = (
  overrideResponse?:
    | ConsentVersionListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ConsentVersionListAnswer> | ConsentVersionListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentVersionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getServiceListMockHandler = (
  overrideResponse?:
    | ServiceListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceListAnswer> | ServiceListAnswer),
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
    | MeddirectionListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<MeddirectionListAnswer> | MeddirectionListAnswer),
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
    | SpecialisationListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SpecialisationListAnswer> | SpecialisationListAnswer),
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
  getConsentVersionListMockHandler(),
  getServiceListMockHandler(),
  getMeddirectionListMockHandler(),
  getSpecialisationListMockHandler(),
];
