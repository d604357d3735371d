/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientAvatarUpdateAnswer } from '../../models/patient-avatar-update-answer.ts';
import type { PatientProfileAnswer } from '../../models/patient-profile-answer.ts';
import type { PatientProfileUpdateAnswer } from '../../models/patient-profile-update-answer.ts';

export const getPatientProfileResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientProfileUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientAvatarUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientProfileMockHandler = (
  overrideResponse?:
    | PatientProfileAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientProfileAnswer> | PatientProfileAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientProfileUpdateMockHandler = (
  overrideResponse?:
    | PatientProfileUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PatientProfileUpdateAnswer> | PatientProfileUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler = (
  overrideResponse?:
    | PatientAvatarUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PatientAvatarUpdateAnswer> | PatientAvatarUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientProfileMock = () => [
  getPatientProfileMockHandler(),
  getPatientProfileUpdateMockHandler(),
  getPatientAvatarUpdateMockHandler(),
];
