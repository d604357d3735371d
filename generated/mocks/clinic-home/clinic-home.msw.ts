/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicHome200 } from '../../models/clinic-home200.ts';

export const getClinicHomeResponseMock = (): ClinicHome200 => ({
  data: {
    date: '2026-05-12',
    visits_today: 64,
    pending_count: 5,
    no_show_percent: 3.4,
    occupancy_percent: 78,
    filials: [
      {
        id: 1,
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        doctors_count: 12,
        visits_today: 64,
        pending_count: 5,
        occupancy_percent: 78,
      },
    ],
  },
});

export const getClinicHomeMockHandler = (
  overrideResponse?:
    | ClinicHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicHome200> | ClinicHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicHomeMock = () => [getClinicHomeMockHandler()];
