/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAvatarUpdateAnswer } from '../../models/doctor-avatar-update-answer.ts';
import type { DoctorContactInfoUpdateAnswer } from '../../models/doctor-contact-info-update-answer.ts';
import type { DoctorDescriptionUpdateAnswer } from '../../models/doctor-description-update-answer.ts';
import type { DoctorEducationCreateAnswer } from '../../models/doctor-education-create-answer.ts';
import type { DoctorProfileInfoAnswer } from '../../models/doctor-profile-info-answer.ts';
import type { DoctorWorkExperienceCreateAnswer } from '../../models/doctor-work-experience-create-answer.ts';

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
      },
    ],
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
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
export const getDoctorProfileMock = () => [
  getDoctorProfileInfoMockHandler(),
  getDoctorContactInfoUpdateMockHandler(),
  getDoctorWorkExperienceCreateMockHandler(),
  getDoctorWorkExperienceDeleteMockHandler(),
  getDoctorEducationCreateMockHandler(),
  getDoctorEducationDeleteMockHandler(),
  getDoctorDescriptionUpdateMockHandler(),
  getDoctorAvatarUpdateMockHandler(),
];
