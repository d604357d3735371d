/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ConsentListAnswer } from '../../models/consent-list-answer.ts';

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
export const getPatientConsentsMock = () => [getConsentListMockHandler()];
