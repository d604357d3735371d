/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinicBindingCreate201 } from '../../models/doctor-clinic-binding-create201.ts';
import type { DoctorClinicBindingList200 } from '../../models/doctor-clinic-binding-list200.ts';

export const getDoctorClinicBindingListResponseMock = (): DoctorClinicBindingList200 => ({
  data: [
    {
      id: 1,
      state: 'active',
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
    },
  ],
});

export const getDoctorClinicBindingCreateResponseMock = (): DoctorClinicBindingCreate201 => ({
  data: {
    id: 2,
    state: 'requested',
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
    },
  },
});

export const getDoctorClinicBindingListMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorClinicBindingList200> | DoctorClinicBindingList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingCreate201> | DoctorClinicBindingCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorClinicsMock = () => [
  getDoctorClinicBindingListMockHandler(),
  getDoctorClinicBindingCreateMockHandler(),
  getDoctorClinicBindingDeleteMockHandler(),
];
