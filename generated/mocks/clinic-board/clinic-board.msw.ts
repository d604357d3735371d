/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicBoardAnswer } from '../../models/clinic-board-answer.ts';

export const getClinicBoardResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicBoardMockHandler = (
  overrideResponse?:
    | ClinicBoardAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicBoardAnswer> | ClinicBoardAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/board',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicBoardResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicBoardMock = () => [getClinicBoardMockHandler()];
