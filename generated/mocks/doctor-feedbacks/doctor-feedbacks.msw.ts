/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorFeedbackListAnswer } from '../../models/doctor-feedback-list-answer.ts';
import type { DoctorFeedbackReplyUpdateAnswer } from '../../models/doctor-feedback-reply-update-answer.ts';

export const getDoctorFeedbackListResponseMock = (): DoctorFeedbackListAnswer => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Объяснила результаты ЭхоКГ простыми словами.',
      author_name: 'Гүлнар',
      service_title: 'Первичный приём кардиолога',
      created_at: '2026-05-03T18:10:00+05:00',
      reply: null,
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    rating: 4.9,
    distribution: [
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  },
});

export const getDoctorFeedbackReplyUpdateResponseMock = (): DoctorFeedbackReplyUpdateAnswer => ({
  data: {
    id: 1,
    rating: 5,
    text: 'Объяснила результаты ЭхоКГ простыми словами.',
    author_name: 'Гүлнар',
    service_title: 'Первичный приём кардиолога',
    created_at: '2026-05-03T18:10:00+05:00',
    reply: { text: 'Спасибо за отзыв.', created_at: '2026-05-12T08:20:00+05:00' },
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
export const getDoctorFeedbacksMock = () => [
  getDoctorFeedbackListMockHandler(),
  getDoctorFeedbackReplyUpdateMockHandler(),
];
