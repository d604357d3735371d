/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicContactsAnswer } from '../../models/clinic-contacts-answer.ts';
import type { ClinicDoctorsAnswer } from '../../models/clinic-doctors-answer.ts';
import type { ClinicFilialsAnswer } from '../../models/clinic-filials-answer.ts';
import type { ClinicFullAnswer } from '../../models/clinic-full-answer.ts';
import type { ClinicServicesAnswer } from '../../models/clinic-services-answer.ts';

export const getClinicFullResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicServicesResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicContactsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFullMockHandler = (
  overrideResponse?:
    | ClinicFullAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFullAnswer> | ClinicFullAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFullResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialsMockHandler = (
  overrideResponse?:
    | ClinicFilialsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialsAnswer> | ClinicFilialsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandler = (
  overrideResponse?:
    | ClinicDoctorsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctorsAnswer> | ClinicDoctorsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandler = (
  overrideResponse?:
    | ClinicServicesAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicServicesAnswer> | ClinicServicesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicContactsMockHandler = (
  overrideResponse?:
    | ClinicContactsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicContactsAnswer> | ClinicContactsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicContactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicClinicsMock = () => [
  getClinicFullMockHandler(),
  getClinicFilialsMockHandler(),
  getClinicDoctorsMockHandler(),
  getClinicServicesMockHandler(),
  getClinicContactsMockHandler(),
];
