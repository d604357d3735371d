/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFirstTimeListAnswer } from '../../models/clinic-first-time-list-answer.ts';

export const getClinicFirstTimeListResponseMock = (): ClinicFirstTimeListAnswer => ({
  data: [
    {
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
      filial_id: 1,
      offer: {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        price: 12500,
        duration_minutes: 40,
      },
      times: ['2026-05-12T16:30:00+05:00', '2026-05-12T18:20:00+05:00'],
    },
  ],
  choices: {
    specialisations: [
      { slug: 'kardiolog', title: 'Кардиолог' },
      { slug: 'terapevt', title: 'Терапевт' },
    ],
    services: [{ id: 1, title: 'Первичный приём кардиолога' }],
  },
});

export const getClinicFirstTimeListMockHandler = (
  overrideResponse?:
    | ClinicFirstTimeListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFirstTimeListAnswer> | ClinicFirstTimeListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/first-times',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFirstTimeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicFirstTimesMock = () => [getClinicFirstTimeListMockHandler()];
