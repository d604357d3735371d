import { Funding } from '#generated/models/funding.ts';
import { EVENING, type TimesRequest } from '../slots/wanted-times.ts';
import { DAY_MINUTES, minuteOf } from './calendar.ts';
import type { DoctorServiceLink } from './types/doctor.ts';

type Funded = Pick<DoctorServiceLink, 'funding' | 'osms_hours'>;

/**
 * Returns those of the offer's payers that were requested. Returns all its payers if `asked` is
 * null, and no payers if they are unknown.
 */
export function fundingAmong({ funding = [] }: Funded, asked: readonly Funding[] | null): readonly Funding[] {
  return asked === null ? funding : funding.filter((one) => asked.includes(one));
}

/** Joins the payers of several offers, in the contract's order; empty if unknown. */
export function fundingsOf(offers: readonly Pick<Funded, 'funding'>[]): Funding[] {
  return Object.values(Funding).filter((one) => offers.some(({ funding }) => funding?.includes(one)));
}

/** Whether only ОСМС can pay, so that the patient pays nothing. */
export function isOsmsAlone(fundings: readonly Funding[] | null): boolean {
  return fundings?.length === 1 && fundings[0] === 'osms';
}

/** Price that the patient pays, in KZT: 0 if ОСМС pays. */
export function priceFor(link: Funded & { readonly price: number }, asked: readonly Funding[] | null): number {
  return asked !== null && isOsmsAlone(fundingAmong(link, asked)) ? 0 : link.price;
}

/** Narrows a request for slots to hours in which one of the requested payers may pay. */
export function timesFor(link: Funded, times: TimesRequest, asked: readonly Funding[] | null): TimesRequest {
  const { osms_hours: hours } = link;
  if (asked === null || hours === undefined || !isOsmsAlone(fundingAmong(link, asked))) return times;
  if (link.funding?.length === 1) return times;
  const { time_from: from = hours.from, time_to: to = hours.to } = times;
  return { ...times, time_from: from > hours.from ? from : hours.from, time_to: to < hours.to ? to : hours.to };
}

/**
 * Minutes of the requested times in which one of the requested payers pays; an empty range if none
 * of them pays.
 */
export function minutesFor(
  link: Funded,
  asked: readonly Funding[] | null,
  times: TimesRequest = {},
): { readonly from_minute: number; readonly to_minute: number } {
  const isGiven = asked === null || fundingAmong(link, asked).length > 0;
  const { time_from = '00:00', time_to } = timesFor(link, times, asked);
  const end = time_to === undefined ? DAY_MINUTES : minuteOf(time_to);
  const first = Math.max(minuteOf(time_from), times.when === 'evening' ? EVENING : 0);
  return { from_minute: first, to_minute: isGiven ? end : 0 };
}

/**
 * Possible payers at a time. Returns an empty object if they are the same as for the whole service.
 */
export function narrowerFunding(link: Funded, startsAt: string): { readonly funding?: Funding[] } {
  const funding = fundingAt(link, startsAt);
  return funding === undefined || funding.length === link.funding?.length ? {} : { funding };
}

/** Possible payers at a time like `2026-05-12T14:30:00+05:00`; undefined if unknown. */
export function fundingAt({ funding, osms_hours: hours }: Funded, startsAt: string): Funding[] | undefined {
  const clock = startsAt.slice(11, 16);
  const isOsms = hours === undefined || funding?.length === 1 || (clock >= hours.from && clock < hours.to);
  return funding?.filter((one) => one !== 'osms' || isOsms);
}
