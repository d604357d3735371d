/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicReadinessAnswer } from '../../models/clinic-readiness-answer.ts';

export const getClinicReadinessResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicReadinessMockHandler = (
  overrideResponse?:
    | ClinicReadinessAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicReadinessAnswer> | ClinicReadinessAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/readiness',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicReadinessResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicReadinessMock = () => [getClinicReadinessMockHandler()];
