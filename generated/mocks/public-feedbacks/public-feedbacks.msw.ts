/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFeedbacksAnswer } from '../../models/clinic-feedbacks-answer.ts';
import type { DoctorFeedbacksAnswer } from '../../models/doctor-feedbacks-answer.ts';

export const getDoctorFeedbacksResponseMock = (): DoctorFeedbacksAnswer => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Объяснила результаты ЭхоКГ простыми словами.',
      author_name: 'Гүлнар',
      service_title: 'Первичный приём кардиолога',
      created_at: '2026-05-03T18:10:00+05:00',
      reply: {
        by: 'doctor',
        text: 'Гүлнар, спасибо! Через месяц ждём вас на контроль давления.',
        created_at: '2026-05-04T09:00:00+05:00',
      },
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 184,
    last_page: 19,
    rating: 4.9,
    distribution: [
      { rating: 5, count: 170 },
      { rating: 4, count: 10 },
      { rating: 3, count: 2 },
      { rating: 2, count: 0 },
      { rating: 1, count: 2 },
    ],
  },
});

export const getClinicFeedbacksResponseMock = (): ClinicFeedbacksAnswer => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Приняли вовремя, всё объяснили.',
      author_name: 'Андрей',
      service_title: 'ЭКГ с расшифровкой',
      created_at: '2026-04-26T12:00:00+05:00',
      reply: null,
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    rating: 4.8,
    distribution: [
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  },
});

export const getDoctorFeedbacksMockHandler = (
  overrideResponse?:
    | DoctorFeedbacksAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFeedbacksAnswer> | DoctorFeedbacksAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandler = (
  overrideResponse?:
    | ClinicFeedbacksAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFeedbacksAnswer> | ClinicFeedbacksAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicFeedbacksMock = () => [getDoctorFeedbacksMockHandler(), getClinicFeedbacksMockHandler()];
