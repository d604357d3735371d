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

export const getDoctorScheduleSettingsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorScheduleSettingsUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorOperatingModesResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorOperatingModeUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorScheduleDryRunResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorCalendarResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorAbsenceListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorAbsenceCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorAbsenceUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialDayListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialDayCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialDayUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

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
