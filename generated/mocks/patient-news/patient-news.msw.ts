/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { NewsListAnswer } from '../../models/news-list-answer.ts';
import type { NewsReadAnswer } from '../../models/news-read-answer.ts';

export const getNewsListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getNewsReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getNewsListMockHandler = (
  overrideResponse?:
    | NewsListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsListAnswer> | NewsListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandler = (
  overrideResponse?:
    | NewsReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsReadAnswer> | NewsReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientNewsMock = () => [getNewsListMockHandler(), getNewsReadMockHandler()];
