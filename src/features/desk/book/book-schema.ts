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
 * Default values of the booking form. As long as a value is empty, the cabinet derives it from the
 * other values.
 */
export const bookDefaults = {
  ...callerDefaults,
  source: 'phone',
  /** Start of a visit for a person who is already in the clinic; empty for other visits. */
  now_at: '',
  filial_id: '',
  /** Slug of the specialisation. */
  specialisation: '',
  doctor_id: '',
  /**
   * The chosen service: in the doctor's cabinet the id of the doctor's link to it, in the clinic's
   * cabinet the id of the service.
   */
  offer: '',
  /** Ids of several analyses given at once, for a visit without a doctor. */
  service_ids: [] as number[],
  /** The chosen payer; empty if the patient chooses the payer at the visit. */
  funding: '',
  /** The requested day; empty for the day of the nearest free time. */
  date: '',
  /** A free time, or a special value if the time is typed. */
  time: '',
  /** The typed time: «14:10». */
  clock: '',
  comment: '',
  home_address: { street: '' },
  /** The time that the user has confirmed although it is outside of the schedule. */
  agreed_to: '',
};

export type BookValues = typeof bookDefaults;

/**
 * Form schema of the booking. It checks the person and the typed texts; `useBook` takes the other
 * parts of the request from `BookChoice`.
 */
export const bookSchema = v.intersect([
  callerSchema,
  v.object({
    source: chosen(sources.map(({ value }) => value)),
    now_at: v.string(),
    filial_id: v.string(),
    specialisation: v.string(),
    doctor_id: v.string(),
    offer: v.string(),
    funding: v.string(),
    service_ids: v.array(v.number()),
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

/** The current minute, in the format of a visit's time. */
export function thisMinute(): string {
  return momentOf(dayOf(now()), clockOf(minuteAt(now())));
}
