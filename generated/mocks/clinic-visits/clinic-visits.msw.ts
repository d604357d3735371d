/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicSampleListAnswer } from '../../models/clinic-sample-list-answer.ts';
import type { ClinicSlotListAnswer } from '../../models/clinic-slot-list-answer.ts';
import type { ClinicVisitCreateAnswer } from '../../models/clinic-visit-create-answer.ts';
import type { ClinicVisitListAnswer } from '../../models/clinic-visit-list-answer.ts';
import type { ClinicVisitReadAnswer } from '../../models/clinic-visit-read-answer.ts';
import type { ClinicVisitRescheduleAnswer } from '../../models/clinic-visit-reschedule-answer.ts';
import type { ClinicVisitRestoreAnswer } from '../../models/clinic-visit-restore-answer.ts';
import type { ClinicVisitServicesChangeAnswer } from '../../models/clinic-visit-services-change-answer.ts';
import type { ClinicVisitStateUpdateAnswer } from '../../models/clinic-visit-state-update-answer.ts';

export const getClinicVisitListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitRescheduleResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicSlotListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicSampleListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitStateUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitServicesChangeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitRestoreResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitListMockHandler = (
  overrideResponse?:
    | ClinicVisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitListAnswer> | ClinicVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitCreateMockHandler = (
  overrideResponse?:
    | ClinicVisitCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitCreateAnswer> | ClinicVisitCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicVisitReadMockHandler = (
  overrideResponse?:
    | ClinicVisitReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitReadAnswer> | ClinicVisitReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitRescheduleMockHandler = (
  overrideResponse?:
    | ClinicVisitRescheduleAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitRescheduleAnswer> | ClinicVisitRescheduleAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/reschedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSlotListMockHandler = (
  overrideResponse?:
    | ClinicSlotListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicSlotListAnswer> | ClinicSlotListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSlotListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSampleListMockHandler = (
  overrideResponse?:
    | ClinicSampleListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicSampleListAnswer> | ClinicSampleListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/samples',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSampleListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler = (
  overrideResponse?:
    | ClinicVisitStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitStateUpdateAnswer> | ClinicVisitStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitServicesChangeMockHandler = (
  overrideResponse?:
    | ClinicVisitServicesChangeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitServicesChangeAnswer> | ClinicVisitServicesChangeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/services',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitServicesChangeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitRestoreMockHandler = (
  overrideResponse?:
    | ClinicVisitRestoreAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitRestoreAnswer> | ClinicVisitRestoreAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/restore',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitRestoreResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicVisitsMock = () => [
  getClinicVisitListMockHandler(),
  getClinicVisitCreateMockHandler(),
  getClinicVisitReadMockHandler(),
  getClinicVisitRescheduleMockHandler(),
  getClinicSlotListMockHandler(),
  getClinicSampleListMockHandler(),
  getClinicVisitStateUpdateMockHandler(),
  getClinicVisitServicesChangeMockHandler(),
  getClinicVisitRestoreMockHandler(),
];
