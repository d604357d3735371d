import * as v from 'valibot';
import { callerDefaults, callerSchema } from '@/features/clinic-desk/caller-fields';
import { messages } from '@/shared/form/rules/messages';
import { optionalText } from '@/shared/form/rules/text';
import { minuteAt } from '@/shared/format/clock';
import { today } from '@/shared/format/date';
import { now } from '@/shared/format/now';
import { isDay } from '@/shared/format/zone';
import { momentText } from './use-moving';

/** A free time, one of the desk's own, or now. */
export type When = 'free' | 'own' | 'now';

export interface BookingStart {
  /** Whose time is wanted; without it that of whoever is free first. */
  readonly doctorId?: number | undefined;
  readonly date: string;
  /** The time that was pressed; without it the first free one. */
  readonly startsAt?: string | undefined;
  /** How that time is meant. */
  readonly when?: When;
  /** Who was chosen before, in the list of clients. */
  readonly clientId?: number | undefined;
}

/** In the place of a free time: one of the desk's own. */
export const OWN = 'own';

/** What was chosen; what is empty follows from the rest (`useBookingChoice`). */
export const bookingDefaults = {
  ...callerDefaults,
  /** `later`, or `now` for who comes by. */
  coming: 'later',
  /** The minute at which was said that they came by. */
  now_at: '',
  filial_id: '',
  /** By its slug. */
  specialisation: '',
  doctor_id: '',
  service_id: '',
  /** The day that was asked for, whoever has time then. */
  date: '',
  /** A free time, or `OWN`. */
  time: '',
  /** «14:10», as it is typed. */
  clock: '',
  comment: '',
  /** The time of which was read what stands there. */
  agreed_to: '',
};

export type BookingValues = typeof bookingDefaults;

/** Who is booked, and what else is sent as it is. The rest follows from the choice. */
export const bookingSchema = v.intersect([
  callerSchema,
  v.object({
    coming: v.string(),
    now_at: v.string(),
    filial_id: v.string(),
    specialisation: v.string(),
    doctor_id: v.string(),
    service_id: v.string(),
    date: v.pipe(
      v.string(),
      v.check((text) => text === '' || isDay(text), messages.date),
    ),
    time: v.string(),
    clock: v.string(),
    comment: optionalText(1000),
    agreed_to: v.string(),
  }),
]);

/** What the dialog opens with. */
export function startValues({ doctorId, date, startsAt, when, clientId }: BookingStart): BookingValues {
  return {
    ...bookingDefaults,
    client_id: String(clientId ?? ''),
    coming: when === 'now' ? 'now' : 'later',
    doctor_id: String(doctorId ?? ''),
    date: startsAt === undefined ? '' : date,
    time: when === 'own' ? OWN : (startsAt ?? ''),
    clock: when === 'own' && startsAt !== undefined ? startsAt.slice(11, 16) : '',
  };
}

/** This minute, as a time of a visit. */
export function thisMinute(): string {
  return momentText(today(), minuteAt(now()));
}
