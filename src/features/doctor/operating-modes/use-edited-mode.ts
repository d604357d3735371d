import { useQueryClient } from '@tanstack/react-query';
import {
  getDoctorOperatingModesQueryOptions,
  getDoctorScheduleSettingsQueryOptions,
  useDoctorOperatingModeUpdate,
  useDoctorScheduleSettingsUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import type { Decided } from '@/features/desk/schedule-change/use-touched-visits';
import { ifMatch, rowOf, type Versioned } from '@/shared/api/version';
import { useVersioned } from '@/shared/form/use-versioned';
import { useWrite } from '@/shared/write/use-write';
import { type ModeDraft, modeDraft, writtenMode } from './week-draft';

/** Loaded hours of one filial and the related settings, with their versions. */
export interface EditedMode {
  readonly mode: Versioned<OperatingMode>;
  readonly settings: Versioned<ScheduleSettings>;
}

const fresh = { staleTime: 0, meta: { silent: true } } as const;

/**
 * Saves hours and settings in two requests. After each successful request, the form compares its
 * values with the saved ones.
 */
export function useEditedMode(start: EditedMode) {
  const client = useQueryClient();
  const id = start.mode.data.filial_id;
  const saveMode = useWrite(useDoctorOperatingModeUpdate());
  const saveSettings = useWrite(useDoctorScheduleSettingsUpdate());
  const edited = useVersioned({
    start,
    valuesOf: ({ mode, settings }: EditedMode) => modeDraft(mode.data, settings.data.buffer_minutes),
    read: async (): Promise<EditedMode> => {
      const modes = await client.query({ ...getDoctorOperatingModesQueryOptions(), ...fresh });
      const mode = rowOf(modes, ({ filial_id }) => filial_id === id);
      if (mode === undefined) throw new Error('the doctor has left the filial');
      return { mode, settings: await client.query({ ...getDoctorScheduleSettingsQueryOptions(), ...fresh }) };
    },
  });

  const send = async (draft: ModeDraft, decided: Decided): Promise<void> => {
    const { mode: before, settings } = edited.began();
    const mode = await saveMode.ask({ id, data: { ...writtenMode(draft), ...decided }, headers: ifMatch(before) });
    edited.begin({ mode, settings });
    if (draft.buffer === settings.data.buffer_minutes) return;
    const data = { ...settings.data, buffer_minutes: draft.buffer };
    edited.begin({ mode, settings: await saveSettings.ask({ data, headers: ifMatch(settings) }) });
  };

  return { edited, send };
}
