/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFilialCreate201 } from '../../models/clinic-filial-create201.ts';
import type { ClinicFilialList200 } from '../../models/clinic-filial-list200.ts';
import type { ClinicFilialRead200 } from '../../models/clinic-filial-read200.ts';
import type { ClinicFilialUpdate200 } from '../../models/clinic-filial-update200.ts';

export const getClinicFilialListResponseMock = (): ClinicFilialList200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      pending_count: 5,
      occupancy_percent: 78,
    },
  ],
});

export const getClinicFilialCreateResponseMock = (): ClinicFilialCreate201 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialReadResponseMock = (): ClinicFilialRead200 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialUpdateResponseMock = (): ClinicFilialUpdate200 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialListMockHandler = (
  overrideResponse?:
    | ClinicFilialList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialList200> | ClinicFilialList200),
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
    | ClinicFilialCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialCreate201> | ClinicFilialCreate201),
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

export const getClinicFilialReadMockHandler = (
  overrideResponse?:
    | ClinicFilialRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialRead200> | ClinicFilialRead200),
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
    | ClinicFilialUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ClinicFilialUpdate200> | ClinicFilialUpdate200),
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
export const getClinicFilialsMock = () => [
  getClinicFilialListMockHandler(),
  getClinicFilialCreateMockHandler(),
  getClinicFilialReadMockHandler(),
  getClinicFilialUpdateMockHandler(),
];
