/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { EmailCodeSendAnswer } from '../../models/email-code-send-answer.ts';

export const getEmailCodeSendResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getEmailCodeSendMockHandler = (
  overrideResponse?:
    | EmailCodeSendAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailCodeSendAnswer> | EmailCodeSendAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/email/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEmailCodeSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEmailCodeConfirmMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/email/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getAuthEmailMock = () => [getEmailCodeSendMockHandler(), getEmailCodeConfirmMockHandler()];
