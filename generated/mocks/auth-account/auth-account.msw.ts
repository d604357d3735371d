/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AccountDeletionReadAnswer } from '../../models/account-deletion-read-answer.ts';

export const getAccountDeletionReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getAccountDeletionReadMockHandler = (
  overrideResponse?:
    | AccountDeletionReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AccountDeletionReadAnswer> | AccountDeletionReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/auth/account/deletion',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAccountDeletionReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAccountDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/account/deletion',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getAuthAccountMock = () => [getAccountDeletionReadMockHandler(), getAccountDeleteMockHandler()];
