import type { LinkProps } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Funding } from '#generated/models/funding.ts';
import { dateParam, idParam, idsParam, momentParam, optionalParam, slugParam } from './search-params';
import { type Wanted, wantedSearch } from './wanted-search';

/** Who pays for the visit; absent if neither the search nor the person has chosen it. */
const payerParam = optionalParam(v.picklist(['osms', 'dms', 'paid'] satisfies Funding[]));

/**
 * The user's choice on a page with slots. The choice is in the URL, so that it can be shared and
 * Back restores it. All parameters are optional, and invalid values are dropped.
 */
export const timesSearch = v.object({
  service: idParam,
  /** Several analyses that are taken at one visit. The first of them is `service`. */
  analyses: idsParam,
  filial: idParam,
  /** The day whose slots are shown, `2026-05-12`, if it is not the day of the chosen slot. */
  date: dateParam,
  /**
   * Start of the chosen slot, `2026-05-12T14:30:00+05:00`. The same text is sent in the booking.
   */
  starts_at: momentParam,
  payer: payerParam,
});

export type TimesSearch = v.InferOutput<typeof timesSearch>;

/** The search parameters of the booking. The screen asks for those that are missing. */
export const bookingSearch = v.object({
  doctor: slugParam,
  /** The clinic that takes a sample. It replaces `doctor`. */
  clinic: slugParam,
  filial: idParam,
  service: idParam,
  analyses: idsParam,
  starts_at: momentParam,
  payer: payerParam,
  /** Days and hours of the search, for the link back to the doctor. */
  ...wantedSearch,
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;

interface Chosen<Time> {
  readonly filial: number;
  readonly service: number;
  /**
   * Several analyses that are taken at one visit, `service` included; absent for a single analysis.
   */
  readonly analyses?: number[];
  readonly startsAt: Time;
  readonly payer?: BookingSearch['payer'];
  /** Days and hours of the search with which the doctor's page was opened. */
  readonly wanted?: Wanted;
}

type Choice<Time> = Chosen<Time> &
  ({ readonly doctor: string; readonly clinic?: undefined } | { readonly clinic: string; readonly doctor?: undefined });

/**
 * A complete choice: a visit to a doctor, or a sample that a filial takes. Slugs identify doctor
 * and clinic.
 */
export type BookingChoice = Choice<string>;

/** A choice whose slot may be missing, as for the waitlist. */
export type OpenChoice = Choice<string | undefined>;

/** The choice in a URL; undefined if the choice is incomplete. */
export function wholeChoice({
  doctor,
  clinic,
  filial,
  service,
  analyses,
  starts_at,
  payer,
  ...wanted
}: BookingSearch): BookingChoice | undefined {
  if (filial === undefined || service === undefined || starts_at === undefined) return undefined;
  const chosen = { filial, service, startsAt: starts_at, payer };
  if (doctor !== undefined) return { ...chosen, doctor, wanted };
  if (clinic === undefined) return undefined;
  return { ...chosen, clinic, ...(isSeveral(analyses) && { analyses }) };
}

function isSeveral(analyses: number[] | undefined): analyses is number[] {
  return analyses !== undefined && analyses.length > 1;
}

/**
 * The chosen service in the contract's fields: one service, or several analyses that are taken at
 * one visit.
 */
export function servicesAsked({ service = 0, analyses }: Pick<TimesSearch, 'service' | 'analyses'>) {
  return { service_id: service, ...(isSeveral(analyses) && { service_ids: analyses }) };
}

/**
 * Link back to the page where the slot was chosen, with the choice in its URL: the doctor's page or
 * the page with the clinic's slots.
 */
export function choiceLink({
  doctor,
  clinic,
  filial,
  service,
  analyses,
  startsAt,
  payer,
  wanted,
}: OpenChoice): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const search = { filial, service, analyses, starts_at: startsAt, payer };
  return doctor === undefined
    ? { to: '/clinic/$slug/sampling', params: { slug: clinic }, search }
    : { to: '/doctor/$slug', params: { slug: doctor }, search: { ...search, ...wanted } };
}
