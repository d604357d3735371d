/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorFeedbackComplaintUpdateAnswer } from '../../models/doctor-feedback-complaint-update-answer.ts';
import type { DoctorFeedbackListAnswer } from '../../models/doctor-feedback-list-answer.ts';
import type { DoctorFeedbackReplyDeleteAnswer } from '../../models/doctor-feedback-reply-delete-answer.ts';
import type { DoctorFeedbackReplyUpdateAnswer } from '../../models/doctor-feedback-reply-update-answer.ts';

export const getDoctorFeedbackListResponseMock = (): DoctorFeedbackListAnswer => ({
  data: [
    {
      id: 2,
      rating: 5,
      text: 'Всё быстро, расшифровку отдали сразу. Назначения без лишних анализов.',
      author_name: 'Андрей',
      service_title: 'ЭКГ с расшифровкой',
      created_at: '2026-04-26T18:10:00+05:00',
      of_visit: false,
      reply: null,
      complaint: null,
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    rating: 5,
    distribution: [
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
    unanswered: 1,
    unanswered_recent: 1,
    complaints: 0,
  },
});

export const getDoctorFeedbackReplyUpdateResponseMock = (): DoctorFeedbackReplyUpdateAnswer => ({
  data: {
    id: 2,
    rating: 5,
    text: 'Всё быстро, расшифровку отдали сразу. Назначения без лишних анализов.',
    author_name: 'Андрей',
    service_title: 'ЭКГ с расшифровкой',
    created_at: '2026-04-26T18:10:00+05:00',
    of_visit: false,
    reply: { by: 'doctor', text: 'Спасибо за отзыв.', created_at: '2026-05-12T08:20:00+05:00' },
    complaint: null,
  },
});

export const getDoctorFeedbackReplyDeleteResponseMock = (): DoctorFeedbackReplyDeleteAnswer => ({
  data: {
    id: 2,
    rating: 5,
    text: 'Всё быстро, расшифровку отдали сразу. Назначения без лишних анализов.',
    author_name: 'Андрей',
    service_title: 'ЭКГ с расшифровкой',
    created_at: '2026-04-26T18:10:00+05:00',
    of_visit: false,
    reply: null,
    complaint: null,
  },
});

export const getDoctorFeedbackComplaintUpdateResponseMock = (): DoctorFeedbackComplaintUpdateAnswer => ({
  data: {
    id: 2,
    rating: 5,
    text: 'Всё быстро, расшифровку отдали сразу. Назначения без лишних анализов.',
    author_name: 'Андрей',
    service_title: 'ЭКГ с расшифровкой',
    created_at: '2026-04-26T18:10:00+05:00',
    of_visit: false,
    reply: null,
    complaint: {
      reason: 'not_patient',
      text: 'Такого пациента у нас не было.',
      state: 'received',
      created_at: '2026-05-12T08:20:00+05:00',
      answer: null,
    },
  },
});

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
