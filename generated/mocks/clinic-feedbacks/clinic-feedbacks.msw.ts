/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFeedbackComplaintUpdateAnswer } from '../../models/clinic-feedback-complaint-update-answer.ts';
import type { ClinicFeedbackListAnswer } from '../../models/clinic-feedback-list-answer.ts';
import type { ClinicFeedbackReplyDeleteAnswer } from '../../models/clinic-feedback-reply-delete-answer.ts';
import type { ClinicFeedbackReplyUpdateAnswer } from '../../models/clinic-feedback-reply-update-answer.ts';

export const getClinicFeedbackListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFeedbackReplyUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFeedbackReplyDeleteResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFeedbackComplaintUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFeedbackListMockHandler = (
  overrideResponse?:
    | ClinicFeedbackListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFeedbackListAnswer> | ClinicFeedbackListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbackListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbackReplyUpdateMockHandler = (
  overrideResponse?:
    | ClinicFeedbackReplyUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFeedbackReplyUpdateAnswer> | ClinicFeedbackReplyUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbackReplyUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbackReplyDeleteMockHandler = (
  overrideResponse?:
    | ClinicFeedbackReplyDeleteAnswer
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ClinicFeedbackReplyDeleteAnswer> | ClinicFeedbackReplyDeleteAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbackReplyDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbackComplaintUpdateMockHandler = (
  overrideResponse?:
    | ClinicFeedbackComplaintUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFeedbackComplaintUpdateAnswer> | ClinicFeedbackComplaintUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/feedbacks/:id/complaint',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbackComplaintUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicFeedbacksMock = () => [
  getClinicFeedbackListMockHandler(),
  getClinicFeedbackReplyUpdateMockHandler(),
  getClinicFeedbackReplyDeleteMockHandler(),
  getClinicFeedbackComplaintUpdateMockHandler(),
];
