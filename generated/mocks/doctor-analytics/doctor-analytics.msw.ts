/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAnalyticsAnswer } from '../../models/doctor-analytics-answer.ts';

export const getDoctorAnalyticsResponseMock = (): DoctorAnalyticsAnswer => ({
  data: {
    visits: 120,
    completed: 101,
    no_show: 4,
    cancelled: 9,
    new_patients: 38,
    occupancy_percent: 74,
    revenue: 1262500,
    by_day: [{ date: '2026-05-12', visits: 10 }],
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
