/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicSlotListAnswer } from '../../models/clinic-slot-list-answer.ts';
import type { ClinicVisitCreateAnswer } from '../../models/clinic-visit-create-answer.ts';
import type { ClinicVisitListAnswer } from '../../models/clinic-visit-list-answer.ts';
import type { ClinicVisitReadAnswer } from '../../models/clinic-visit-read-answer.ts';
import type { ClinicVisitRescheduleAnswer } from '../../models/clinic-visit-reschedule-answer.ts';
import type { ClinicVisitRestoreAnswer } from '../../models/clinic-visit-restore-answer.ts';
import type { ClinicVisitStateUpdateAnswer } from '../../models/clinic-visit-state-update-answer.ts';

export const getClinicVisitListResponseMock = (): ClinicVisitListAnswer => ({
  data: [
    {
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
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicVisitCreateResponseMock = (): ClinicVisitCreateAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    answer_until: null,
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
    source: 'phone',
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
});

export const getClinicVisitReadResponseMock = (): ClinicVisitReadAnswer => ({
  data: {
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
    record: {
      created_at: '2026-05-12T08:21:00+05:00',
      email: 'patient@demo.kz',
      birthday: '1990-05-15',
      history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Пациент записался' }],
      documents: [],
      notes: [],
      dispute: null,
      earlier_visits_count: 0,
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      steps: [
        { status: 'confirmed', from: null, until: null, undoes: false },
        { status: 'cancelled_by_clinic', from: null, until: null, undoes: false },
      ],
      movable_until: '2026-05-12T23:59:00+05:00',
    },
  },
});

export const getClinicVisitRescheduleResponseMock = (): ClinicVisitRescheduleAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    answer_until: null,
    starts_at: '2026-05-13T09:00:00+05:00',
    ends_at: '2026-05-13T09:40:00+05:00',
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
});

export const getClinicSlotListResponseMock = (): ClinicSlotListAnswer => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T14:30:00+05:00', available: true },
        { starts_at: '2026-05-12T15:10:00+05:00', available: false },
      ],
      closed_reason: null,
    },
  ],
  meta: { last_date: '2027-05-12', nearest_starts_at: '2026-05-12T14:30:00+05:00' },
});

export const getClinicVisitStateUpdateResponseMock = (): ClinicVisitStateUpdateAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    answer_until: null,
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
});

export const getClinicVisitRestoreResponseMock = (): ClinicVisitRestoreAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    answer_until: null,
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
});

export const getClinicVisitListMockHandler = (
  overrideResponse?:
    | ClinicVisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitListAnswer> | ClinicVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitCreateMockHandler = (
  overrideResponse?:
    | ClinicVisitCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitCreateAnswer> | ClinicVisitCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicVisitReadMockHandler = (
  overrideResponse?:
    | ClinicVisitReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitReadAnswer> | ClinicVisitReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitRescheduleMockHandler = (
  overrideResponse?:
    | ClinicVisitRescheduleAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitRescheduleAnswer> | ClinicVisitRescheduleAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/reschedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSlotListMockHandler = (
  overrideResponse?:
    | ClinicSlotListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicSlotListAnswer> | ClinicSlotListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSlotListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler = (
  overrideResponse?:
    | ClinicVisitStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitStateUpdateAnswer> | ClinicVisitStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitRestoreMockHandler = (
  overrideResponse?:
    | ClinicVisitRestoreAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitRestoreAnswer> | ClinicVisitRestoreAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/restore',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitRestoreResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicVisitsMock = () => [
  getClinicVisitListMockHandler(),
  getClinicVisitCreateMockHandler(),
  getClinicVisitReadMockHandler(),
  getClinicVisitRescheduleMockHandler(),
  getClinicSlotListMockHandler(),
  getClinicVisitStateUpdateMockHandler(),
  getClinicVisitRestoreMockHandler(),
];
