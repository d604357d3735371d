/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorParameterLinkCreate201 } from '../../models/doctor-parameter-link-create201.ts';
import type { DoctorParameterLinkList200 } from '../../models/doctor-parameter-link-list200.ts';

export const getDoctorParameterLinkListResponseMock = (): DoctorParameterLinkList200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParameterLinkCreateResponseMock = (): DoctorParameterLinkCreate201 => ({
  data: { id: 1, parameter_id: 1, title: 'Русский и казахский языки' },
});

export const getDoctorParameterLinkListMockHandler = (
  overrideResponse?:
    | DoctorParameterLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterLinkList200> | DoctorParameterLinkList200),
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
    | DoctorParameterLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorParameterLinkCreate201> | DoctorParameterLinkCreate201),
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
