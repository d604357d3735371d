import { parseSearchWith, useSearch } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useMemo } from 'react';
import * as v from 'valibot';
import { bookingSearch, type OpenChoice, wholeChoice } from '@/shared/url/booking-search';
import { internalPath } from '@/shared/url/redirect-param';
import { type ChosenOffer, useChosenOffer } from './use-chosen-offer';
import { type GuestHoldState, useGuestHold } from './use-guest-hold';

/** What the visitor chose before the login. */
interface ChosenSlot {
  readonly choice: OpenChoice;
  readonly offer: ChosenOffer;
  readonly hold: GuestHoldState;
}

const ChosenSlotContext = createContext<ChosenSlot | undefined>(undefined);

/** `undefined` for a visitor who does not come from a booking. */
export function useChosenSlot(): ChosenSlot | undefined {
  return use(ChosenSlotContext);
}

/** Above login, registration and recovery, so that one hold lasts through all their pages. */
export function ChosenSlotProvider({ children }: { readonly children: ReactNode }) {
  const { redirect } = useSearch({ strict: false });
  const choice = useMemo(() => slotInRedirect(redirect), [redirect]);
  const offer = useChosenOffer(choice);
  const { doctorId } = offer;
  const hold = useGuestHold(
    choice?.startsAt !== undefined && doctorId !== undefined
      ? { doctor_id: doctorId, filial_id: choice.filial, service_id: choice.service, starts_at: choice.startsAt }
      : undefined,
  );
  const chosen = useMemo(() => choice && { choice, offer, hold }, [choice, offer, hold]);
  return <ChosenSlotContext value={chosen}>{children}</ChosenSlotContext>;
}

const BOOKING = '/fo/patient/schedule-record';
const WAITLIST = '/fo/patient/waitlist';
/** As the router parses a URL. */
const parseSearch = parseSearchWith(JSON.parse);

/** The choice in a `redirect` to the booking or to the waitlist, which has no time. */
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
