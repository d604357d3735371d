/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinics200 } from '../../models/doctor-clinics200.ts';
import type { DoctorContacts200 } from '../../models/doctor-contacts200.ts';
import type { DoctorEducation200 } from '../../models/doctor-education200.ts';
import type { DoctorFull200 } from '../../models/doctor-full200.ts';
import type { DoctorParameters200 } from '../../models/doctor-parameters200.ts';
import type { DoctorQualification200 } from '../../models/doctor-qualification200.ts';
import type { DoctorServices200 } from '../../models/doctor-services200.ts';
import type { DoctorSimilar200 } from '../../models/doctor-similar200.ts';
import type { DoctorWorkExperience200 } from '../../models/doctor-work-experience200.ts';

export const getDoctorFullResponseMock = (): DoctorFull200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    gender: 'female',
    specialisations: [
      { slug: 'kardiolog', title: 'Кардиолог' },
      { slug: 'terapevt', title: 'Терапевт' },
    ],
    specialisation_plural: 'Кардиологи',
    experience_years: 14,
    qualification: 'высшая категория',
    degree: null,
    rating: 4.9,
    reviews_count: 184,
    price_from: 12500,
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    filials_count: 2,
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
    city_locative: 'Алматы',
    offer: {
      service_id: 1,
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      price: 12500,
      duration_minutes: 40,
    },
    nearest: {
      starts_at: '2026-05-12T14:30:00+05:00',
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
  },
});

export const getDoctorParametersResponseMock = (): DoctorParameters200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorEducationResponseMock = (): DoctorEducation200 => ({
  data: [
    {
      id: 1,
      title: 'Лечебное дело',
      institution: 'Медицинский университет',
      city: 'Караганда',
      year_from: 2006,
      year_to: 2012,
    },
  ],
});

export const getDoctorWorkExperienceResponseMock = (): DoctorWorkExperience200 => ({
  data: [
    {
      id: 1,
      position: 'Кардиолог',
      organisation: 'Медицинский центр «Аяла»',
      city: 'Алматы',
      year_from: 2019,
      year_to: null,
    },
  ],
});

export const getDoctorQualificationResponseMock = (): DoctorQualification200 => ({
  data: [{ id: 1, title: 'Высшая категория, кардиология', issued_by: null, year: 2021 }],
});

export const getDoctorServicesResponseMock = (): DoctorServices200 => ({
  data: [
    {
      id: 1,
      filial_id: 1,
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

export const getDoctorClinicsResponseMock = (): DoctorClinics200 => ({
  data: [
    {
      id: 1,
      clinic_slug: 'ayala',
      clinic_title: 'Медицинский центр «Аяла»',
      clinic_legal_name: 'ТОО «Медицинский центр „Аяла“»',
      logo: null,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      reception: [{ weekday: 'monday', from: '09:00', to: '18:00' }],
      book_ahead_hours: 1,
      cancel_ahead_hours: 4,
      arrive_early_minutes: 10,
      arrival_window_minutes: 60,
    },
  ],
});

export const getDoctorContactsResponseMock = (): DoctorContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getDoctorSimilarResponseMock = (): DoctorSimilar200 => ({ data: [] });

export const getDoctorFullMockHandler = (
  overrideResponse?:
    | DoctorFull200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFull200> | DoctorFull200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParametersMockHandler = (
  overrideResponse?:
    | DoctorParameters200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorParameters200> | DoctorParameters200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParametersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationMockHandler = (
  overrideResponse?:
    | DoctorEducation200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorEducation200> | DoctorEducation200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/education',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceMockHandler = (
  overrideResponse?:
    | DoctorWorkExperience200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorWorkExperience200> | DoctorWorkExperience200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/work-experience',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationMockHandler = (
  overrideResponse?:
    | DoctorQualification200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualification200> | DoctorQualification200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/qualification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServicesMockHandler = (
  overrideResponse?:
    | DoctorServices200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorServices200> | DoctorServices200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicsMockHandler = (
  overrideResponse?:
    | DoctorClinics200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorClinics200> | DoctorClinics200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactsMockHandler = (
  overrideResponse?:
    | DoctorContacts200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorContacts200> | DoctorContacts200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSimilarMockHandler = (
  overrideResponse?:
    | DoctorSimilar200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSimilar200> | DoctorSimilar200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSimilarResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicDoctorsMock = () => [
  getDoctorFullMockHandler(),
  getDoctorParametersMockHandler(),
  getDoctorEducationMockHandler(),
  getDoctorWorkExperienceMockHandler(),
  getDoctorQualificationMockHandler(),
  getDoctorServicesMockHandler(),
  getDoctorClinicsMockHandler(),
  getDoctorContactsMockHandler(),
  getDoctorSimilarMockHandler(),
];
