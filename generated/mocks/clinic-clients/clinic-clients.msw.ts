/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicClientListAnswer } from '../../models/clinic-client-list-answer.ts';

export const getClinicClientListResponseMock = (): ClinicClientListAnswer => ({
  data: [
    {
      id: 1,
      full_name: 'Осипова Елена Игоревна',
      age: 35,
      phone: '+7-707-555-01-23',
      visits_count: 4,
      no_show_count: 0,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      next_visit_at: '2026-05-12T14:30:00+05:00',
      last_doctor: 'Серикова А. М.',
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicClientListMockHandler = (
  overrideResponse?:
    | ClinicClientListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicClientListAnswer> | ClinicClientListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicClientsMock = () => [getClinicClientListMockHandler()];
