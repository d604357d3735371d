/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AccountDeletionReadAnswer } from '../../models/account-deletion-read-answer.ts';

export const getAccountDeletionReadResponseMock = (): AccountDeletionReadAnswer => ({
  data: {
    visits: [
      {
        id: 1,
        number: 'A-10001',
        starts_at: '2026-05-28T14:30:00+05:00',
        title: 'Первичный приём кардиолога',
        person: 'Осипова Елена Игоревна',
      },
    ],
    family_members: 2,
    documents: 6,
    blocked_by: null,
  },
});

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
