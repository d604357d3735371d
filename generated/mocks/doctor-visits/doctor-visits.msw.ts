/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorArchiveAnswer } from '../../models/doctor-archive-answer.ts';
import type { DoctorVisitListAnswer } from '../../models/doctor-visit-list-answer.ts';
import type { DoctorVisitStateUpdateAnswer } from '../../models/doctor-visit-state-update-answer.ts';

export const getDoctorVisitListResponseMock = (): DoctorVisitListAnswer => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      video_url: null,
      comment: 'Давление вечером до 145/95',
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
});

export const getDoctorVisitStateUpdateResponseMock = (): DoctorVisitStateUpdateAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service_title: 'Первичный приём кардиолога',
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    first_time: true,
    format: 'clinic',
    arrival_window: null,
    home_address: null,
    video_url: null,
    comment: 'Давление вечером до 145/95',
    phone: '+7-707-555-01-23',
    attendance_confirmed_at: null,
    undo_to: null,
  },
});

export const getDoctorArchiveResponseMock = (): DoctorArchiveAnswer => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'completed',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      video_url: null,
      comment: 'Давление вечером до 145/95',
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getDoctorVisitListMockHandler = (
  overrideResponse?:
    | DoctorVisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorVisitListAnswer> | DoctorVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler = (
  overrideResponse?:
    | DoctorVisitStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorVisitStateUpdateAnswer> | DoctorVisitStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler = (
  overrideResponse?:
    | DoctorArchiveAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorArchiveAnswer> | DoctorArchiveAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorVisitsMock = () => [
  getDoctorVisitListMockHandler(),
  getDoctorVisitStateUpdateMockHandler(),
  getDoctorArchiveMockHandler(),
];
