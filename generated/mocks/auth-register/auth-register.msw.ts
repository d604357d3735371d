/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { RegisterCodeConfirm200 } from '../../models/register-code-confirm200.ts';
import type { RegisterCodeSend200 } from '../../models/register-code-send200.ts';
import type { RegisterCompleteClinic201 } from '../../models/register-complete-clinic201.ts';
import type { RegisterCompleteDoctor201 } from '../../models/register-complete-doctor201.ts';
import type { RegisterCompletePatient201 } from '../../models/register-complete-patient201.ts';

export const getRegisterCodeSendResponseMock = (): RegisterCodeSend200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getRegisterCodeConfirmResponseMock = (): RegisterCodeConfirm200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', actions: ['create_user', 'create_doctor', 'create_clinic'] },
});

export const getRegisterCompletePatientResponseMock = (): RegisterCompletePatient201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getRegisterCompleteDoctorResponseMock = (): RegisterCompleteDoctor201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'doctor' }],
    },
  },
});

export const getRegisterCompleteClinicResponseMock = (): RegisterCompleteClinic201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'clinic' }],
    },
  },
});

export const getRegisterCodeSendMockHandler = (
  overrideResponse?:
    | RegisterCodeSend200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterCodeSend200> | RegisterCodeSend200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeConfirmMockHandler = (
  overrideResponse?:
    | RegisterCodeConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCodeConfirm200> | RegisterCodeConfirm200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeConfirmResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCompletePatientMockHandler = (
  overrideResponse?:
    | RegisterCompletePatient201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompletePatient201> | RegisterCompletePatient201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompletePatientResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompleteDoctorMockHandler = (
  overrideResponse?:
    | RegisterCompleteDoctor201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteDoctor201> | RegisterCompleteDoctor201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteDoctorResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompleteClinicMockHandler = (
  overrideResponse?:
    | RegisterCompleteClinic201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteClinic201> | RegisterCompleteClinic201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteClinicResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};
export const getAuthRegisterMock = () => [
  getRegisterCodeSendMockHandler(),
  getRegisterCodeConfirmMockHandler(),
  getRegisterCompletePatientMockHandler(),
  getRegisterCompleteDoctorMockHandler(),
  getRegisterCompleteClinicMockHandler(),
];
