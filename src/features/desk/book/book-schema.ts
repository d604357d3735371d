import * as v from 'valibot';
import type { DeskSource } from '#generated/models/desk-source.ts';
import { callerDefaults, callerSchema } from '@/features/desk/caller/caller-fields';
import { chosen } from '@/shared/form/rules/choice';
import { messages } from '@/shared/form/rules/messages';
import { optionalText } from '@/shared/form/rules/text';
import { clockOf, minuteAt } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';
import { now } from '@/shared/format/now';
import { isDay, momentOf } from '@/shared/format/zone';

export const sources: readonly { value: DeskSource; label: string }[] = [
  { value: 'phone', label: 'По телефону' },
  { value: 'walk_in', label: 'Без записи' },
  { value: 'follow_up', label: 'Повторно' },
];

/**
 * Values of the booking form; empty values are derived from the rest (`useChoice` of the cabinet).
 */
export const bookDefaults = {
  ...callerDefaults,
  source: 'phone',
  /** The minute when the desk chose to receive a walk-in now. */
  now_at: '',
  filial_id: '',
  /** Slug of the specialisation. */
  specialisation: '',
  doctor_id: '',
  /** Id of the service in the cabinet's list. */
  offer: '',
  /** The requested day, for any doctor. */
  date: '',
  /** A free time, or the cabinet's word for a time of its own. */
  time: '',
  /** A time as typed: «14:10». */
  clock: '',
  comment: '',
  home_address: { street: '' },
  /** The time whose warning (outside the schedule) the user has accepted. */
  agreed_to: '',
};

export type BookValues = typeof bookDefaults;

/** The person and the fields sent unchanged; the rest is derived from the choice. */
export const bookSchema = v.intersect([
  callerSchema,
  v.object({
    source: chosen(sources.map(({ value }) => value)),
    now_at: v.string(),
    filial_id: v.string(),
    specialisation: v.string(),
    doctor_id: v.string(),
    offer: v.string(),
    date: v.pipe(
      v.string(),
      v.check((text) => text === '' || isDay(text), messages.date),
    ),
    time: v.string(),
    clock: v.string(),
    comment: optionalText(1000),
    home_address: v.object({ street: optionalText(200) }),
    agreed_to: v.string(),
  }),
]);

/** The current minute as a visit's timestamp. */
export function thisMinute(): string {
  return momentOf(dayOf(now()), clockOf(minuteAt(now())));
}
