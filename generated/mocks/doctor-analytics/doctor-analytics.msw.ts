/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAnalyticsAnswer } from '../../models/doctor-analytics-answer.ts';

export const getDoctorAnalyticsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

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
