/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAbsenceCreateAnswer } from '../../models/doctor-absence-create-answer.ts';
import type { DoctorAbsenceListAnswer } from '../../models/doctor-absence-list-answer.ts';
import type { DoctorAbsenceUpdateAnswer } from '../../models/doctor-absence-update-answer.ts';
import type { DoctorCalendarAnswer } from '../../models/doctor-calendar-answer.ts';
import type { DoctorOperatingModeUpdateAnswer } from '../../models/doctor-operating-mode-update-answer.ts';
import type { DoctorOperatingModesAnswer } from '../../models/doctor-operating-modes-answer.ts';
import type { DoctorScheduleDryRunAnswer } from '../../models/doctor-schedule-dry-run-answer.ts';
import type { DoctorScheduleSettingsAnswer } from '../../models/doctor-schedule-settings-answer.ts';
import type { DoctorScheduleSettingsUpdateAnswer } from '../../models/doctor-schedule-settings-update-answer.ts';
import type { DoctorSpecialDayCreateAnswer } from '../../models/doctor-special-day-create-answer.ts';
import type { DoctorSpecialDayListAnswer } from '../../models/doctor-special-day-list-answer.ts';
import type { DoctorSpecialDayUpdateAnswer } from '../../models/doctor-special-day-update-answer.ts';

export const getDoctorScheduleSettingsResponseMock = (): DoctorScheduleSettingsAnswer => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 28, buffer_minutes: 0 },
});

export const getDoctorScheduleSettingsUpdateResponseMock = (): DoctorScheduleSettingsUpdateAnswer => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30, buffer_minutes: 10 },
});

export const getDoctorOperatingModesResponseMock = (): DoctorOperatingModesAnswer => ({
  data: [
    {
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      slot_minutes: 30,
      days: [
        { weekday: 'monday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'tuesday', hours: { from: '14:30', to: '19:30' }, breaks: [] },
        { weekday: 'wednesday', hours: { from: '08:30', to: '18:30' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'thursday', hours: { from: '08:30', to: '18:30' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'friday', hours: { from: '08:30', to: '18:30' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'saturday', hours: { from: '09:00', to: '13:00' }, breaks: [] },
        { weekday: 'sunday', hours: null, breaks: [] },
      ],
      odd_days: null,
    },
  ],
});

export const getDoctorOperatingModeUpdateResponseMock = (): DoctorOperatingModeUpdateAnswer => ({
  data: {
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    slot_minutes: 30,
    days: [
      { weekday: 'monday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'tuesday', hours: { from: '14:30', to: '19:30' }, breaks: [] },
      { weekday: 'wednesday', hours: { from: '08:30', to: '18:30' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'thursday', hours: { from: '08:30', to: '18:30' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'friday', hours: { from: '08:30', to: '18:30' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'saturday', hours: { from: '09:00', to: '13:00' }, breaks: [] },
      { weekday: 'sunday', hours: null, breaks: [] },
    ],
    odd_days: null,
  },
});

export const getDoctorScheduleDryRunResponseMock = (): DoctorScheduleDryRunAnswer => ({
  data: {
    visits: [
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
          format: 'clinic',
          arrival_window: null,
          home_address: null,
          video_url: null,
          comment: 'Давление вечером до 145/95',
          phone: '+7-707-555-01-23',
          documents_count: 0,
          attendance_confirmed_at: null,
          arrived_at: null,
          cancel_reason: null,
          cancelled_by: null,
          disputed_at: null,
          undo_to: null,
        },
        new_times: ['2026-05-12T16:30:00+05:00', '2026-05-13T08:30:00+05:00'],
      },
    ],
    free_days: [
      {
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
        date: '2026-05-12',
        slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T16:30:00+05:00'],
      },
    ],
  },
});

export const getDoctorCalendarResponseMock = (): DoctorCalendarAnswer => ({
  data: [
    {
      date: '2026-05-12',
      holiday: null,
      places: [
        {
          filial_id: 1,
          filial_title: '«Аяла» на Абая',
          hours: { from: '14:30', to: '19:30' },
          breaks: [],
          slot_minutes: 30,
          special_day_id: null,
          closed_reason: null,
        },
      ],
      absences: [{ absence_id: 2, from: '14:00', to: '23:59', reason: 'Конференция' }],
      held: [{ from: '15:00', to: '15:40' }],
    },
  ],
});

export const getDoctorAbsenceListResponseMock = (): DoctorAbsenceListAnswer => ({
  data: [
    {
      id: 1,
      date_from: '2026-07-06',
      date_to: '2026-07-26',
      time_from: null,
      time_to: null,
      reason: 'Отпуск',
      visits_count: 0,
    },
  ],
});

export const getDoctorAbsenceCreateResponseMock = (): DoctorAbsenceCreateAnswer => ({
  data: {
    id: 3,
    date_from: '2026-06-18',
    date_to: '2026-06-18',
    time_from: '14:00',
    time_to: '16:00',
    reason: 'Конференция',
    visits_count: 0,
  },
});

export const getDoctorAbsenceUpdateResponseMock = (): DoctorAbsenceUpdateAnswer => ({
  data: {
    id: 1,
    date_from: '2026-07-06',
    date_to: '2026-07-19',
    time_from: null,
    time_to: '13:00',
    reason: 'Отпуск',
    visits_count: 0,
  },
});

export const getDoctorSpecialDayListResponseMock = (): DoctorSpecialDayListAnswer => ({
  data: [
    {
      id: 1,
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      date: '2026-06-12',
      hours: { from: '09:00', to: '14:00' },
      breaks: [],
      reason: 'Сокращённый день',
    },
  ],
});

export const getDoctorSpecialDayCreateResponseMock = (): DoctorSpecialDayCreateAnswer => ({
  data: {
    id: 2,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    date: '2026-06-19',
    hours: { from: '10:00', to: '15:00' },
    breaks: [{ from: '12:00', to: '12:30' }],
    reason: null,
  },
});

export const getDoctorSpecialDayUpdateResponseMock = (): DoctorSpecialDayUpdateAnswer => ({
  data: {
    id: 1,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    date: '2026-06-12',
    hours: { from: '10:00', to: '14:00' },
    breaks: [],
    reason: 'Сокращённый день',
  },
});

export const getDoctorScheduleSettingsMockHandler = (
  overrideResponse?:
    | DoctorScheduleSettingsAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorScheduleSettingsAnswer> | DoctorScheduleSettingsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandler = (
  overrideResponse?:
    | DoctorScheduleSettingsUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorScheduleSettingsUpdateAnswer> | DoctorScheduleSettingsUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModesMockHandler = (
  overrideResponse?:
    | DoctorOperatingModesAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorOperatingModesAnswer> | DoctorOperatingModesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/operating-modes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler = (
  overrideResponse?:
    | DoctorOperatingModeUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorOperatingModeUpdateAnswer> | DoctorOperatingModeUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleDryRunMockHandler = (
  overrideResponse?:
    | DoctorScheduleDryRunAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorScheduleDryRunAnswer> | DoctorScheduleDryRunAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/dry-run',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleDryRunResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorCalendarMockHandler = (
  overrideResponse?:
    | DoctorCalendarAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorCalendarAnswer> | DoctorCalendarAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/calendar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorCalendarResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceListMockHandler = (
  overrideResponse?:
    | DoctorAbsenceListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorAbsenceListAnswer> | DoctorAbsenceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler = (
  overrideResponse?:
    | DoctorAbsenceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAbsenceCreateAnswer> | DoctorAbsenceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceUpdateMockHandler = (
  overrideResponse?:
    | DoctorAbsenceUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorAbsenceUpdateAnswer> | DoctorAbsenceUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorSpecialDayListMockHandler = (
  overrideResponse?:
    | DoctorSpecialDayListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialDayListAnswer> | DoctorSpecialDayListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/special-days',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialDayListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialDayCreateMockHandler = (
  overrideResponse?:
    | DoctorSpecialDayCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorSpecialDayCreateAnswer> | DoctorSpecialDayCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/special-days',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialDayCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorSpecialDayUpdateMockHandler = (
  overrideResponse?:
    | DoctorSpecialDayUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorSpecialDayUpdateAnswer> | DoctorSpecialDayUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/special-days/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialDayUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialDayDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/special-days/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorScheduleMock = () => [
  getDoctorScheduleSettingsMockHandler(),
  getDoctorScheduleSettingsUpdateMockHandler(),
  getDoctorOperatingModesMockHandler(),
  getDoctorOperatingModeUpdateMockHandler(),
  getDoctorScheduleDryRunMockHandler(),
  getDoctorCalendarMockHandler(),
  getDoctorAbsenceListMockHandler(),
  getDoctorAbsenceCreateMockHandler(),
  getDoctorAbsenceUpdateMockHandler(),
  getDoctorAbsenceDeleteMockHandler(),
  getDoctorSpecialDayListMockHandler(),
  getDoctorSpecialDayCreateMockHandler(),
  getDoctorSpecialDayUpdateMockHandler(),
  getDoctorSpecialDayDeleteMockHandler(),
];
