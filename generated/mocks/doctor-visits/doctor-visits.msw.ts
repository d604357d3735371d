/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorArchiveAnswer } from '../../models/doctor-archive-answer.ts';
import type { DoctorSlotListAnswer } from '../../models/doctor-slot-list-answer.ts';
import type { DoctorVisitCreateAnswer } from '../../models/doctor-visit-create-answer.ts';
import type { DoctorVisitListAnswer } from '../../models/doctor-visit-list-answer.ts';
import type { DoctorVisitReadAnswer } from '../../models/doctor-visit-read-answer.ts';
import type { DoctorVisitRescheduleAnswer } from '../../models/doctor-visit-reschedule-answer.ts';
import type { DoctorVisitStateUpdateAnswer } from '../../models/doctor-visit-state-update-answer.ts';

export const getDoctorVisitListResponseMock = (): DoctorVisitListAnswer => ({
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
      comment: 'Давление вечером до 145/95',
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
});

export const getDoctorVisitCreateResponseMock = (): DoctorVisitCreateAnswer => ({
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
    comment: 'Давление вечером до 145/95',
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

export const getDoctorVisitReadResponseMock = (): DoctorVisitReadAnswer => ({
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
      comment: 'Давление вечером до 145/95',
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

export const getDoctorVisitRescheduleResponseMock = (): DoctorVisitRescheduleAnswer => ({
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
    comment: 'Давление вечером до 145/95',
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

export const getDoctorSlotListResponseMock = (): DoctorSlotListAnswer => ({
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
  room_minutes: null,
});

export const getDoctorVisitStateUpdateResponseMock = (): DoctorVisitStateUpdateAnswer => ({
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
    comment: 'Давление вечером до 145/95',
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

export const getDoctorArchiveResponseMock = (): DoctorArchiveAnswer => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'completed',
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
      comment: 'Давление вечером до 145/95',
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

export const getDoctorVisitCreateMockHandler = (
  overrideResponse?:
    | DoctorVisitCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorVisitCreateAnswer> | DoctorVisitCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorVisitReadMockHandler = (
  overrideResponse?:
    | DoctorVisitReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorVisitReadAnswer> | DoctorVisitReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitRescheduleMockHandler = (
  overrideResponse?:
    | DoctorVisitRescheduleAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorVisitRescheduleAnswer> | DoctorVisitRescheduleAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/visits/:id/reschedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSlotListMockHandler = (
  overrideResponse?:
    | DoctorSlotListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSlotListAnswer> | DoctorSlotListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotListResponseMock(),
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
  getDoctorVisitCreateMockHandler(),
  getDoctorVisitReadMockHandler(),
  getDoctorVisitRescheduleMockHandler(),
  getDoctorSlotListMockHandler(),
  getDoctorVisitStateUpdateMockHandler(),
  getDoctorArchiveMockHandler(),
];
