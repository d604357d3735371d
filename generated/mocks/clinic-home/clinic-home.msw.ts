/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicHomeAnswer } from '../../models/clinic-home-answer.ts';

export const getClinicHomeResponseMock = (): ClinicHomeAnswer => ({
  data: {
    date: '2026-05-12',
    visits_today: 64,
    pending_count: 5,
    no_show_percent: 3.4,
    occupancy_percent: 78,
    waiting: { pending_visits: 5, doctor_requests: 1, reviews_without_reply: 2 },
    filials: [
      {
        id: 1,
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        doctors_count: 12,
        visits_today: 64,
        visits_over: 21,
        pending_count: 5,
        occupancy_percent: 78,
        state: 'open',
        opens_on: null,
        closes_on: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
        closed_today: null,
        rating: 4.8,
        reviews_count: 1204,
        services_count: 63,
        missing: [],
      },
    ],
  },
});

export const getClinicHomeMockHandler = (
  overrideResponse?:
    | ClinicHomeAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicHomeAnswer> | ClinicHomeAnswer),
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
