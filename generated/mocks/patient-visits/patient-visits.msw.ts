/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { VisitAnswersUpdateAnswer } from '../../models/visit-answers-update-answer.ts';
import type { VisitAttendanceConfirmAnswer } from '../../models/visit-attendance-confirm-answer.ts';
import type { VisitCancelAnswer } from '../../models/visit-cancel-answer.ts';
import type { VisitCommentUpdateAnswer } from '../../models/visit-comment-update-answer.ts';
import type { VisitCreateAnswer } from '../../models/visit-create-answer.ts';
import type { VisitDisputeAnswer } from '../../models/visit-dispute-answer.ts';
import type { VisitHomeAddressUpdateAnswer } from '../../models/visit-home-address-update-answer.ts';
import type { VisitListAnswer } from '../../models/visit-list-answer.ts';
import type { VisitReadAnswer } from '../../models/visit-read-answer.ts';
import type { VisitRescheduleAnswer } from '../../models/visit-reschedule-answer.ts';
import type { VisitServicesChangeAnswer } from '../../models/visit-services-change-answer.ts';

export const getVisitListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitCancelResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitRescheduleResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitAttendanceConfirmResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitDisputeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitCommentUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitAnswersUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitServicesChangeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitHomeAddressUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getVisitListMockHandler = (
  overrideResponse?:
    | VisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitListAnswer> | VisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler = (
  overrideResponse?:
    | VisitCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCreateAnswer> | VisitCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandler = (
  overrideResponse?:
    | VisitReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitReadAnswer> | VisitReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/visits/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler = (
  overrideResponse?:
    | VisitCancelAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCancelAnswer> | VisitCancelAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitCancelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler = (
  overrideResponse?:
    | VisitRescheduleAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitRescheduleAnswer> | VisitRescheduleAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/reschedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler = (
  overrideResponse?:
    | VisitAttendanceConfirmAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitAttendanceConfirmAnswer> | VisitAttendanceConfirmAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/attendance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitAttendanceConfirmResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler = (
  overrideResponse?:
    | VisitDisputeAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitDisputeAnswer> | VisitDisputeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/dispute',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitDisputeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler = (
  overrideResponse?:
    | VisitCommentUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitCommentUpdateAnswer> | VisitCommentUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/visits/:id/comment',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitCommentUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitAnswersUpdateMockHandler = (
  overrideResponse?:
    | VisitAnswersUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitAnswersUpdateAnswer> | VisitAnswersUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/visits/:id/answers',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitAnswersUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitServicesChangeMockHandler = (
  overrideResponse?:
    | VisitServicesChangeAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitServicesChangeAnswer> | VisitServicesChangeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/services',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitServicesChangeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler = (
  overrideResponse?:
    | VisitHomeAddressUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitHomeAddressUpdateAnswer> | VisitHomeAddressUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/visits/:id/home-address',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitHomeAddressUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientVisitsMock = () => [
  getVisitListMockHandler(),
  getVisitCreateMockHandler(),
  getVisitReadMockHandler(),
  getVisitCancelMockHandler(),
  getVisitRescheduleMockHandler(),
  getVisitAttendanceConfirmMockHandler(),
  getVisitDisputeMockHandler(),
  getVisitCommentUpdateMockHandler(),
  getVisitAnswersUpdateMockHandler(),
  getVisitServicesChangeMockHandler(),
  getVisitHomeAddressUpdateMockHandler(),
];
