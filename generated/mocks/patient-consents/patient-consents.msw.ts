/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ConsentListAnswer } from '../../models/consent-list-answer.ts';
import type { ConsentWithdrawAnswer } from '../../models/consent-withdraw-answer.ts';

export const getConsentListResponseMock = (): ConsentListAnswer => ({
  data: [
    {
      id: 1,
      purpose: 'registration',
      version: '2026-05',
      accepted_at: '2026-05-12T08:20:00+05:00',
      withdrawn_at: null,
    },
  ],
});

export const getConsentWithdrawResponseMock = (): ConsentWithdrawAnswer => ({
  data: {
    id: 5,
    purpose: 'booking',
    version: '2025-11',
    accepted_at: '2026-04-26T19:42:00+05:00',
    withdrawn_at: '2026-05-12T08:20:00+05:00',
  },
});

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
