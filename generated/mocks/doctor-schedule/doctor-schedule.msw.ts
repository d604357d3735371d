/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAbsenceCreateAnswer } from '../../models/doctor-absence-create-answer.ts';
import type { DoctorAbsenceListAnswer } from '../../models/doctor-absence-list-answer.ts';
import type { DoctorOperatingModeUpdateAnswer } from '../../models/doctor-operating-mode-update-answer.ts';
import type { DoctorOperatingModesAnswer } from '../../models/doctor-operating-modes-answer.ts';
import type { DoctorScheduleSettingsAnswer } from '../../models/doctor-schedule-settings-answer.ts';
import type { DoctorScheduleSettingsUpdateAnswer } from '../../models/doctor-schedule-settings-update-answer.ts';
import type { DoctorTouchedVisitsAnswer } from '../../models/doctor-touched-visits-answer.ts';

export const getDoctorScheduleSettingsResponseMock = (): DoctorScheduleSettingsAnswer => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsUpdateResponseMock = (): DoctorScheduleSettingsUpdateAnswer => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorOperatingModesResponseMock = (): DoctorOperatingModesAnswer => ({
  data: [
    {
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      slot_minutes: 40,
      days: [
        { weekday: 'monday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'tuesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'wednesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'thursday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'friday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'saturday', hours: null, breaks: [] },
        { weekday: 'sunday', hours: null, breaks: [] },
      ],
    },
  ],
});

export const getDoctorOperatingModeUpdateResponseMock = (): DoctorOperatingModeUpdateAnswer => ({
  data: {
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    slot_minutes: 40,
    days: [
      { weekday: 'monday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'tuesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'wednesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'thursday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'friday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'saturday', hours: null, breaks: [] },
      { weekday: 'sunday', hours: null, breaks: [] },
    ],
  },
});

export const getDoctorTouchedVisitsResponseMock = (): DoctorTouchedVisitsAnswer => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
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
      cancel_reason: null,
      disputed_at: null,
      undo_to: null,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      video_url: null,
    },
  ],
});

export const getDoctorAbsenceListResponseMock = (): DoctorAbsenceListAnswer => ({
  data: [{ id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' }],
});

export const getDoctorAbsenceCreateResponseMock = (): DoctorAbsenceCreateAnswer => ({
  data: { id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' },
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

export const getDoctorTouchedVisitsMockHandler = (
  overrideResponse?:
    | DoctorTouchedVisitsAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorTouchedVisitsAnswer> | DoctorTouchedVisitsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMock(),
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
export const getDoctorScheduleMock = () => [
  getDoctorScheduleSettingsMockHandler(),
  getDoctorScheduleSettingsUpdateMockHandler(),
  getDoctorOperatingModesMockHandler(),
  getDoctorOperatingModeUpdateMockHandler(),
  getDoctorTouchedVisitsMockHandler(),
  getDoctorAbsenceListMockHandler(),
  getDoctorAbsenceCreateMockHandler(),
  getDoctorAbsenceDeleteMockHandler(),
];
