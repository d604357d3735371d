import type { LinkProps } from '@tanstack/react-router';
import * as v from 'valibot';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { idParam, momentParam, slugParam } from './search-params';

/** What is booked, as the URL has it; the screen asks for what is missing. */
export const bookingSearch = v.object({
  doctor: slugParam,
  /** In place of the doctor: the clinic that takes a sample itself. */
  clinic: slugParam,
  filial: idParam,
  service: idParam,
  starts_at: momentParam,
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

/** A choice that may lack the time: a person on the waitlist has none yet. */
export type OpenChoice = Choice<string | undefined>;

/** The choice in a URL; undefined while something is missing. */
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
  const chosen = startsAt === undefined ? {} : { date: dayOf(startsAt), time: time(startsAt) };
  const search = { filial, service, ...chosen };
  return doctor === undefined
    ? { to: '/clinic/$slug/sampling', params: { slug: clinic }, search }
    : { to: '/doctor/$slug', params: { slug: doctor }, search };
}
