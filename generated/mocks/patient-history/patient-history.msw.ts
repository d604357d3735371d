/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientClinicListAnswer } from '../../models/patient-clinic-list-answer.ts';
import type { PatientServiceListAnswer } from '../../models/patient-service-list-answer.ts';
import type { PatientServiceReadAnswer } from '../../models/patient-service-read-answer.ts';

export const getPatientClinicListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientServiceListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientServiceReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientClinicListMockHandler = (
  overrideResponse?:
    | PatientClinicListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientClinicListAnswer> | PatientClinicListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandler = (
  overrideResponse?:
    | PatientServiceListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientServiceListAnswer> | PatientServiceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler = (
  overrideResponse?:
    | PatientServiceReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientServiceReadAnswer> | PatientServiceReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientHistoryMock = () => [
  getPatientClinicListMockHandler(),
  getPatientServiceListMockHandler(),
  getPatientServiceReadMockHandler(),
];
