import type { LinkProps } from '@tanstack/react-router';
import * as v from 'valibot';
import { SLUG } from './ids';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const slug = v.pipe(v.string(), v.regex(SLUG));
const dropped = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** What is booked, as the address has it. A value that cannot be is dropped, and the screen asks for what is missing. */
export const bookingSearch = v.object({
  doctor: dropped(slug),
  /** In place of the doctor: the clinic that takes a sample itself. */
  clinic: dropped(slug),
  filial: dropped(id),
  service: dropped(id),
  starts_at: dropped(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+05:00$/))),
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;

interface Chosen<Time> {
  readonly filial: number;
  readonly service: number;
  readonly startsAt: Time;
}

type Choice<Time> = Chosen<Time> &
  ({ readonly doctor: string; readonly clinic?: undefined } | { readonly clinic: string; readonly doctor?: undefined });

/** Everything that a booking needs: with a doctor, or at a filial that takes a sample. Slugs name the doctor or the clinic. */
export type BookingChoice = Choice<string>;

/** A choice that may lack the time: somebody wants to hear of the first one. */
export type OpenChoice = Choice<string | undefined>;

/** The choice of an address; undefined while something is missing. */
export function wholeChoice({ doctor, clinic, filial, service, starts_at }: BookingSearch): BookingChoice | undefined {
  if (filial === undefined || service === undefined || starts_at === undefined) return undefined;
  const chosen = { filial, service, startsAt: starts_at };
  if (doctor !== undefined) return { ...chosen, doctor };
  return clinic === undefined ? undefined : { ...chosen, clinic };
}

/** Where the choice was made, with all of it kept: the doctor's page, or the times of the clinic. */
export function choiceLink({
  doctor,
  clinic,
  filial,
  service,
  startsAt,
}: OpenChoice): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const search = { filial, service, date: startsAt?.slice(0, 10), time: startsAt?.slice(11, 16) };
  return doctor === undefined
    ? { to: '/clinic/$slug/sampling', params: { slug: clinic }, search }
    : { to: '/doctor/$slug', params: { slug: doctor }, search };
}
