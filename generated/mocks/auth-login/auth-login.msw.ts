/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthLoginClinicAnswer } from '../../models/auth-login-clinic-answer.ts';
import type { AuthLoginDoctorAnswer } from '../../models/auth-login-doctor-answer.ts';
import type { AuthLoginPatientAnswer } from '../../models/auth-login-patient-answer.ts';
import type { AuthLoginSecondFactorAnswer } from '../../models/auth-login-second-factor-answer.ts';

export const getAuthLoginPatientResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getAuthLoginDoctorResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getAuthLoginClinicResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getAuthLoginSecondFactorResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getAuthLoginPatientMockHandler = (
  overrideResponse?:
    | AuthLoginPatientAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AuthLoginPatientAnswer> | AuthLoginPatientAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginPatientResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginDoctorMockHandler = (
  overrideResponse?:
    | AuthLoginDoctorAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AuthLoginDoctorAnswer> | AuthLoginDoctorAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginDoctorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginClinicMockHandler = (
  overrideResponse?:
    | AuthLoginClinicAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AuthLoginClinicAnswer> | AuthLoginClinicAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginClinicResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginSecondFactorMockHandler = (
  overrideResponse?:
    | AuthLoginSecondFactorAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AuthLoginSecondFactorAnswer> | AuthLoginSecondFactorAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/second-factor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginSecondFactorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAuthLoginMock = () => [
  getAuthLoginPatientMockHandler(),
  getAuthLoginDoctorMockHandler(),
  getAuthLoginClinicMockHandler(),
  getAuthLoginSecondFactorMockHandler(),
];
