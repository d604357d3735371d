/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinicBindingCreateAnswer } from '../../models/doctor-clinic-binding-create-answer.ts';
import type { DoctorClinicBindingListAnswer } from '../../models/doctor-clinic-binding-list-answer.ts';

export const getDoctorClinicBindingListResponseMock = (): DoctorClinicBindingListAnswer => ({
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

export const getDoctorClinicBindingCreateResponseMock = (): DoctorClinicBindingCreateAnswer => ({
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
    | DoctorClinicBindingListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorClinicBindingListAnswer> | DoctorClinicBindingListAnswer),
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
    | DoctorClinicBindingCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingCreateAnswer> | DoctorClinicBindingCreateAnswer),
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
