/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicAbsenceCreateAnswer } from '../../models/clinic-absence-create-answer.ts';
import type { ClinicAbsenceDryRunAnswer } from '../../models/clinic-absence-dry-run-answer.ts';
import type { ClinicAbsenceListAnswer } from '../../models/clinic-absence-list-answer.ts';

export const getClinicAbsenceListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicAbsenceCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicAbsenceDryRunResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicAbsenceListMockHandler = (
  overrideResponse?:
    | ClinicAbsenceListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicAbsenceListAnswer> | ClinicAbsenceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors/:id/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAbsenceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicAbsenceCreateMockHandler = (
  overrideResponse?:
    | ClinicAbsenceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicAbsenceCreateAnswer> | ClinicAbsenceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAbsenceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicAbsenceDryRunMockHandler = (
  overrideResponse?:
    | ClinicAbsenceDryRunAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicAbsenceDryRunAnswer> | ClinicAbsenceDryRunAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/absences/dry-run',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAbsenceDryRunResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicAbsenceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id/absences/:absence',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicAbsencesMock = () => [
  getClinicAbsenceListMockHandler(),
  getClinicAbsenceCreateMockHandler(),
  getClinicAbsenceDryRunMockHandler(),
  getClinicAbsenceDeleteMockHandler(),
];
