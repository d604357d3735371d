/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAnalytics200 } from '../../models/doctor-analytics200.ts';

export const getDoctorAnalyticsResponseMock = (): DoctorAnalytics200 => ({
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
    | DoctorAnalytics200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAnalytics200> | DoctorAnalytics200),
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
