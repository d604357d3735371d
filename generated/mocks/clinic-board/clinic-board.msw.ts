/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicBoardAnswer } from '../../models/clinic-board-answer.ts';

export const getClinicBoardResponseMock = (): ClinicBoardAnswer => ({
  data: {
    filial_id: 1,
    doctors: [
      {
        doctor: {
          id: 1,
          slug: 'serikova-aigul',
          first_name: 'Айгуль',
          second_name: 'Серикова',
          third_name: 'Маратовна',
          avatar: '/api/v0/files/portraits/aigul.svg',
          specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        },
        services: [
          {
            service_id: 1,
            title: 'Первичный приём кардиолога',
            kind: 'consultation',
            format: 'clinic',
            price: 12500,
            duration_minutes: 40,
          },
        ],
        days: [
          {
            date: '2026-05-12',
            hours: { from: '09:00', to: '18:20' },
            breaks: [{ from: '13:40', to: '14:20' }],
            closed_reason: null,
            slot_minutes: 40,
            taken: [{ from: '16:30', to: '17:10', kind: 'held' }],
          },
        ],
      },
    ],
  },
});

export const getClinicBoardMockHandler = (
  overrideResponse?:
    | ClinicBoardAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicBoardAnswer> | ClinicBoardAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/board',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicBoardResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicBoardMock = () => [getClinicBoardMockHandler()];
