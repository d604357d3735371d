/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorSpecialisationDirectory200 } from '../../models/doctor-specialisation-directory200.ts';
import type { DoctorSpecialisationLinkCreate201 } from '../../models/doctor-specialisation-link-create201.ts';
import type { DoctorSpecialisationLinkList200 } from '../../models/doctor-specialisation-link-list200.ts';

export const getDoctorSpecialisationDirectoryResponseMock = (): DoctorSpecialisationDirectory200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getDoctorSpecialisationLinkListResponseMock = (): DoctorSpecialisationLinkList200 => ({
  data: [{ id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } }],
});

export const getDoctorSpecialisationLinkCreateResponseMock = (): DoctorSpecialisationLinkCreate201 => ({
  data: { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
});

export const getDoctorSpecialisationDirectoryMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationDirectory200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationDirectory200> | DoctorSpecialisationDirectory200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkList200> | DoctorSpecialisationLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkCreate201> | DoctorSpecialisationLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorSpecialisationsMock = () => [
  getDoctorSpecialisationDirectoryMockHandler(),
  getDoctorSpecialisationLinkListMockHandler(),
  getDoctorSpecialisationLinkCreateMockHandler(),
  getDoctorSpecialisationLinkDeleteMockHandler(),
];
