/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicHomeAnswer } from '../../models/clinic-home-answer.ts';

export const getClinicHomeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicHomeMockHandler = (
  overrideResponse?:
    | ClinicHomeAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicHomeAnswer> | ClinicHomeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicHomeMock = () => [getClinicHomeMockHandler()];
