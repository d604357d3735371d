/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorPatientListAnswer } from '../../models/doctor-patient-list-answer.ts';
import type { DoctorPatientReadAnswer } from '../../models/doctor-patient-read-answer.ts';

export const getDoctorPatientListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorPatientReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorPatientListMockHandler = (
  overrideResponse?:
    | DoctorPatientListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorPatientListAnswer> | DoctorPatientListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/patients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorPatientListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorPatientReadMockHandler = (
  overrideResponse?:
    | DoctorPatientReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorPatientReadAnswer> | DoctorPatientReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/patients/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorPatientReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorPatientsMock = () => [getDoctorPatientListMockHandler(), getDoctorPatientReadMockHandler()];
