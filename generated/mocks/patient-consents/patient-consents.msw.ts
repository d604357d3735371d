/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ConsentListAnswer } from '../../models/consent-list-answer.ts';
import type { ConsentWithdrawAnswer } from '../../models/consent-withdraw-answer.ts';

export const getConsentListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getConsentWithdrawResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getConsentListMockHandler = (
  overrideResponse?:
    | ConsentListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConsentListAnswer> | ConsentListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConsentWithdrawMockHandler = (
  overrideResponse?:
    | ConsentWithdrawAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConsentWithdrawAnswer> | ConsentWithdrawAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/consents/:id/withdrawal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentWithdrawResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientConsentsMock = () => [getConsentListMockHandler(), getConsentWithdrawMockHandler()];
