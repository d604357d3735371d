/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorArchiveAnswer } from '../../models/doctor-archive-answer.ts';
import type { DoctorSlotListAnswer } from '../../models/doctor-slot-list-answer.ts';
import type { DoctorVisitCreateAnswer } from '../../models/doctor-visit-create-answer.ts';
import type { DoctorVisitListAnswer } from '../../models/doctor-visit-list-answer.ts';
import type { DoctorVisitReadAnswer } from '../../models/doctor-visit-read-answer.ts';
import type { DoctorVisitRescheduleAnswer } from '../../models/doctor-visit-reschedule-answer.ts';
import type { DoctorVisitStateUpdateAnswer } from '../../models/doctor-visit-state-update-answer.ts';

export const getDoctorVisitListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitRescheduleResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSlotListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitStateUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorArchiveResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitListMockHandler = (
  overrideResponse?:
    | DoctorVisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorVisitListAnswer> | DoctorVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitCreateMockHandler = (
  overrideResponse?:
    | DoctorVisitCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorVisitCreateAnswer> | DoctorVisitCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorVisitReadMockHandler = (
  overrideResponse?:
    | DoctorVisitReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorVisitReadAnswer> | DoctorVisitReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitRescheduleMockHandler = (
  overrideResponse?:
    | DoctorVisitRescheduleAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorVisitRescheduleAnswer> | DoctorVisitRescheduleAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/visits/:id/reschedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSlotListMockHandler = (
  overrideResponse?:
    | DoctorSlotListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSlotListAnswer> | DoctorSlotListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler = (
  overrideResponse?:
    | DoctorVisitStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorVisitStateUpdateAnswer> | DoctorVisitStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler = (
  overrideResponse?:
    | DoctorArchiveAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorArchiveAnswer> | DoctorArchiveAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorVisitsMock = () => [
  getDoctorVisitListMockHandler(),
  getDoctorVisitCreateMockHandler(),
  getDoctorVisitReadMockHandler(),
  getDoctorVisitRescheduleMockHandler(),
  getDoctorSlotListMockHandler(),
  getDoctorVisitStateUpdateMockHandler(),
  getDoctorArchiveMockHandler(),
];
