/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicContactsAnswer } from '../../models/clinic-contacts-answer.ts';
import type { ClinicDoctorsAnswer } from '../../models/clinic-doctors-answer.ts';
import type { ClinicFilialsAnswer } from '../../models/clinic-filials-answer.ts';
import type { ClinicFullAnswer } from '../../models/clinic-full-answer.ts';
import type { ClinicServicesAnswer } from '../../models/clinic-services-answer.ts';

export const getClinicFullResponseMock = (): ClinicFullAnswer => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    legal_name: 'ТОО «Медицинский центр „Аяла“»',
    logo: '/api/v0/files/marks/leaf-1.svg',
    type: 'Многопрофильная клиника',
    description: 'Принимаем взрослых и детей с 2009 года.',
    rating: 4.8,
    reviews_count: 312,
    filials_count: 4,
    doctors_count: 48,
    price_from: 6000,
    work_start_year: 2009,
    parameters: [{ id: 1, title: 'Парковка' }],
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    photos: [{ path: '/api/v0/files/facades/multi-1.svg', alt: '«Аяла» на Абая снаружи' }],
    main_filial: {
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

export const getClinicFilialsResponseMock = (): ClinicFilialsAnswer => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      type: 'Многопрофильная клиника',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      email: 'abaya@ayala.example',
      location: { lat: 43.2389, lng: 76.8897 },
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      sampling: {
        appointment: 'none',
        hours: [{ weekday: 'monday', from: '08:00', to: '11:00' }],
        nearest_starts_at: null,
      },
      doctors_count: 12,
    },
  ],
});

export const getClinicDoctorsResponseMock = (): ClinicDoctorsAnswer => ({
  data: [
    {
      kind: 'doctor',
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
      experience_years: 14,
      qualification: 'высшая категория',
      degree: null,
      rating: 4.9,
      reviews_count: 184,
      offer: {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        price: 12500,
        duration_minutes: 40,
      },
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
      filials_count: 2,
      patients: ['adults'],
      formats: ['clinic', 'online'],
      next_days: [
        {
          date: '2026-05-12',
          slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
          more: 2,
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicServicesResponseMock = (): ClinicServicesAnswer => ({
  data: [
    {
      service: {
        id: 1,
        slug: 'priem-kardiologa',
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        meddirection: 'kardiologiya',
        preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      },
      price_from: 9000,
      price_to: 12500,
      doctors_count: 6,
      appointment: 'doctor',
      ready_in_workdays: null,
      fasting: false,
    },
    {
      service: {
        id: 90,
        slug: 'ttg-tireotropnyy-gormon',
        title: 'ТТГ (тиреотропный гормон)',
        kind: 'analysis',
        format: 'clinic',
        meddirection: 'endokrinologiya',
        preparation: ['Сдавайте кровь утром натощак: не ешьте 8 часов, воду пить можно.'],
      },
      price_from: 2450,
      price_to: 2900,
      doctors_count: 0,
      appointment: 'none',
      ready_in_workdays: 1,
      fasting: true,
    },
  ],
});

export const getClinicContactsResponseMock = (): ClinicContactsAnswer => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getClinicFullMockHandler = (
  overrideResponse?:
    | ClinicFullAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFullAnswer> | ClinicFullAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFullResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialsMockHandler = (
  overrideResponse?:
    | ClinicFilialsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialsAnswer> | ClinicFilialsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandler = (
  overrideResponse?:
    | ClinicDoctorsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctorsAnswer> | ClinicDoctorsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandler = (
  overrideResponse?:
    | ClinicServicesAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicServicesAnswer> | ClinicServicesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicContactsMockHandler = (
  overrideResponse?:
    | ClinicContactsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicContactsAnswer> | ClinicContactsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicContactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicClinicsMock = () => [
  getClinicFullMockHandler(),
  getClinicFilialsMockHandler(),
  getClinicDoctorsMockHandler(),
  getClinicServicesMockHandler(),
  getClinicContactsMockHandler(),
];
