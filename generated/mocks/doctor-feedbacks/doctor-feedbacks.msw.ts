/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorFeedbackComplaintUpdateAnswer } from '../../models/doctor-feedback-complaint-update-answer.ts';
import type { DoctorFeedbackListAnswer } from '../../models/doctor-feedback-list-answer.ts';
import type { DoctorFeedbackReplyDeleteAnswer } from '../../models/doctor-feedback-reply-delete-answer.ts';
import type { DoctorFeedbackReplyUpdateAnswer } from '../../models/doctor-feedback-reply-update-answer.ts';

export const getDoctorFeedbackListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorFeedbackReplyUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorFeedbackReplyDeleteResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorFeedbackComplaintUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorFeedbackListMockHandler = (
  overrideResponse?:
    | DoctorFeedbackListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorFeedbackListAnswer> | DoctorFeedbackListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler = (
  overrideResponse?:
    | DoctorFeedbackReplyUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorFeedbackReplyUpdateAnswer> | DoctorFeedbackReplyUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyDeleteMockHandler = (
  overrideResponse?:
    | DoctorFeedbackReplyDeleteAnswer
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DoctorFeedbackReplyDeleteAnswer> | DoctorFeedbackReplyDeleteAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackComplaintUpdateMockHandler = (
  overrideResponse?:
    | DoctorFeedbackComplaintUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorFeedbackComplaintUpdateAnswer> | DoctorFeedbackComplaintUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/complaint',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackComplaintUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorFeedbacksMock = () => [
  getDoctorFeedbackListMockHandler(),
  getDoctorFeedbackReplyUpdateMockHandler(),
  getDoctorFeedbackReplyDeleteMockHandler(),
  getDoctorFeedbackComplaintUpdateMockHandler(),
];
