/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthMeAnswer } from '../../models/auth-me-answer.ts';
import type { SessionListAnswer } from '../../models/session-list-answer.ts';

export const getAuthMeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSessionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getAuthMeMockHandler = (
  overrideResponse?:
    | AuthMeAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthMeAnswer> | AuthMeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/me',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthMeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLogoutMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSessionListMockHandler = (
  overrideResponse?:
    | SessionListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionListAnswer> | SessionListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/auth/sessions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSessionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSessionDeleteOthersMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/auth/sessions',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSessionDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/auth/sessions/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getAuthSessionMock = () => [
  getAuthMeMockHandler(),
  getAuthLogoutMockHandler(),
  getSessionListMockHandler(),
  getSessionDeleteOthersMockHandler(),
  getSessionDeleteMockHandler(),
];
