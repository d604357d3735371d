/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthLoginClinic200 } from '../../models/auth-login-clinic200.ts';
import type { AuthLoginDoctor200 } from '../../models/auth-login-doctor200.ts';
import type { AuthLoginPatient200 } from '../../models/auth-login-patient200.ts';

export const getAuthLoginPatientResponseMock = (): AuthLoginPatient200 => ({
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

export const getAuthLoginDoctorResponseMock = (): AuthLoginDoctor200 => ({
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

export const getAuthLoginClinicResponseMock = (): AuthLoginClinic200 => ({
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
    | AuthLoginPatient200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginPatient200> | AuthLoginPatient200),
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
    | AuthLoginDoctor200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginDoctor200> | AuthLoginDoctor200),
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
    | AuthLoginClinic200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginClinic200> | AuthLoginClinic200),
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
