/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PasswordCodeConfirmAnswer } from '../../models/password-code-confirm-answer.ts';
import type { PasswordCodeSendAnswer } from '../../models/password-code-send-answer.ts';

export const getPasswordCodeSendResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPasswordCodeConfirmResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPasswordUpdateMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getPasswordCodeSendMockHandler = (
  overrideResponse?:
    | PasswordCodeSendAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasswordCodeSendAnswer> | PasswordCodeSendAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeConfirmMockHandler = (
  overrideResponse?:
    | PasswordCodeConfirmAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasswordCodeConfirmAnswer> | PasswordCodeConfirmAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeConfirmResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordResetMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getAuthPasswordMock = () => [
  getPasswordUpdateMockHandler(),
  getPasswordCodeSendMockHandler(),
  getPasswordCodeConfirmMockHandler(),
  getPasswordResetMockHandler(),
];
