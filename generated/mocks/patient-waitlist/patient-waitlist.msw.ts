/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { WaitlistCreateAnswer } from '../../models/waitlist-create-answer.ts';
import type { WaitlistListAnswer } from '../../models/waitlist-list-answer.ts';

export const getWaitlistListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getWaitlistCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getWaitlistListMockHandler = (
  overrideResponse?:
    | WaitlistListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WaitlistListAnswer> | WaitlistListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler = (
  overrideResponse?:
    | WaitlistCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WaitlistCreateAnswer> | WaitlistCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getWaitlistDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientWaitlistMock = () => [
  getWaitlistListMockHandler(),
  getWaitlistCreateMockHandler(),
  getWaitlistDeleteMockHandler(),
];
