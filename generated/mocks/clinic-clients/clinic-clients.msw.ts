/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicClientCreateAnswer } from '../../models/clinic-client-create-answer.ts';
import type { ClinicClientListAnswer } from '../../models/clinic-client-list-answer.ts';
import type { ClinicClientNoteCreateAnswer } from '../../models/clinic-client-note-create-answer.ts';
import type { ClinicClientReadAnswer } from '../../models/clinic-client-read-answer.ts';
import type { ClinicClientUpdateAnswer } from '../../models/clinic-client-update-answer.ts';
import type { ClinicClientVisitListAnswer } from '../../models/clinic-client-visit-list-answer.ts';

export const getClinicClientListResponseMock = (): ClinicClientListAnswer => ({
  data: [
    {
      id: 50,
      full_name: 'Осипова Елена Игоревна',
      age: 35,
      phone: '+7-707-555-01-23',
      visits_count: 4,
      no_show_count: 0,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      last_doctor: 'Серикова А. М.',
      next_visit: { id: 1, starts_at: '2026-05-12T14:30:00+05:00', filial_id: 1, doctor: 'Серикова А. М.' },
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1, clinic_total: 284 },
});

export const getClinicClientCreateResponseMock = (): ClinicClientCreateAnswer => ({
  data: {
    id: 18,
    second_name: 'Мұқанова',
    first_name: 'Әсел',
    third_name: 'Ерболқызы',
    birthday: '1974-03-08',
    gender: 'female',
    phone: '+7-701-555-68-20',
    has_account: false,
    added_at: null,
    notes: [
      {
        id: 1,
        text: 'Просит звонить после обеда',
        author: 'Нұрова Гүлнар Серікқызы',
        created_at: '2026-04-20T11:30:00+05:00',
      },
    ],
    summary: {
      id: 18,
      full_name: 'Мұқанова Әсел Ерболқызы',
      age: 52,
      phone: '+7-701-555-68-20',
      visits_count: 2,
      no_show_count: 0,
      last_visit_at: '2026-04-20T10:00:00+05:00',
      last_doctor: 'Серикова А. М.',
      next_visit: { id: 40, starts_at: '2026-05-12T15:10:00+05:00', filial_id: 1, doctor: 'Серикова А. М.' },
    },
  },
});

export const getClinicClientReadResponseMock = (): ClinicClientReadAnswer => ({
  data: {
    id: 18,
    second_name: 'Мұқанова',
    first_name: 'Әсел',
    third_name: 'Ерболқызы',
    birthday: '1974-03-08',
    gender: 'female',
    phone: '+7-701-555-68-20',
    has_account: false,
    added_at: null,
    notes: [
      {
        id: 1,
        text: 'Просит звонить после обеда',
        author: 'Нұрова Гүлнар Серікқызы',
        created_at: '2026-04-20T11:30:00+05:00',
      },
    ],
    summary: {
      id: 18,
      full_name: 'Мұқанова Әсел Ерболқызы',
      age: 52,
      phone: '+7-701-555-68-20',
      visits_count: 2,
      no_show_count: 0,
      last_visit_at: '2026-04-20T10:00:00+05:00',
      last_doctor: 'Серикова А. М.',
      next_visit: { id: 40, starts_at: '2026-05-12T15:10:00+05:00', filial_id: 1, doctor: 'Серикова А. М.' },
    },
  },
});

export const getClinicClientUpdateResponseMock = (): ClinicClientUpdateAnswer => ({
  data: {
    id: 18,
    second_name: 'Мұқанова',
    first_name: 'Әсел',
    third_name: 'Ерболқызы',
    birthday: '1974-03-08',
    gender: 'female',
    phone: '+7-701-555-68-20',
    has_account: false,
    added_at: null,
    notes: [
      {
        id: 1,
        text: 'Просит звонить после обеда',
        author: 'Нұрова Гүлнар Серікқызы',
        created_at: '2026-04-20T11:30:00+05:00',
      },
    ],
    summary: {
      id: 18,
      full_name: 'Мұқанова Әсел Ерболқызы',
      age: 52,
      phone: '+7-701-555-68-20',
      visits_count: 2,
      no_show_count: 0,
      last_visit_at: '2026-04-20T10:00:00+05:00',
      last_doctor: 'Серикова А. М.',
      next_visit: { id: 40, starts_at: '2026-05-12T15:10:00+05:00', filial_id: 1, doctor: 'Серикова А. М.' },
    },
  },
});

export const getClinicClientVisitListResponseMock = (): ClinicClientVisitListAnswer => ({
  data: [
    {
      id: 40,
      status: 'pending',
      starts_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      doctor: 'Серикова А. М.',
      service_title: 'Повторный приём кардиолога',
      price: 9000,
      cancel_reason: null,
      cancelled_by: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicClientNoteCreateResponseMock = (): ClinicClientNoteCreateAnswer => ({
  data: {
    id: 1,
    text: 'Просит звонить после обеда',
    author: 'Нұрова Гүлнар Серікқызы',
    created_at: '2026-05-12T11:30:00+05:00',
  },
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

export const getClinicClientCreateMockHandler = (
  overrideResponse?:
    | ClinicClientCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicClientCreateAnswer> | ClinicClientCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicClientReadMockHandler = (
  overrideResponse?:
    | ClinicClientReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicClientReadAnswer> | ClinicClientReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientUpdateMockHandler = (
  overrideResponse?:
    | ClinicClientUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicClientUpdateAnswer> | ClinicClientUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/clients/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientVisitListMockHandler = (
  overrideResponse?:
    | ClinicClientVisitListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicClientVisitListAnswer> | ClinicClientVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients/:id/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientNoteCreateMockHandler = (
  overrideResponse?:
    | ClinicClientNoteCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicClientNoteCreateAnswer> | ClinicClientNoteCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/clients/:id/notes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientNoteCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicClientNoteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/clients/:id/notes/:note',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicClientsMock = () => [
  getClinicClientListMockHandler(),
  getClinicClientCreateMockHandler(),
  getClinicClientReadMockHandler(),
  getClinicClientUpdateMockHandler(),
  getClinicClientVisitListMockHandler(),
  getClinicClientNoteCreateMockHandler(),
  getClinicClientNoteDeleteMockHandler(),
];
