/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAvatarUpdateAnswer } from '../../models/doctor-avatar-update-answer.ts';
import type { DoctorCertificateCreateAnswer } from '../../models/doctor-certificate-create-answer.ts';
import type { DoctorCertificateUpdateAnswer } from '../../models/doctor-certificate-update-answer.ts';
import type { DoctorContactInfoUpdateAnswer } from '../../models/doctor-contact-info-update-answer.ts';
import type { DoctorDescriptionUpdateAnswer } from '../../models/doctor-description-update-answer.ts';
import type { DoctorEducationCreateAnswer } from '../../models/doctor-education-create-answer.ts';
import type { DoctorEducationUpdateAnswer } from '../../models/doctor-education-update-answer.ts';
import type { DoctorNameUpdateAnswer } from '../../models/doctor-name-update-answer.ts';
import type { DoctorProfileInfoAnswer } from '../../models/doctor-profile-info-answer.ts';
import type { DoctorQualificationUpdateAnswer } from '../../models/doctor-qualification-update-answer.ts';
import type { DoctorReceptionUpdateAnswer } from '../../models/doctor-reception-update-answer.ts';
import type { DoctorWorkExperienceCreateAnswer } from '../../models/doctor-work-experience-create-answer.ts';
import type { DoctorWorkExperienceUpdateAnswer } from '../../models/doctor-work-experience-update-answer.ts';

export const getDoctorProfileInfoResponseMock = (): DoctorProfileInfoAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorContactInfoUpdateResponseMock = (): DoctorContactInfoUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorWorkExperienceCreateResponseMock = (): DoctorWorkExperienceCreateAnswer => ({
  data: {
    id: 1,
    position: 'Кардиолог',
    organisation: 'Медицинский центр «Аяла»',
    city: 'Алматы',
    year_from: 2019,
    year_to: null,
  },
});

export const getDoctorWorkExperienceUpdateResponseMock = (): DoctorWorkExperienceUpdateAnswer => ({
  data: {
    id: 1,
    position: 'Кардиолог',
    organisation: 'Медицинский центр «Аяла»',
    city: 'Алматы',
    year_from: 2019,
    year_to: null,
  },
});

export const getDoctorEducationCreateResponseMock = (): DoctorEducationCreateAnswer => ({
  data: {
    id: 1,
    title: 'Лечебное дело',
    institution: 'Медицинский университет',
    city: 'Караганда',
    year_from: 2006,
    year_to: 2012,
  },
});

export const getDoctorEducationUpdateResponseMock = (): DoctorEducationUpdateAnswer => ({
  data: {
    id: 1,
    title: 'Лечебное дело',
    institution: 'Медицинский университет',
    city: 'Караганда',
    year_from: 2006,
    year_to: 2012,
  },
});

export const getDoctorDescriptionUpdateResponseMock = (): DoctorDescriptionUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorAvatarUpdateResponseMock = (): DoctorAvatarUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorNameUpdateResponseMock = (): DoctorNameUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorReceptionUpdateResponseMock = (): DoctorReceptionUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorQualificationUpdateResponseMock = (): DoctorQualificationUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    certificates: [
      {
        id: 1,
        title: 'Сертификат специалиста, кардиология',
        issued_by: 'Комиссия по аттестации',
        year: 2024,
        file: null,
      },
    ],
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    category_id: 1,
    degree_id: null,
    experience_since: 2012,
    services: [
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
        visits_ahead: 12,
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorCertificateCreateResponseMock = (): DoctorCertificateCreateAnswer => ({
  data: {
    id: 2,
    title: 'Сертификат специалиста, кардиология',
    issued_by: 'Комиссия по аттестации',
    year: 2024,
    file: null,
  },
});

export const getDoctorCertificateUpdateResponseMock = (): DoctorCertificateUpdateAnswer => ({
  data: {
    id: 1,
    title: 'Сертификат специалиста, кардиология',
    issued_by: 'Комиссия по аттестации',
    year: 2024,
    file: null,
  },
});

export const getDoctorProfileInfoMockHandler = (
  overrideResponse?:
    | DoctorProfileInfoAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorProfileInfoAnswer> | DoctorProfileInfoAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler = (
  overrideResponse?:
    | DoctorContactInfoUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorContactInfoUpdateAnswer> | DoctorContactInfoUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler = (
  overrideResponse?:
    | DoctorWorkExperienceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorWorkExperienceCreateAnswer> | DoctorWorkExperienceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceUpdateMockHandler = (
  overrideResponse?:
    | DoctorWorkExperienceUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorWorkExperienceUpdateAnswer> | DoctorWorkExperienceUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler = (
  overrideResponse?:
    | DoctorEducationCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorEducationCreateAnswer> | DoctorEducationCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorEducationUpdateMockHandler = (
  overrideResponse?:
    | DoctorEducationUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorEducationUpdateAnswer> | DoctorEducationUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler = (
  overrideResponse?:
    | DoctorDescriptionUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorDescriptionUpdateAnswer> | DoctorDescriptionUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler = (
  overrideResponse?:
    | DoctorAvatarUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAvatarUpdateAnswer> | DoctorAvatarUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorNameUpdateMockHandler = (
  overrideResponse?:
    | DoctorNameUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorNameUpdateAnswer> | DoctorNameUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/update/name',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNameUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorReceptionUpdateMockHandler = (
  overrideResponse?:
    | DoctorReceptionUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorReceptionUpdateAnswer> | DoctorReceptionUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/update/reception',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorReceptionUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationUpdateMockHandler = (
  overrideResponse?:
    | DoctorQualificationUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorQualificationUpdateAnswer> | DoctorQualificationUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/update/qualification',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorCertificateCreateMockHandler = (
  overrideResponse?:
    | DoctorCertificateCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorCertificateCreateAnswer> | DoctorCertificateCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/certificates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorCertificateCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorCertificateUpdateMockHandler = (
  overrideResponse?:
    | DoctorCertificateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorCertificateUpdateAnswer> | DoctorCertificateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/certificates/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorCertificateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorCertificateDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/certificates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorProfileMock = () => [
  getDoctorProfileInfoMockHandler(),
  getDoctorContactInfoUpdateMockHandler(),
  getDoctorWorkExperienceCreateMockHandler(),
  getDoctorWorkExperienceUpdateMockHandler(),
  getDoctorWorkExperienceDeleteMockHandler(),
  getDoctorEducationCreateMockHandler(),
  getDoctorEducationUpdateMockHandler(),
  getDoctorEducationDeleteMockHandler(),
  getDoctorDescriptionUpdateMockHandler(),
  getDoctorAvatarUpdateMockHandler(),
  getDoctorNameUpdateMockHandler(),
  getDoctorReceptionUpdateMockHandler(),
  getDoctorQualificationUpdateMockHandler(),
  getDoctorCertificateCreateMockHandler(),
  getDoctorCertificateUpdateMockHandler(),
  getDoctorCertificateDeleteMockHandler(),
];
