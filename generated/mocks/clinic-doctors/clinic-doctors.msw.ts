/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicDoctorAcceptAnswer } from '../../models/clinic-doctor-accept-answer.ts';
import type { ClinicDoctorCreateAnswer } from '../../models/clinic-doctor-create-answer.ts';
import type { ClinicDoctorDeclineAnswer } from '../../models/clinic-doctor-decline-answer.ts';
import type { ClinicDoctorDirectoryAnswer } from '../../models/clinic-doctor-directory-answer.ts';
import type { ClinicDoctorFilialAddAnswer } from '../../models/clinic-doctor-filial-add-answer.ts';
import type { ClinicDoctorListAnswer } from '../../models/clinic-doctor-list-answer.ts';
import type { ClinicDoctorReadAnswer } from '../../models/clinic-doctor-read-answer.ts';

export const getClinicDoctorListResponseMock = (): ClinicDoctorListAnswer => ({
  data: [
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
      email: 'doctor@demo.kz',
      filial_ids: [1],
      state: 'active',
      bindings: [
        {
          filial_id: 1,
          state: 'active',
          asked_by: null,
          asked_at: null,
          answered_at: null,
          reason: null,
          visits_ahead: 23,
        },
      ],
      services_count: 6,
      weekly_minutes: 2320,
      visits_ahead: 23,
      occupancy_percent: 82,
      rating: 4.9,
      reviews_count: 184,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicDoctorCreateResponseMock = (): ClinicDoctorCreateAnswer => ({
  data: {
    id: 10,
    slug: 'kulbaeva-madina',
    first_name: 'Мадина',
    second_name: 'Құлбаева',
    third_name: 'Тимурқызы',
    avatar: '/api/v0/files/portraits/madina.svg',
    specialisations: [{ slug: 'endokrinolog', title: 'Эндокринолог' }],
    email: 'all@demo.kz',
    filial_ids: [3, 1],
    state: 'active',
    bindings: [
      {
        filial_id: 3,
        state: 'active',
        asked_by: null,
        asked_at: null,
        answered_at: null,
        reason: null,
        visits_ahead: 4,
      },
      {
        filial_id: 1,
        state: 'active',
        asked_by: null,
        asked_at: null,
        answered_at: null,
        reason: null,
        visits_ahead: 2,
      },
      {
        filial_id: 2,
        state: 'invited',
        asked_by: 'clinic',
        asked_at: '2026-05-12T08:20:00+05:00',
        answered_at: null,
        reason: null,
        visits_ahead: 0,
      },
    ],
    services_count: 2,
    weekly_minutes: 1810,
    visits_ahead: 6,
    occupancy_percent: 40,
    rating: 4.8,
    reviews_count: 245,
  },
});

export const getClinicDoctorReadResponseMock = (): ClinicDoctorReadAnswer => ({
  data: {
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
    email: 'doctor@demo.kz',
    filial_ids: [1],
    state: 'active',
    bindings: [
      {
        filial_id: 1,
        state: 'active',
        asked_by: null,
        asked_at: null,
        answered_at: null,
        reason: null,
        visits_ahead: 23,
      },
    ],
    services_count: 6,
    weekly_minutes: 2320,
    visits_ahead: 23,
    occupancy_percent: 82,
    rating: 4.9,
    reviews_count: 184,
    phone: '+7-701-555-10-20',
    experience_years: 14,
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
    reception: [{ filial_id: 1, room: 'каб. 214', hours: [{ weekday: 'monday', from: '09:00', to: '18:30' }] }],
  },
});

export const getClinicDoctorFilialAddResponseMock = (): ClinicDoctorFilialAddAnswer => ({
  data: {
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
    email: 'doctor@demo.kz',
    filial_ids: [1, 2],
    state: 'active',
    bindings: [
      {
        filial_id: 1,
        state: 'active',
        asked_by: null,
        asked_at: null,
        answered_at: null,
        reason: null,
        visits_ahead: 23,
      },
      {
        filial_id: 2,
        state: 'active',
        asked_by: 'clinic',
        asked_at: '2026-05-12T08:20:00+05:00',
        answered_at: '2026-05-12T08:20:00+05:00',
        reason: null,
        visits_ahead: 0,
      },
    ],
    services_count: 6,
    weekly_minutes: 2320,
    visits_ahead: 23,
    occupancy_percent: 82,
    rating: 4.9,
    reviews_count: 184,
  },
});

export const getClinicDoctorAcceptResponseMock = (): ClinicDoctorAcceptAnswer => ({
  data: {
    id: 4,
    slug: 'galiev-timur',
    first_name: 'Тимур',
    second_name: 'Ғалиев',
    third_name: 'Асқарұлы',
    avatar: null,
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    email: null,
    filial_ids: [2],
    state: 'active',
    bindings: [
      {
        filial_id: 2,
        state: 'active',
        asked_by: 'doctor',
        asked_at: '2026-05-10T18:05:00+05:00',
        answered_at: '2026-05-12T08:20:00+05:00',
        reason: null,
        visits_ahead: 0,
      },
    ],
    services_count: 0,
    weekly_minutes: 0,
    visits_ahead: 0,
    occupancy_percent: 0,
    rating: null,
    reviews_count: 0,
  },
});

export const getClinicDoctorDeclineResponseMock = (): ClinicDoctorDeclineAnswer => ({
  data: {
    id: 4,
    slug: 'galiev-timur',
    first_name: 'Тимур',
    second_name: 'Ғалиев',
    third_name: 'Асқарұлы',
    avatar: null,
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    email: null,
    filial_ids: [2],
    state: 'declined',
    bindings: [
      {
        filial_id: 2,
        state: 'declined',
        asked_by: 'doctor',
        asked_at: '2026-05-10T18:05:00+05:00',
        answered_at: '2026-05-12T08:20:00+05:00',
        reason: 'Кабинет кардиолога занят до осени',
        visits_ahead: 0,
      },
    ],
    services_count: 0,
    weekly_minutes: 0,
    visits_ahead: 0,
    occupancy_percent: 0,
    rating: null,
    reviews_count: 0,
  },
});

export const getClinicDoctorDirectoryResponseMock = (): ClinicDoctorDirectoryAnswer => ({
  data: [
    {
      id: 3,
      slug: 'vetrova-olga',
      first_name: 'Ольга',
      second_name: 'Ветрова',
      third_name: 'Сергеевна',
      avatar: '/api/v0/files/portraits/olga.svg',
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      experience_years: 22,
      city: 'Алматы',
      clinics: ['Семейная клиника «Тұмар»'],
      state: null,
    },
  ],
});

export const getClinicDoctorListMockHandler = (
  overrideResponse?:
    | ClinicDoctorListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicDoctorListAnswer> | ClinicDoctorListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler = (
  overrideResponse?:
    | ClinicDoctorCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorCreateAnswer> | ClinicDoctorCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicDoctorReadMockHandler = (
  overrideResponse?:
    | ClinicDoctorReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicDoctorReadAnswer> | ClinicDoctorReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicDoctorFilialAddMockHandler = (
  overrideResponse?:
    | ClinicDoctorFilialAddAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicDoctorFilialAddAnswer> | ClinicDoctorFilialAddAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorFilialAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorFilialDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicDoctorAcceptMockHandler = (
  overrideResponse?:
    | ClinicDoctorAcceptAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorAcceptAnswer> | ClinicDoctorAcceptAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorAcceptResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeclineMockHandler = (
  overrideResponse?:
    | ClinicDoctorDeclineAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorDeclineAnswer> | ClinicDoctorDeclineAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial/decline',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeclineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDirectoryMockHandler = (
  overrideResponse?:
    | ClinicDoctorDirectoryAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorDirectoryAnswer> | ClinicDoctorDirectoryAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctor-directory',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicDoctorsMock = () => [
  getClinicDoctorListMockHandler(),
  getClinicDoctorCreateMockHandler(),
  getClinicDoctorReadMockHandler(),
  getClinicDoctorDeleteMockHandler(),
  getClinicDoctorFilialAddMockHandler(),
  getClinicDoctorFilialDeleteMockHandler(),
  getClinicDoctorAcceptMockHandler(),
  getClinicDoctorDeclineMockHandler(),
  getClinicDoctorDirectoryMockHandler(),
];
