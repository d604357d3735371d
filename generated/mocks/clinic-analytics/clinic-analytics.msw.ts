/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicAnalyticsAnswer } from '../../models/clinic-analytics-answer.ts';

export const getClinicAnalyticsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

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
