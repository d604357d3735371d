/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorReadinessAnswer } from '../../models/doctor-readiness-answer.ts';

export const getDoctorReadinessResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorReadinessMockHandler = (
  overrideResponse?:
    | DoctorReadinessAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorReadinessAnswer> | DoctorReadinessAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/readiness',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorReadinessResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorReadinessMock = () => [getDoctorReadinessMockHandler()];
