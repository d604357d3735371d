/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ReviewCreateAnswer } from '../../models/review-create-answer.ts';
import type { ReviewListAnswer } from '../../models/review-list-answer.ts';
import type { ReviewReadAnswer } from '../../models/review-read-answer.ts';
import type { ReviewUpdateAnswer } from '../../models/review-update-answer.ts';

export const getReviewListResponseMock = (): ReviewListAnswer => ({
  data: [
    {
      id: 1,
      visit_id: 5,
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: '/api/v0/files/portraits/aigul.svg',
        specialisations: [
          { slug: 'kardiolog', title: 'Кардиолог' },
          { slug: 'terapevt', title: 'Терапевт' },
        ],
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
      },
      service_title: 'Первичный приём кардиолога',
      visit_date: '2026-04-28',
      rating: 5,
      criteria: { attention: 5, explanation: 5, punctuality: 4 },
      text: 'Внимательный врач, всё объяснила.',
      anonymous: false,
      state: 'in_process',
      reject_reason: null,
      created_at: '2026-04-29T10:00:00+05:00',
      moderation_due_at: '2026-05-01T10:00:00+05:00',
      reply: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1, counts: { published: 0, in_process: 1, rejected: 0 } },
});

export const getReviewCreateResponseMock = (): ReviewCreateAnswer => ({
  data: {
    id: 14,
    visit_id: 4,
    doctor: {
      id: 14,
      slug: 'akhmetova-gulmira',
      first_name: 'Гүлмира',
      second_name: 'Ахметова',
      third_name: 'Болатқызы',
      avatar: '/api/v0/files/portraits/woman-40-4.svg',
      specialisations: [{ slug: 'nevrolog', title: 'Невролог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём невролога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-05-12T08:20:00+05:00',
    moderation_due_at: '2026-05-14T08:20:00+05:00',
    reply: null,
  },
});

export const getReviewReadResponseMock = (): ReviewReadAnswer => ({
  data: {
    id: 8,
    visit_id: 12,
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewUpdateResponseMock = (): ReviewUpdateAnswer => ({
  data: {
    id: 8,
    visit_id: 12,
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewListMockHandler = (
  overrideResponse?:
    | ReviewListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewListAnswer> | ReviewListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler = (
  overrideResponse?:
    | ReviewCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReviewCreateAnswer> | ReviewCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler = (
  overrideResponse?:
    | ReviewReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewReadAnswer> | ReviewReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler = (
  overrideResponse?:
    | ReviewUpdateAnswer
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReviewUpdateAnswer> | ReviewUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientReviewsMock = () => [
  getReviewListMockHandler(),
  getReviewCreateMockHandler(),
  getReviewReadMockHandler(),
  getReviewUpdateMockHandler(),
  getReviewDeleteMockHandler(),
];
