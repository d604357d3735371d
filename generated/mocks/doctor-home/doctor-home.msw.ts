/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorHomeAnswer } from '../../models/doctor-home-answer.ts';

export const getDoctorHomeResponseMock = (): DoctorHomeAnswer => ({
  data: {
    date: '2026-05-12',
    counts: { total: 10, completed: 2, no_show: 1, arrived: 1, ahead: 6, pending: 1 },
    next_gap: { starts_at: '2026-05-12T11:40:00+05:00', ends_at: '2026-05-12T12:20:00+05:00' },
    places: [
      {
        filial_id: 1,
        title: '«Аяла» на Абая',
        room: 'каб. 214',
        starts_at: '2026-05-12T09:00:00+05:00',
        ends_at: '2026-05-12T18:20:00+05:00',
      },
    ],
    intervals: [
      { kind: 'free', starts_at: '2026-05-12T11:40:00+05:00', ends_at: '2026-05-12T12:20:00+05:00', filial_id: 1 },
      { kind: 'break', starts_at: '2026-05-12T13:00:00+05:00', ends_at: '2026-05-12T13:50:00+05:00', filial_id: 1 },
    ],
    notifications: [
      {
        id: 101,
        kind: 'visit_created',
        title: 'Новая запись на 14 мая',
        text: 'Дүйсенов Ерлан, первичный приём',
        at: '2026-05-12T08:20:00+05:00',
        read: false,
        target: { kind: 'visit', id: 1 },
      },
    ],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorHomeMockHandler = (
  overrideResponse?:
    | DoctorHomeAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorHomeAnswer> | DoctorHomeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorHomeMock = () => [getDoctorHomeMockHandler()];
