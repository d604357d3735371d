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

/** What was chosen; what is empty follows from the rest (`useChoice` of the cabinet). */
export const bookDefaults = {
  ...callerDefaults,
  source: 'phone',
  /** The minute at which was said that who came by is received now. */
  now_at: '',
  filial_id: '',
  /** By its slug. */
  specialisation: '',
  doctor_id: '',
  /** What is booked: the id in the cabinet's list of services. */
  offer: '',
  /** The day that was asked for, whoever has time then. */
  date: '',
  /** A free time, or a word of the cabinet for one of its own. */
  time: '',
  /** «14:10», as it is typed. */
  clock: '',
  comment: '',
  home_address: { street: '' },
  /** The time of which was read what stands there. */
  agreed_to: '',
};

export type BookValues = typeof bookDefaults;

/** Who is booked, and what else is sent as it is. The rest follows from the choice. */
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

/** This minute, as a time of a visit. */
export function thisMinute(): string {
  return momentOf(dayOf(now()), clockOf(minuteAt(now())));
}
