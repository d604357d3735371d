/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicSamplingAnswer } from '../../models/clinic-sampling-answer.ts';
import type { ClinicSamplingSlotsAnswer } from '../../models/clinic-sampling-slots-answer.ts';
import type { SamplingPlacesAnswer } from '../../models/sampling-places-answer.ts';

export const getSamplingPlacesResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicSamplingResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicSamplingSlotsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSamplingPlacesMockHandler = (
  overrideResponse?:
    | SamplingPlacesAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SamplingPlacesAnswer> | SamplingPlacesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSamplingPlacesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingMockHandler = (
  overrideResponse?:
    | ClinicSamplingAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicSamplingAnswer> | ClinicSamplingAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandler = (
  overrideResponse?:
    | ClinicSamplingSlotsAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicSamplingSlotsAnswer> | ClinicSamplingSlotsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSamplingMock = () => [
  getSamplingPlacesMockHandler(),
  getClinicSamplingMockHandler(),
  getClinicSamplingSlotsMockHandler(),
];
