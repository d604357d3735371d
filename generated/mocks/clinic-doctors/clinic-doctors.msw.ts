/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicDoctorCreate201 } from '../../models/clinic-doctor-create201.ts';
import type { ClinicDoctorList200 } from '../../models/clinic-doctor-list200.ts';

export const getClinicDoctorListResponseMock = (): ClinicDoctorList200 => ({
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

export const getClinicDoctorCreateResponseMock = (): ClinicDoctorCreate201 => ({
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
    | ClinicDoctorList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctorList200> | ClinicDoctorList200),
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
    | ClinicDoctorCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorCreate201> | ClinicDoctorCreate201),
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
