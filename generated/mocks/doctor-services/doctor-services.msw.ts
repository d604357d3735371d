/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorServiceDirectory200 } from '../../models/doctor-service-directory200.ts';
import type { DoctorServiceLinkCreate201 } from '../../models/doctor-service-link-create201.ts';
import type { DoctorServiceLinkList200 } from '../../models/doctor-service-link-list200.ts';
import type { DoctorServiceLinkUpdate200 } from '../../models/doctor-service-link-update200.ts';
import type { DoctorServiceVisibilitySet200 } from '../../models/doctor-service-visibility-set200.ts';
import type { DoctorServiceVisibilityUpdate200 } from '../../models/doctor-service-visibility-update200.ts';

export const getDoctorServiceDirectoryResponseMock = (): DoctorServiceDirectory200 => ({
  data: [
    {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
  ],
});

export const getDoctorServiceLinkListResponseMock = (): DoctorServiceLinkList200 => ({
  data: [
    {
      id: 1,
      visible: true,
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service: {
        id: 1,
        slug: 'priem-kardiologa',
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        meddirection: 'kardiologiya',
        preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      },
      price: 12500,
      duration_minutes: 40,
    },
  ],
});

export const getDoctorServiceLinkCreateResponseMock = (): DoctorServiceLinkCreate201 => ({
  data: {
    id: 1,
    visible: true,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    price: 12500,
    duration_minutes: 40,
  },
});

export const getDoctorServiceLinkUpdateResponseMock = (): DoctorServiceLinkUpdate200 => ({
  data: {
    id: 1,
    visible: true,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    price: 13000,
    duration_minutes: 40,
  },
});

export const getDoctorServiceVisibilitySetResponseMock = (): DoctorServiceVisibilitySet200 => ({
  data: {
    id: 1,
    visible: false,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    price: 12500,
    duration_minutes: 40,
  },
});

export const getDoctorServiceVisibilityUpdateResponseMock = (): DoctorServiceVisibilityUpdate200 => ({
  data: {
    id: 1,
    visible: false,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    price: 12500,
    duration_minutes: 40,
  },
});

export const getDoctorServiceDirectoryMockHandler = (
  overrideResponse?:
    | DoctorServiceDirectory200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceDirectory200> | DoctorServiceDirectory200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceLinkList200> | DoctorServiceLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorServiceLinkCreate201> | DoctorServiceLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceLinkUpdate200> | DoctorServiceLinkUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler = (
  overrideResponse?:
    | DoctorServiceVisibilitySet200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceVisibilitySet200> | DoctorServiceVisibilitySet200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceVisibilityUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceVisibilityUpdate200> | DoctorServiceVisibilityUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorServicesMock = () => [
  getDoctorServiceDirectoryMockHandler(),
  getDoctorServiceLinkListMockHandler(),
  getDoctorServiceLinkCreateMockHandler(),
  getDoctorServiceLinkUpdateMockHandler(),
  getDoctorServiceLinkDeleteMockHandler(),
  getDoctorServiceVisibilitySetMockHandler(),
  getDoctorServiceVisibilityUpdateMockHandler(),
];
