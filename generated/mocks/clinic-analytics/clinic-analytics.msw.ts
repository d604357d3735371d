/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicAnalyticsAnswer } from '../../models/clinic-analytics-answer.ts';

export const getClinicAnalyticsResponseMock = (): ClinicAnalyticsAnswer => ({
  data: {
    date_from: '2026-04-12',
    date_to: '2026-05-11',
    previous_from: '2026-03-13',
    previous_to: '2026-04-11',
    total: {
      visits: 1310,
      completed: 1251,
      no_show: 44,
      cancelled: 88,
      new_clients: 402,
      no_show_percent: 3.4,
      occupancy_percent: 74,
      income: 11900500,
    },
    previous: {
      visits: 1236,
      completed: 1180,
      no_show: 48,
      cancelled: 80,
      new_clients: 390,
      no_show_percent: 3.9,
      occupancy_percent: 71,
      income: 11240000,
    },
    rating: 4.8,
    reviews_count: 1204,
    filials: [
      {
        filial_id: 1,
        title: '«Аяла» на Абая',
        total: {
          visits: 1310,
          completed: 1251,
          no_show: 44,
          cancelled: 88,
          new_clients: 402,
          no_show_percent: 3.4,
          occupancy_percent: 74,
          income: 11900500,
        },
        previous: {
          visits: 1236,
          completed: 1180,
          no_show: 48,
          cancelled: 80,
          new_clients: 390,
          no_show_percent: 3.9,
          occupancy_percent: 71,
          income: 11240000,
        },
        rating: 4.8,
        reviews_count: 1204,
        by_hour: [
          { hour: 8, occupancy_percent: 71 },
          { hour: 9, occupancy_percent: 88 },
        ],
      },
    ],
    doctors: [
      {
        doctor_id: 1,
        slug: 'serikova-aigul',
        full_name: 'Серикова Айгуль Маратовна',
        avatar: null,
        total: {
          visits: 1310,
          completed: 1251,
          no_show: 44,
          cancelled: 88,
          new_clients: 402,
          no_show_percent: 3.4,
          occupancy_percent: 74,
          income: 11900500,
        },
      },
    ],
    services: [{ service_id: 1, title: 'Приём кардиолога', visits: 410, income: 5125000 }],
    by_day: [{ date: '2026-05-11', visits: 58, income: 510000 }],
  },
});

export const getClinicAnalyticsMockHandler = (
  overrideResponse?:
    | ClinicAnalyticsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicAnalyticsAnswer> | ClinicAnalyticsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAnalyticsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicAnalyticsMock = () => [getClinicAnalyticsMockHandler()];
