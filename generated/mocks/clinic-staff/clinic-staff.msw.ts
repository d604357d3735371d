/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicSecondFactorReadAnswer } from '../../models/clinic-second-factor-read-answer.ts';
import type { ClinicSecondFactorUpdateAnswer } from '../../models/clinic-second-factor-update-answer.ts';
import type { ClinicStaffCreateAnswer } from '../../models/clinic-staff-create-answer.ts';
import type { ClinicStaffListAnswer } from '../../models/clinic-staff-list-answer.ts';
import type { ClinicStaffUpdateAnswer } from '../../models/clinic-staff-update-answer.ts';

export const getClinicSecondFactorReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicSecondFactorUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicStaffListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicStaffCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicStaffUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicSecondFactorReadMockHandler = (
  overrideResponse?:
    | ClinicSecondFactorReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicSecondFactorReadAnswer> | ClinicSecondFactorReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/second-factor',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSecondFactorReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSecondFactorUpdateMockHandler = (
  overrideResponse?:
    | ClinicSecondFactorUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicSecondFactorUpdateAnswer> | ClinicSecondFactorUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/second-factor',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSecondFactorUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicStaffListMockHandler = (
  overrideResponse?:
    | ClinicStaffListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicStaffListAnswer> | ClinicStaffListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/staff',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicStaffListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicStaffCreateMockHandler = (
  overrideResponse?:
    | ClinicStaffCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicStaffCreateAnswer> | ClinicStaffCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/staff',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicStaffCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicStaffUpdateMockHandler = (
  overrideResponse?:
    | ClinicStaffUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicStaffUpdateAnswer> | ClinicStaffUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/staff/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicStaffUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicStaffDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/staff/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicStaffMock = () => [
  getClinicSecondFactorReadMockHandler(),
  getClinicSecondFactorUpdateMockHandler(),
  getClinicStaffListMockHandler(),
  getClinicStaffCreateMockHandler(),
  getClinicStaffUpdateMockHandler(),
  getClinicStaffDeleteMockHandler(),
];
