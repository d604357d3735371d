/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorParameterLinkCreateAnswer } from '../../models/doctor-parameter-link-create-answer.ts';
import type { DoctorParameterLinkListAnswer } from '../../models/doctor-parameter-link-list-answer.ts';

export const getDoctorParameterLinkListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorParameterLinkCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorParameterLinkListMockHandler = (
  overrideResponse?:
    | DoctorParameterLinkListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterLinkListAnswer> | DoctorParameterLinkListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorParameterLinkCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorParameterLinkCreateAnswer> | DoctorParameterLinkCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorParametersMock = () => [
  getDoctorParameterLinkListMockHandler(),
  getDoctorParameterLinkCreateMockHandler(),
  getDoctorParameterLinkDeleteMockHandler(),
];
