/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicDoctorCreateAnswer } from '../../models/clinic-doctor-create-answer.ts';
import type { ClinicDoctorListAnswer } from '../../models/clinic-doctor-list-answer.ts';

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
      filial_ids: [1],
      state: 'active',
      occupancy_percent: 82,
      rating: 4.9,
      reviews_count: 184,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicDoctorCreateResponseMock = (): ClinicDoctorCreateAnswer => ({
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
    filial_ids: [1],
    state: 'invited',
    occupancy_percent: 82,
    rating: 4.9,
    reviews_count: 184,
  },
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
export const getClinicDoctorsMock = () => [
  getClinicDoctorListMockHandler(),
  getClinicDoctorCreateMockHandler(),
  getClinicDoctorDeleteMockHandler(),
];
