/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PhoneCodeSendAnswer } from '../../models/phone-code-send-answer.ts';

export const getPhoneCodeSendResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPhoneCodeSendMockHandler = (
  overrideResponse?:
    | PhoneCodeSendAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhoneCodeSendAnswer> | PhoneCodeSendAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/phone/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPhoneCodeSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPhoneCodeConfirmMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/phone/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getAuthPhoneMock = () => [getPhoneCodeSendMockHandler(), getPhoneCodeConfirmMockHandler()];
