import * as v from 'valibot';
import type { ReminderMoment } from '#generated/models/reminder-moment.ts';
import type { ReminderSettingsRequest } from '#generated/models/reminder-settings-request.ts';
import type { ReminderSettings } from '#generated/models/reminder-settings.ts';
import { orNull, phone } from '@/shared/form/rules/text';

/** Form key of the account's owner, who has no family member id. */
export const OWNER = 'owner';
/** Quiet hours that the form proposes if none are saved. */
const NIGHT = { from: '22:00', to: '08:00' } as const;

const keyOf = (id: number | null): string => (id === null ? OWNER : String(id));

/**
 * Form values. Unknown enum values from a newer server are kept, so that saving doesn't remove
 * them.
 */
export function reminderValues({ channels, before, quiet_from, quiet_to, people }: ReminderSettings) {
  return {
    channels: channels as readonly string[] as string[],
    before: before as readonly string[] as string[],
    quiet: quiet_from !== null && quiet_to !== null,
    quiet_from: quiet_from ?? NIGHT.from,
    quiet_to: quiet_to ?? NIGHT.to,
    everyone: people.map(({ family_member_id }) => keyOf(family_member_id)),
    reminded: people.filter(({ reminded }) => reminded).map(({ family_member_id }) => keyOf(family_member_id)),
    phones: Object.fromEntries(
      people
        .filter(({ is_child }) => is_child)
        .map(({ family_member_id, also_phone }) => [keyOf(family_member_id), also_phone ?? '']),
    ) as Record<string, string>,
  };
}

export const reminderSchema = v.pipe(
  v.object({
    channels: v.array(v.string()),
    before: v.array(v.string()),
    quiet: v.boolean(),
    quiet_from: v.string(),
    quiet_to: v.string(),
    everyone: v.array(v.string()),
    reminded: v.array(v.string()),
    phones: v.record(v.string(), orNull(phone())),
  }),
  v.forward(
    v.partialCheck(
      [['quiet'], ['quiet_from'], ['quiet_to']],
      ({ quiet, quiet_from, quiet_to }) => !quiet || quiet_from !== quiet_to,
      'Выберите другое время, чем начало',
    ),
    ['quiet_to'],
  ),
  v.transform(
    ({ channels, before, quiet, quiet_from, quiet_to, everyone, reminded, phones }): ReminderSettingsRequest => ({
      channels: channels as ReminderSettingsRequest['channels'],
      before: before as ReminderMoment[],
      quiet_from: quiet ? quiet_from : null,
      quiet_to: quiet ? quiet_to : null,
      people: everyone.map((key) => ({
        family_member_id: key === OWNER ? null : Number(key),
        reminded: reminded.includes(key),
        also_phone: phones[key] ?? null,
      })),
    }),
  ),
);
