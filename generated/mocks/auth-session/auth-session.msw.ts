/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthMeAnswer } from '../../models/auth-me-answer.ts';

export const getAuthMeResponseMock = (): AuthMeAnswer => ({
  data: {
    user: {
      id: 1,
      avatar: null,
      full_name: 'Осипова Елена Игоревна',
      email: 'patient@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

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
export const getAuthSessionMock = () => [getAuthMeMockHandler(), getAuthLogoutMockHandler()];
