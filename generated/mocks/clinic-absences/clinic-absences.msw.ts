/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicAbsenceCreateAnswer } from '../../models/clinic-absence-create-answer.ts';
import type { ClinicAbsenceDryRunAnswer } from '../../models/clinic-absence-dry-run-answer.ts';
import type { ClinicAbsenceListAnswer } from '../../models/clinic-absence-list-answer.ts';

export const getClinicAbsenceListResponseMock = (): ClinicAbsenceListAnswer => ({
  data: [
    {
      id: 3,
      filial_ids: [1],
      date_from: '2026-06-23',
      date_to: '2026-06-23',
      time_from: '08:00',
      time_to: '10:00',
      reason: 'Ремонт кабинета',
      visits_count: 0,
    },
  ],
});

export const getClinicAbsenceCreateResponseMock = (): ClinicAbsenceCreateAnswer => ({
  data: {
    id: 4,
    filial_ids: [1],
    date_from: '2026-06-22',
    date_to: '2026-06-22',
    time_from: null,
    time_to: null,
    reason: 'Врач заболел',
    visits_count: 0,
  },
});

export const getClinicAbsenceDryRunResponseMock = (): ClinicAbsenceDryRunAnswer => ({
  data: [
    {
      visit: {
        id: 1,
        number: 'A-20417',
        status: 'pending',
        answer_until: '2026-05-12T10:21:00+05:00',
        starts_at: '2026-05-12T14:30:00+05:00',
        ends_at: '2026-05-12T15:10:00+05:00',
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
        doctor_id: 1,
        doctor_name: 'Серикова Айгуль Маратовна',
        service_id: 1,
        service_title: 'Первичный приём кардиолога',
        price: 12500,
        duration_minutes: 40,
        client_id: 50,
        person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
        first_time: true,
        source: 'online',
        comment: null,
        phone: '+7-707-555-01-23',
        documents_count: 0,
        attendance_confirmed_at: null,
        arrived_at: null,
        cancel_reason: null,
        cancelled_by: null,
        disputed_at: null,
        undo_to: null,
        format: 'clinic',
        arrival_window: null,
        home_address: null,
        video_url: null,
      },
      new_times: ['2026-05-12T16:30:00+05:00', '2026-05-13T08:30:00+05:00'],
      colleague_times: [
        { starts_at: '2026-05-12T14:40:00+05:00', doctor_id: 2, doctor_name: 'Жақыпов Нурлан Ерланұлы', price: 14000 },
      ],
      colleagues: [
        { doctor_id: 2, doctor_name: 'Жақыпов Нурлан Ерланұлы', obstacle: null },
        { doctor_id: 9, doctor_name: 'Ахметова Гүлнар Сериковна', obstacle: 'service' },
      ],
    },
  ],
});

export const getClinicAbsenceListMockHandler = (
  overrideResponse?:
    | ClinicAbsenceListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicAbsenceListAnswer> | ClinicAbsenceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors/:id/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAbsenceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicAbsenceCreateMockHandler = (
  overrideResponse?:
    | ClinicAbsenceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicAbsenceCreateAnswer> | ClinicAbsenceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAbsenceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicAbsenceDryRunMockHandler = (
  overrideResponse?:
    | ClinicAbsenceDryRunAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicAbsenceDryRunAnswer> | ClinicAbsenceDryRunAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/absences/dry-run',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicAbsenceDryRunResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicAbsenceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id/absences/:absence',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicAbsencesMock = () => [
  getClinicAbsenceListMockHandler(),
  getClinicAbsenceCreateMockHandler(),
  getClinicAbsenceDryRunMockHandler(),
  getClinicAbsenceDeleteMockHandler(),
];
