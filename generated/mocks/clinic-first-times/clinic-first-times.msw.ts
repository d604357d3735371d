/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFirstTimeListAnswer } from '../../models/clinic-first-time-list-answer.ts';

export const getClinicFirstTimeListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFirstTimeListMockHandler = (
  overrideResponse?:
    | ClinicFirstTimeListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFirstTimeListAnswer> | ClinicFirstTimeListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/first-times',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFirstTimeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicFirstTimesMock = () => [getClinicFirstTimeListMockHandler()];
