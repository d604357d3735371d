/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinicsAnswer } from '../../models/doctor-clinics-answer.ts';
import type { DoctorContactsAnswer } from '../../models/doctor-contacts-answer.ts';
import type { DoctorEducationAnswer } from '../../models/doctor-education-answer.ts';
import type { DoctorFullAnswer } from '../../models/doctor-full-answer.ts';
import type { DoctorParametersAnswer } from '../../models/doctor-parameters-answer.ts';
import type { DoctorQualificationAnswer } from '../../models/doctor-qualification-answer.ts';
import type { DoctorServicesAnswer } from '../../models/doctor-services-answer.ts';
import type { DoctorSimilarAnswer } from '../../models/doctor-similar-answer.ts';
import type { DoctorWorkExperienceAnswer } from '../../models/doctor-work-experience-answer.ts';

export const getDoctorFullResponseMock = (): DoctorFullAnswer => ({
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

export const getDoctorParametersResponseMock = (): DoctorParametersAnswer => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorEducationResponseMock = (): DoctorEducationAnswer => ({
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

export const getDoctorWorkExperienceResponseMock = (): DoctorWorkExperienceAnswer => ({
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

export const getDoctorQualificationResponseMock = (): DoctorQualificationAnswer => ({
  data: [{ id: 1, title: 'Высшая категория, кардиология', issued_by: null, year: 2021 }],
});

export const getDoctorServicesResponseMock = (): DoctorServicesAnswer => ({
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

export const getDoctorClinicsResponseMock = (): DoctorClinicsAnswer => ({
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

export const getDoctorContactsResponseMock = (): DoctorContactsAnswer => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getDoctorSimilarResponseMock = (): DoctorSimilarAnswer => ({ data: [] });

export const getDoctorFullMockHandler = (
  overrideResponse?:
    | DoctorFullAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFullAnswer> | DoctorFullAnswer),
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
    | DoctorParametersAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParametersAnswer> | DoctorParametersAnswer),
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
    | DoctorEducationAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorEducationAnswer> | DoctorEducationAnswer),
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
    | DoctorWorkExperienceAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorWorkExperienceAnswer> | DoctorWorkExperienceAnswer),
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
    | DoctorQualificationAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualificationAnswer> | DoctorQualificationAnswer),
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
    | DoctorServicesAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorServicesAnswer> | DoctorServicesAnswer),
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
    | DoctorClinicsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorClinicsAnswer> | DoctorClinicsAnswer),
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
    | DoctorContactsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorContactsAnswer> | DoctorContactsAnswer),
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
    | DoctorSimilarAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSimilarAnswer> | DoctorSimilarAnswer),
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
