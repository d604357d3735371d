/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFeedbackComplaintUpdateAnswer } from '../../models/clinic-feedback-complaint-update-answer.ts';
import type { ClinicFeedbackListAnswer } from '../../models/clinic-feedback-list-answer.ts';
import type { ClinicFeedbackReplyDeleteAnswer } from '../../models/clinic-feedback-reply-delete-answer.ts';
import type { ClinicFeedbackReplyUpdateAnswer } from '../../models/clinic-feedback-reply-update-answer.ts';

export const getClinicFeedbackListResponseMock = (): ClinicFeedbackListAnswer => ({
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
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-727-250-10-10',
      },
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

export const getClinicFeedbackReplyUpdateResponseMock = (): ClinicFeedbackReplyUpdateAnswer => ({
  data: {
    id: 2,
    rating: 5,
    text: 'Всё быстро, расшифровку отдали сразу. Назначения без лишних анализов.',
    author_name: 'Андрей',
    service_title: 'ЭКГ с расшифровкой',
    created_at: '2026-04-26T18:10:00+05:00',
    of_visit: false,
    reply: { by: 'clinic', text: 'Спасибо за отзыв.', created_at: '2026-05-12T08:20:00+05:00' },
    complaint: null,
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: null,
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-727-250-10-10',
    },
  },
});

export const getClinicFeedbackReplyDeleteResponseMock = (): ClinicFeedbackReplyDeleteAnswer => ({
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
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: null,
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-727-250-10-10',
    },
  },
});

export const getClinicFeedbackComplaintUpdateResponseMock = (): ClinicFeedbackComplaintUpdateAnswer => ({
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
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: null,
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-727-250-10-10',
    },
  },
});

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
