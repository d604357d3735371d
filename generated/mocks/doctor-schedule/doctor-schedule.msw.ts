/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAbsenceCreate201 } from '../../models/doctor-absence-create201.ts';
import type { DoctorAbsenceList200 } from '../../models/doctor-absence-list200.ts';
import type { DoctorOperatingModeUpdate200 } from '../../models/doctor-operating-mode-update200.ts';
import type { DoctorOperatingModes200 } from '../../models/doctor-operating-modes200.ts';
import type { DoctorScheduleSettingsUpdate200 } from '../../models/doctor-schedule-settings-update200.ts';
import type { DoctorScheduleSettings200 } from '../../models/doctor-schedule-settings200.ts';
import type { DoctorTouchedVisits200 } from '../../models/doctor-touched-visits200.ts';

export const getDoctorScheduleSettingsResponseMock = (): DoctorScheduleSettings200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsUpdateResponseMock = (): DoctorScheduleSettingsUpdate200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorOperatingModesResponseMock = (): DoctorOperatingModes200 => ({
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

export const getDoctorOperatingModeUpdateResponseMock = (): DoctorOperatingModeUpdate200 => ({
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

export const getDoctorTouchedVisitsResponseMock = (): DoctorTouchedVisits200 => ({
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

export const getDoctorAbsenceListResponseMock = (): DoctorAbsenceList200 => ({
  data: [{ id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' }],
});

export const getDoctorAbsenceCreateResponseMock = (): DoctorAbsenceCreate201 => ({
  data: { id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' },
});

export const getDoctorScheduleSettingsMockHandler = (
  overrideResponse?:
    | DoctorScheduleSettings200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorScheduleSettings200> | DoctorScheduleSettings200),
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
    | DoctorScheduleSettingsUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorScheduleSettingsUpdate200> | DoctorScheduleSettingsUpdate200),
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
    | DoctorOperatingModes200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorOperatingModes200> | DoctorOperatingModes200),
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
    | DoctorOperatingModeUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorOperatingModeUpdate200> | DoctorOperatingModeUpdate200),
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
    | DoctorTouchedVisits200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorTouchedVisits200> | DoctorTouchedVisits200),
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
    | DoctorAbsenceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAbsenceList200> | DoctorAbsenceList200),
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
    | DoctorAbsenceCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAbsenceCreate201> | DoctorAbsenceCreate201),
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
