/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { SymptomListAnswer } from '../../models/symptom-list-answer.ts';

export const getSymptomListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSymptomListMockHandler = (
  overrideResponse?:
    | SymptomListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SymptomListAnswer> | SymptomListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSymptomsMock = () => [getSymptomListMockHandler()];
