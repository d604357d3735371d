/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ReviewCreateAnswer } from '../../models/review-create-answer.ts';
import type { ReviewListAnswer } from '../../models/review-list-answer.ts';
import type { ReviewReadAnswer } from '../../models/review-read-answer.ts';
import type { ReviewUpdateAnswer } from '../../models/review-update-answer.ts';

export const getReviewListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getReviewCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getReviewReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getReviewUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getReviewListMockHandler = (
  overrideResponse?:
    | ReviewListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewListAnswer> | ReviewListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler = (
  overrideResponse?:
    | ReviewCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReviewCreateAnswer> | ReviewCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler = (
  overrideResponse?:
    | ReviewReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewReadAnswer> | ReviewReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler = (
  overrideResponse?:
    | ReviewUpdateAnswer
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReviewUpdateAnswer> | ReviewUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientReviewsMock = () => [
  getReviewListMockHandler(),
  getReviewCreateMockHandler(),
  getReviewReadMockHandler(),
  getReviewUpdateMockHandler(),
  getReviewDeleteMockHandler(),
];
