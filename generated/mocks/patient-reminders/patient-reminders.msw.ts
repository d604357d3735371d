/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ReminderSettingsAnswer } from '../../models/reminder-settings-answer.ts';
import type { ReminderSettingsUpdateAnswer } from '../../models/reminder-settings-update-answer.ts';

export const getReminderSettingsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getReminderSettingsUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getReminderSettingsMockHandler = (
  overrideResponse?:
    | ReminderSettingsAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ReminderSettingsAnswer> | ReminderSettingsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reminder-settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReminderSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReminderSettingsUpdateMockHandler = (
  overrideResponse?:
    | ReminderSettingsUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ReminderSettingsUpdateAnswer> | ReminderSettingsUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reminder-settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReminderSettingsUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientRemindersMock = () => [getReminderSettingsMockHandler(), getReminderSettingsUpdateMockHandler()];
