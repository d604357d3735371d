/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFilialCreateAnswer } from '../../models/clinic-filial-create-answer.ts';
import type { ClinicFilialListAnswer } from '../../models/clinic-filial-list-answer.ts';
import type { ClinicFilialOrderUpdateAnswer } from '../../models/clinic-filial-order-update-answer.ts';
import type { ClinicFilialReadAnswer } from '../../models/clinic-filial-read-answer.ts';
import type { ClinicFilialStateUpdateAnswer } from '../../models/clinic-filial-state-update-answer.ts';
import type { ClinicFilialTouchedVisitsAnswer } from '../../models/clinic-filial-touched-visits-answer.ts';
import type { ClinicFilialUpdateAnswer } from '../../models/clinic-filial-update-answer.ts';

export const getClinicFilialListResponseMock = (): ClinicFilialListAnswer => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      visits_over: 21,
      pending_count: 5,
      occupancy_percent: 78,
      state: 'open',
      opens_on: null,
      closes_on: null,
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      closed_today: null,
      rating: 4.8,
      reviews_count: 1204,
      services_count: 63,
      missing: [],
    },
  ],
});

export const getClinicFilialCreateResponseMock = (): ClinicFilialCreateAnswer => ({
  data: {
    id: 1,
    clinic_slug: 'ayala',
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district_id: 3,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    location: { lat: 43.2389, lng: 76.8897 },
    hours: [
      { weekday: 'monday', from: '08:00', to: '20:00' },
      { weekday: 'tuesday', from: '08:00', to: '20:00' },
      { weekday: 'wednesday', from: '08:00', to: '20:00' },
      { weekday: 'thursday', from: '08:00', to: '20:00' },
      { weekday: 'friday', from: '08:00', to: '20:00' },
      { weekday: 'saturday', from: '09:00', to: '15:00' },
    ],
    closed_on_holidays: true,
    holidays: [{ date: '2026-06-15', reason: 'Санитарный день' }],
    parameter_ids: [1, 2],
    description: 'Приём врачей и анализы в одном здании.',
    photos: [],
    state: 'open',
    opens_on: null,
    closes_on: null,
    next_hours: null,
    missing: ['photos'],
  },
});

export const getClinicFilialOrderUpdateResponseMock = (): ClinicFilialOrderUpdateAnswer => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      visits_over: 21,
      pending_count: 5,
      occupancy_percent: 78,
      state: 'open',
      opens_on: null,
      closes_on: null,
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      closed_today: null,
      rating: 4.8,
      reviews_count: 1204,
      services_count: 63,
      missing: [],
    },
  ],
});

export const getClinicFilialReadResponseMock = (): ClinicFilialReadAnswer => ({
  data: {
    id: 1,
    clinic_slug: 'ayala',
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district_id: 3,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    location: { lat: 43.2389, lng: 76.8897 },
    hours: [
      { weekday: 'monday', from: '08:00', to: '20:00' },
      { weekday: 'tuesday', from: '08:00', to: '20:00' },
      { weekday: 'wednesday', from: '08:00', to: '20:00' },
      { weekday: 'thursday', from: '08:00', to: '20:00' },
      { weekday: 'friday', from: '08:00', to: '20:00' },
      { weekday: 'saturday', from: '09:00', to: '15:00' },
    ],
    closed_on_holidays: true,
    holidays: [{ date: '2026-06-15', reason: 'Санитарный день' }],
    parameter_ids: [1, 2],
    description: 'Приём врачей и анализы в одном здании.',
    photos: [],
    state: 'open',
    opens_on: null,
    closes_on: null,
    next_hours: null,
    missing: ['photos'],
  },
});

export const getClinicFilialUpdateResponseMock = (): ClinicFilialUpdateAnswer => ({
  data: {
    id: 1,
    clinic_slug: 'ayala',
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district_id: 3,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    location: { lat: 43.2389, lng: 76.8897 },
    hours: [
      { weekday: 'monday', from: '08:00', to: '20:00' },
      { weekday: 'tuesday', from: '08:00', to: '20:00' },
      { weekday: 'wednesday', from: '08:00', to: '20:00' },
      { weekday: 'thursday', from: '08:00', to: '20:00' },
      { weekday: 'friday', from: '08:00', to: '20:00' },
      { weekday: 'saturday', from: '09:00', to: '15:00' },
    ],
    closed_on_holidays: true,
    holidays: [{ date: '2026-06-15', reason: 'Санитарный день' }],
    parameter_ids: [1, 2],
    description: 'Приём врачей и анализы в одном здании.',
    photos: [],
    state: 'open',
    opens_on: null,
    closes_on: null,
    next_hours: null,
    missing: ['photos'],
  },
});

export const getClinicFilialStateUpdateResponseMock = (): ClinicFilialStateUpdateAnswer => ({
  data: {
    id: 1,
    clinic_slug: 'ayala',
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district_id: 3,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    location: { lat: 43.2389, lng: 76.8897 },
    hours: [
      { weekday: 'monday', from: '08:00', to: '20:00' },
      { weekday: 'tuesday', from: '08:00', to: '20:00' },
      { weekday: 'wednesday', from: '08:00', to: '20:00' },
      { weekday: 'thursday', from: '08:00', to: '20:00' },
      { weekday: 'friday', from: '08:00', to: '20:00' },
      { weekday: 'saturday', from: '09:00', to: '15:00' },
    ],
    closed_on_holidays: true,
    holidays: [{ date: '2026-06-15', reason: 'Санитарный день' }],
    parameter_ids: [1, 2],
    description: 'Приём врачей и анализы в одном здании.',
    photos: [],
    state: 'open',
    opens_on: null,
    closes_on: null,
    next_hours: null,
    missing: ['photos'],
  },
});

export const getClinicFilialTouchedVisitsResponseMock = (): ClinicFilialTouchedVisitsAnswer => ({
  data: [
    {
      id: 20,
      number: 'A-10020',
      status: 'confirmed',
      starts_at: '2026-06-03T09:40:00+05:00',
      ends_at: '2026-06-03T10:20:00+05:00',
      doctor_id: 1,
      doctor_name: 'Серикова Айгуль Маратовна',
      service_title: 'Приём кардиолога',
      person_name: 'Ибраева Салтанат Қанатқызы',
      phone: '+7-708-555-82-44',
      new_times: [
        {
          starts_at: '2026-06-03T10:00:00+05:00',
          doctor_id: 1,
          doctor_name: 'Серикова Айгуль Маратовна',
          filial_id: 2,
          filial_title: '«Аяла» на Толе би',
        },
      ],
    },
  ],
});

export const getClinicFilialListMockHandler = (
  overrideResponse?:
    | ClinicFilialListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFilialListAnswer> | ClinicFilialListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandler = (
  overrideResponse?:
    | ClinicFilialCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialCreateAnswer> | ClinicFilialCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicFilialOrderUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialOrderUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFilialOrderUpdateAnswer> | ClinicFilialOrderUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filial-order',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialOrderUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler = (
  overrideResponse?:
    | ClinicFilialReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFilialReadAnswer> | ClinicFilialReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFilialUpdateAnswer> | ClinicFilialUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicFilialStateUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFilialStateUpdateAnswer> | ClinicFilialStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialTouchedVisitsMockHandler = (
  overrideResponse?:
    | ClinicFilialTouchedVisitsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialTouchedVisitsAnswer> | ClinicFilialTouchedVisitsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials/:id/touched-visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialTouchedVisitsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicFilialsMock = () => [
  getClinicFilialListMockHandler(),
  getClinicFilialCreateMockHandler(),
  getClinicFilialOrderUpdateMockHandler(),
  getClinicFilialReadMockHandler(),
  getClinicFilialUpdateMockHandler(),
  getClinicFilialDeleteMockHandler(),
  getClinicFilialStateUpdateMockHandler(),
  getClinicFilialTouchedVisitsMockHandler(),
];
