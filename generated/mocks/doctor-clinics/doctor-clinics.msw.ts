/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinicBindingAcceptAnswer } from '../../models/doctor-clinic-binding-accept-answer.ts';
import type { DoctorClinicBindingCreateAnswer } from '../../models/doctor-clinic-binding-create-answer.ts';
import type { DoctorClinicBindingDeclineAnswer } from '../../models/doctor-clinic-binding-decline-answer.ts';
import type { DoctorClinicBindingListAnswer } from '../../models/doctor-clinic-binding-list-answer.ts';
import type { DoctorClinicOrderUpdateAnswer } from '../../models/doctor-clinic-order-update-answer.ts';

export const getDoctorClinicBindingListResponseMock = (): DoctorClinicBindingListAnswer => ({
  data: [
    {
      id: 1,
      state: 'active',
      asked_by: null,
      asked_at: null,
      answered_at: null,
      reason: null,
      visits_ahead: 23,
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
    {
      id: 8,
      state: 'invited',
      asked_by: 'clinic',
      asked_at: '2026-05-09T15:20:00+05:00',
      answered_at: null,
      reason: null,
      visits_ahead: 0,
      filial: {
        id: 8,
        clinic_slug: 'tumar',
        title: '«Тұмар» на Сатпаева',
        address: 'ул. Сатпаева, 30',
        directions: '4-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-13-30',
        location: { lat: 43.2366, lng: 76.9291 },
      },
    },
  ],
});

export const getDoctorClinicBindingCreateResponseMock = (): DoctorClinicBindingCreateAnswer => ({
  data: {
    id: 2,
    state: 'requested',
    asked_by: 'doctor',
    asked_at: '2026-05-12T08:20:00+05:00',
    answered_at: null,
    reason: null,
    visits_ahead: 0,
    filial: {
      id: 2,
      clinic_slug: 'ayala',
      title: '«Аяла» на Төле би',
      address: 'ул. Төле би, 214',
      directions: '1-й этаж',
      district: 'Алмалинский район',
      city: 'Алматы',
      phone: '+7-700-000-11-51',
      location: { lat: 43.2521, lng: 76.8914 },
    },
  },
});

export const getDoctorClinicBindingAcceptResponseMock = (): DoctorClinicBindingAcceptAnswer => ({
  data: {
    id: 8,
    state: 'active',
    asked_by: 'clinic',
    asked_at: '2026-05-09T15:20:00+05:00',
    answered_at: '2026-05-12T08:20:00+05:00',
    reason: null,
    visits_ahead: 0,
    filial: {
      id: 8,
      clinic_slug: 'tumar',
      title: '«Тұмар» на Сатпаева',
      address: 'ул. Сатпаева, 30',
      directions: '4-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-13-30',
      location: { lat: 43.2366, lng: 76.9291 },
    },
  },
});

export const getDoctorClinicBindingDeclineResponseMock = (): DoctorClinicBindingDeclineAnswer => ({
  data: {
    id: 8,
    state: 'declined',
    asked_by: 'clinic',
    asked_at: '2026-05-09T15:20:00+05:00',
    answered_at: '2026-05-12T08:20:00+05:00',
    reason: 'Не успеваю в два места за день',
    visits_ahead: 0,
    filial: {
      id: 8,
      clinic_slug: 'tumar',
      title: '«Тұмар» на Сатпаева',
      address: 'ул. Сатпаева, 30',
      directions: '4-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-13-30',
      location: { lat: 43.2366, lng: 76.9291 },
    },
  },
});

export const getDoctorClinicOrderUpdateResponseMock = (): DoctorClinicOrderUpdateAnswer => ({
  data: [
    {
      id: 1,
      state: 'active',
      asked_by: null,
      asked_at: null,
      answered_at: null,
      reason: null,
      visits_ahead: 23,
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

export const getDoctorClinicBindingAcceptMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingAcceptAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingAcceptAnswer> | DoctorClinicBindingAcceptAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingAcceptResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeclineMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingDeclineAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingDeclineAnswer> | DoctorClinicBindingDeclineAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics/:id/decline',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeclineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicOrderUpdateMockHandler = (
  overrideResponse?:
    | DoctorClinicOrderUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorClinicOrderUpdateAnswer> | DoctorClinicOrderUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/clinic-order',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicOrderUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorClinicsMock = () => [
  getDoctorClinicBindingListMockHandler(),
  getDoctorClinicBindingCreateMockHandler(),
  getDoctorClinicBindingDeleteMockHandler(),
  getDoctorClinicBindingAcceptMockHandler(),
  getDoctorClinicBindingDeclineMockHandler(),
  getDoctorClinicOrderUpdateMockHandler(),
];
