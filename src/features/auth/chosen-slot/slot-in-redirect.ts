import { parseSearchWith } from '@tanstack/react-router';
import * as v from 'valibot';
import { bookingSearch, type OpenChoice, wholeChoice } from '@/shared/url/booking-search';
import { internalPath } from '@/shared/url/redirect-param';

const BOOKING = '/fo/patient/schedule-record';
const WAITLIST = '/fo/patient/waitlist';
/** As the router reads an address. */
const parseSearch = parseSearchWith(JSON.parse);

/** What somebody chose before they were asked to log in, as the way back has it: a time, or to hear of the first one. */
export function slotInRedirect(redirect: string | undefined): OpenChoice | undefined {
  const path = internalPath(redirect);
  if (path === undefined) return undefined;
  const { pathname, search } = new URL(path, 'https://internal.invalid');
  const page = pathname.replace(/\/$/, '');
  const said = v.parse(bookingSearch, parseSearch(search));
  if (page === BOOKING) return wholeChoice(said);
  const { doctor, filial, service } = said;
  const whole = doctor !== undefined && filial !== undefined && service !== undefined;
  return page === WAITLIST && whole ? { doctor, filial, service, startsAt: undefined } : undefined;
}
