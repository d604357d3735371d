/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicWaitlistAnswer } from '../../models/clinic-waitlist-answer.ts';
import type { ClinicWaitlistCreateAnswer } from '../../models/clinic-waitlist-create-answer.ts';
import type { ClinicWaitlistOfferUpdateAnswer } from '../../models/clinic-waitlist-offer-update-answer.ts';

export const getClinicWaitlistResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicWaitlistCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicWaitlistOfferUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicWaitlistMockHandler = (
  overrideResponse?:
    | ClinicWaitlistAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicWaitlistAnswer> | ClinicWaitlistAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicWaitlistResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicWaitlistCreateMockHandler = (
  overrideResponse?:
    | ClinicWaitlistCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicWaitlistCreateAnswer> | ClinicWaitlistCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicWaitlistCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicWaitlistDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicWaitlistOfferUpdateMockHandler = (
  overrideResponse?:
    | ClinicWaitlistOfferUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicWaitlistOfferUpdateAnswer> | ClinicWaitlistOfferUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/waitlist/:id/offer',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicWaitlistOfferUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicWaitlistOfferDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/waitlist/:id/offer',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicWaitlistMock = () => [
  getClinicWaitlistMockHandler(),
  getClinicWaitlistCreateMockHandler(),
  getClinicWaitlistDeleteMockHandler(),
  getClinicWaitlistOfferUpdateMockHandler(),
  getClinicWaitlistOfferDeleteMockHandler(),
];
