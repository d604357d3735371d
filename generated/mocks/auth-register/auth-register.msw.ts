/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { RegisterCodeConfirmAnswer } from '../../models/register-code-confirm-answer.ts';
import type { RegisterCodeSendAnswer } from '../../models/register-code-send-answer.ts';
import type { RegisterCompleteClinicAnswer } from '../../models/register-complete-clinic-answer.ts';
import type { RegisterCompleteDoctorAnswer } from '../../models/register-complete-doctor-answer.ts';
import type { RegisterCompletePatientAnswer } from '../../models/register-complete-patient-answer.ts';

export const getRegisterCodeSendResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getRegisterCodeConfirmResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getRegisterCompletePatientResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getRegisterCompleteDoctorResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getRegisterCompleteClinicResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getRegisterCodeSendMockHandler = (
  overrideResponse?:
    | RegisterCodeSendAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCodeSendAnswer> | RegisterCodeSendAnswer),
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
    | RegisterCodeConfirmAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCodeConfirmAnswer> | RegisterCodeConfirmAnswer),
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
    | RegisterCompletePatientAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompletePatientAnswer> | RegisterCompletePatientAnswer),
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
    | RegisterCompleteDoctorAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteDoctorAnswer> | RegisterCompleteDoctorAnswer),
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
    | RegisterCompleteClinicAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteClinicAnswer> | RegisterCompleteClinicAnswer),
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
