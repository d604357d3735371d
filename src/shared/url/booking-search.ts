import type { LinkProps } from '@tanstack/react-router';
import * as v from 'valibot';
import { dateParam, idParam, idsParam, momentParam, optionalParam, slugParam } from './search-params';

/** The payer, if the search or the person has named one. */
const payerParam = optionalParam(v.picklist(['osms', 'dms', 'paid']));

/**
 * The choice on a page with slots. It is in the URL, so that it can be shared and Back keeps it.
 * All parameters are optional; invalid values are dropped.
 */
export const timesSearch = v.object({
  service: idParam,
  /** Several analyses given at once, `service` first. */
  analyses: idsParam,
  filial: idParam,
  /** The day shown, `2026-05-12`, if it is not that of the chosen slot. */
  date: dateParam,
  /** The chosen slot, `2026-05-12T14:30:00+05:00`: the same text from the slot to the booking. */
  starts_at: momentParam,
  payer: payerParam,
});

export type TimesSearch = v.InferOutput<typeof timesSearch>;

/** What to book, from the URL; the screen asks for missing parts. */
export const bookingSearch = v.object({
  doctor: slugParam,
  /** Instead of the doctor: the clinic that takes the sample itself. */
  clinic: slugParam,
  filial: idParam,
  service: idParam,
  analyses: idsParam,
  starts_at: momentParam,
  payer: payerParam,
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;

interface Chosen<Time> {
  readonly filial: number;
  readonly service: number;
  /** Several analyses given at once, `service` among them; absent for one. */
  readonly analyses?: number[];
  readonly startsAt: Time;
  readonly payer?: BookingSearch['payer'];
}

type Choice<Time> = Chosen<Time> &
  ({ readonly doctor: string; readonly clinic?: undefined } | { readonly clinic: string; readonly doctor?: undefined });

/**
 * All data of a booking: with a doctor, or at a branch that takes a sample. Slugs identify the
 * doctor or clinic.
 */
export type BookingChoice = Choice<string>;

/** A choice that may lack the slot, as on the waiting list. */
export type OpenChoice = Choice<string | undefined>;

/** The choice in a URL; undefined if it is incomplete. */
export function wholeChoice({
  doctor,
  clinic,
  filial,
  service,
  analyses,
  starts_at,
  payer,
}: BookingSearch): BookingChoice | undefined {
  if (filial === undefined || service === undefined || starts_at === undefined) return undefined;
  const chosen = { filial, service, startsAt: starts_at, payer };
  if (doctor !== undefined) return { ...chosen, doctor };
  if (clinic === undefined) return undefined;
  return { ...chosen, clinic, ...(isSeveral(analyses) && { analyses }) };
}

function isSeveral(analyses: number[] | undefined): analyses is number[] {
  return analyses !== undefined && analyses.length > 1;
}

/**
 * The requested services, as the contract names them: one service, or several analyses given at
 * once.
 */
export function servicesAsked({ service = 0, analyses }: Pick<TimesSearch, 'service' | 'analyses'>) {
  return { service_id: service, ...(isSeveral(analyses) && { service_ids: analyses }) };
}

/**
 * Link back to the page of the choice with all of it kept: the doctor's page or the clinic's slots.
 */
export function choiceLink({
  doctor,
  clinic,
  filial,
  service,
  analyses,
  startsAt,
  payer,
}: OpenChoice): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const search = { filial, service, analyses, starts_at: startsAt, payer };
  return doctor === undefined
    ? { to: '/clinic/$slug/sampling', params: { slug: clinic }, search }
    : { to: '/doctor/$slug', params: { slug: doctor }, search };
}
