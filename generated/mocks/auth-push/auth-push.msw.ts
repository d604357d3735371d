/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PushReadAnswer } from '../../models/push-read-answer.ts';
import type { PushSubscriptionCreateAnswer } from '../../models/push-subscription-create-answer.ts';

export const getPushReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPushSubscriptionCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPushReadMockHandler = (
  overrideResponse?:
    | PushReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PushReadAnswer> | PushReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/auth/push',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPushReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPushSubscriptionCreateMockHandler = (
  overrideResponse?:
    | PushSubscriptionCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PushSubscriptionCreateAnswer> | PushSubscriptionCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/push/subscriptions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPushSubscriptionCreateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPushSubscriptionDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/auth/push/subscriptions/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getAuthPushMock = () => [
  getPushReadMockHandler(),
  getPushSubscriptionCreateMockHandler(),
  getPushSubscriptionDeleteMockHandler(),
];
