/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthLoginClinicAnswer } from '../../models/auth-login-clinic-answer.ts';
import type { AuthLoginDoctorAnswer } from '../../models/auth-login-doctor-answer.ts';
import type { AuthLoginPatientAnswer } from '../../models/auth-login-patient-answer.ts';

export const getAuthLoginPatientResponseMock = (): AuthLoginPatientAnswer => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Осипова Елена Игоревна',
      email: 'patient@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getAuthLoginDoctorResponseMock = (): AuthLoginDoctorAnswer => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Серикова Айгуль Маратовна',
      email: 'doctor@demo.kz',
      roles: [{ name: 'doctor' }],
    },
  },
});

export const getAuthLoginClinicResponseMock = (): AuthLoginClinicAnswer => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Ахметова Сауле Ерлановна',
      email: 'clinic@demo.kz',
      roles: [{ name: 'clinic' }],
    },
  },
});

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
export const getAuthLoginMock = () => [
  getAuthLoginPatientMockHandler(),
  getAuthLoginDoctorMockHandler(),
  getAuthLoginClinicMockHandler(),
];
