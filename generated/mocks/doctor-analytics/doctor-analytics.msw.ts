/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAnalyticsAnswer } from '../../models/doctor-analytics-answer.ts';

export const getDoctorAnalyticsResponseMock = (): DoctorAnalyticsAnswer => ({
  data: {
    date_from: '2026-05-04',
    date_to: '2026-05-10',
    total: {
      visits: 120,
      completed: 101,
      no_show: 4,
      cancelled_by_patient: 7,
      cancelled_by_clinic: 2,
      first_visits: 38,
      occupancy_percent: 74,
      revenue: 1262500,
    },
    previous: {
      date_from: '2026-04-27',
      date_to: '2026-05-03',
      total: {
        visits: 120,
        completed: 101,
        no_show: 4,
        cancelled_by_patient: 7,
        cancelled_by_clinic: 2,
        first_visits: 38,
        occupancy_percent: 71,
        revenue: 1262500,
      },
    },
    by_week: [
      {
        date_from: '2026-05-04',
        date_to: '2026-05-10',
        figures: {
          visits: 120,
          completed: 101,
          no_show: 4,
          cancelled_by_patient: 7,
          cancelled_by_clinic: 2,
          first_visits: 38,
          occupancy_percent: 74,
          revenue: 1262500,
        },
      },
    ],
    by_filial: [
      {
        filial_id: 1,
        title: '«Аяла» на Абая',
        figures: {
          visits: 120,
          completed: 101,
          no_show: 4,
          cancelled_by_patient: 7,
          cancelled_by_clinic: 2,
          first_visits: 38,
          occupancy_percent: 74,
          revenue: 1262500,
        },
      },
    ],
    by_service: [
      {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        figures: {
          visits: 120,
          completed: 101,
          no_show: 4,
          cancelled_by_patient: 7,
          cancelled_by_clinic: 2,
          first_visits: 38,
          occupancy_percent: null,
          revenue: 1262500,
        },
      },
    ],
  },
});

export const getDoctorAnalyticsMockHandler = (
  overrideResponse?:
    | DoctorAnalyticsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAnalyticsAnswer> | DoctorAnalyticsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorAnalyticsMock = () => [getDoctorAnalyticsMockHandler()];
