/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorWaitlistAnswer } from '../../models/doctor-waitlist-answer.ts';
import type { DoctorWaitlistOfferUpdateAnswer } from '../../models/doctor-waitlist-offer-update-answer.ts';

export const getDoctorWaitlistResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorWaitlistOfferUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorWaitlistMockHandler = (
  overrideResponse?:
    | DoctorWaitlistAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorWaitlistAnswer> | DoctorWaitlistAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWaitlistResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWaitlistOfferUpdateMockHandler = (
  overrideResponse?:
    | DoctorWaitlistOfferUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorWaitlistOfferUpdateAnswer> | DoctorWaitlistOfferUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/waitlist/:id/offer',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWaitlistOfferUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWaitlistOfferDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/waitlist/:id/offer',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorWaitlistMock = () => [
  getDoctorWaitlistMockHandler(),
  getDoctorWaitlistOfferUpdateMockHandler(),
  getDoctorWaitlistOfferDeleteMockHandler(),
];
