import { parseSearchWith } from '@tanstack/react-router';
import * as v from 'valibot';
import { type BookingChoice, bookingSearch, wholeChoice } from '@/shared/navigation/booking-search';
import { internalPath } from '@/shared/session/internal-path';

const BOOKING = '/fo/patient/schedule-record';
/** As the router reads an address. */
const parseSearch = parseSearchWith(JSON.parse);

/** The time that somebody chose before they were asked to log in: it stands in the way back. */
export function slotInRedirect(redirect: string | undefined): BookingChoice | undefined {
  const path = internalPath(redirect);
  if (path === undefined) return undefined;
  const { pathname, search } = new URL(path, 'https://internal.invalid');
  if (pathname.replace(/\/$/, '') !== BOOKING) return undefined;
  return wholeChoice(v.parse(bookingSearch, parseSearch(search)));
}
