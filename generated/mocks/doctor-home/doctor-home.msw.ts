/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorHomeAnswer } from '../../models/doctor-home-answer.ts';

export const getDoctorHomeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorHomeMockHandler = (
  overrideResponse?:
    | DoctorHomeAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorHomeAnswer> | DoctorHomeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorHomeMock = () => [getDoctorHomeMockHandler()];
