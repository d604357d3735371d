/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientClinicListAnswer } from '../../models/patient-clinic-list-answer.ts';
import type { PatientServiceListAnswer } from '../../models/patient-service-list-answer.ts';
import type { PatientServiceReadAnswer } from '../../models/patient-service-read-answer.ts';

export const getPatientClinicListResponseMock = (): PatientClinicListAnswer => ({
  data: [
    {
      clinic: {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
      visits_count: 3,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      doctors: [
        {
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
        },
      ],
      favourite: true,
    },
  ],
});

export const getPatientServiceListResponseMock = (): PatientServiceListAnswer => ({
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
      visits_count: 2,
      last_visit_id: 5,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      doctor: {
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
      price: 12500,
    },
  ],
});

export const getPatientServiceReadResponseMock = (): PatientServiceReadAnswer => ({
  data: {
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    visits_count: 2,
    last_visit_id: 5,
    last_visit_at: '2026-04-28T10:00:00+05:00',
    doctor: {
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
    price: 12500,
    visits: [
      {
        id: 5,
        starts_at: '2026-04-28T10:00:00+05:00',
        doctor: {
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
        price: 12500,
        person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      },
    ],
  },
});

export const getPatientClinicListMockHandler = (
  overrideResponse?:
    | PatientClinicListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientClinicListAnswer> | PatientClinicListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandler = (
  overrideResponse?:
    | PatientServiceListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientServiceListAnswer> | PatientServiceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler = (
  overrideResponse?:
    | PatientServiceReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientServiceReadAnswer> | PatientServiceReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientHistoryMock = () => [
  getPatientClinicListMockHandler(),
  getPatientServiceListMockHandler(),
  getPatientServiceReadMockHandler(),
];
