import type { LinkProps } from '@tanstack/react-router';
import * as v from 'valibot';
import { dateParam, idParam, momentParam, slugParam } from './search-params';

/**
 * What is being chosen where times are shown. It is part of the URL, so that it can be shared and «Назад» keeps it. All of it is
 * optional; a bad value is dropped.
 */
export const timesSearch = v.object({
  service: idParam,
  filial: idParam,
  /** The day shown, `2026-05-12`, where it is not that of the chosen time. */
  date: dateParam,
  /** The chosen time, `2026-05-12T14:30:00+05:00`: the same text from the slot to the booking. */
  starts_at: momentParam,
});

export type TimesSearch = v.InferOutput<typeof timesSearch>;

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
  const search = { filial, service, starts_at: startsAt };
  return doctor === undefined
    ? { to: '/clinic/$slug/sampling', params: { slug: clinic }, search }
    : { to: '/doctor/$slug', params: { slug: doctor }, search };
}
