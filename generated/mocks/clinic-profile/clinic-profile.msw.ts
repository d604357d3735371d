/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicLogoUpdateAnswer } from '../../models/clinic-logo-update-answer.ts';
import type { ClinicProfileAnswer } from '../../models/clinic-profile-answer.ts';
import type { ClinicProfileUpdateAnswer } from '../../models/clinic-profile-update-answer.ts';

export const getClinicProfileResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicProfileUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicLogoUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicProfileMockHandler = (
  overrideResponse?:
    | ClinicProfileAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicProfileAnswer> | ClinicProfileAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler = (
  overrideResponse?:
    | ClinicProfileUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicProfileUpdateAnswer> | ClinicProfileUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicLogoUpdateMockHandler = (
  overrideResponse?:
    | ClinicLogoUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicLogoUpdateAnswer> | ClinicLogoUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile/logo',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicLogoUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicProfileMock = () => [
  getClinicProfileMockHandler(),
  getClinicProfileUpdateMockHandler(),
  getClinicLogoUpdateMockHandler(),
];
