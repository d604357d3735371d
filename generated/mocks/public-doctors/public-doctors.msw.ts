/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinicsAnswer } from '../../models/doctor-clinics-answer.ts';
import type { DoctorContactsAnswer } from '../../models/doctor-contacts-answer.ts';
import type { DoctorEducationAnswer } from '../../models/doctor-education-answer.ts';
import type { DoctorFullAnswer } from '../../models/doctor-full-answer.ts';
import type { DoctorParametersAnswer } from '../../models/doctor-parameters-answer.ts';
import type { DoctorQualificationAnswer } from '../../models/doctor-qualification-answer.ts';
import type { DoctorServicesAnswer } from '../../models/doctor-services-answer.ts';
import type { DoctorSimilarAnswer } from '../../models/doctor-similar-answer.ts';
import type { DoctorWorkExperienceAnswer } from '../../models/doctor-work-experience-answer.ts';

export const getDoctorFullResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorParametersResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorEducationResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorWorkExperienceResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorQualificationResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServicesResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorClinicsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorContactsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSimilarResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorFullMockHandler = (
  overrideResponse?:
    | DoctorFullAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFullAnswer> | DoctorFullAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParametersMockHandler = (
  overrideResponse?:
    | DoctorParametersAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParametersAnswer> | DoctorParametersAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParametersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationMockHandler = (
  overrideResponse?:
    | DoctorEducationAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorEducationAnswer> | DoctorEducationAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/education',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceMockHandler = (
  overrideResponse?:
    | DoctorWorkExperienceAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorWorkExperienceAnswer> | DoctorWorkExperienceAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/work-experience',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationMockHandler = (
  overrideResponse?:
    | DoctorQualificationAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualificationAnswer> | DoctorQualificationAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/qualification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServicesMockHandler = (
  overrideResponse?:
    | DoctorServicesAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorServicesAnswer> | DoctorServicesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicsMockHandler = (
  overrideResponse?:
    | DoctorClinicsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorClinicsAnswer> | DoctorClinicsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactsMockHandler = (
  overrideResponse?:
    | DoctorContactsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorContactsAnswer> | DoctorContactsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSimilarMockHandler = (
  overrideResponse?:
    | DoctorSimilarAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSimilarAnswer> | DoctorSimilarAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSimilarResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicDoctorsMock = () => [
  getDoctorFullMockHandler(),
  getDoctorParametersMockHandler(),
  getDoctorEducationMockHandler(),
  getDoctorWorkExperienceMockHandler(),
  getDoctorQualificationMockHandler(),
  getDoctorServicesMockHandler(),
  getDoctorClinicsMockHandler(),
  getDoctorContactsMockHandler(),
  getDoctorSimilarMockHandler(),
];
