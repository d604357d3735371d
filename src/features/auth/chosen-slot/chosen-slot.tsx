import { useSearch } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useMemo } from 'react';
import type { OpenChoice } from '@/shared/url/booking-search';
import { slotInRedirect } from './slot-in-redirect';
import { type ChosenOffer, useChosenOffer } from './use-chosen-offer';
import { type GuestHoldState, useGuestHold } from './use-guest-hold';

/** What somebody chose before they were asked to log in. */
export interface ChosenSlot {
  readonly choice: OpenChoice;
  readonly offer: ChosenOffer;
  readonly hold: GuestHoldState;
}

const ChosenSlotContext = createContext<ChosenSlot | undefined>(undefined);

/** What was chosen, on the way through login and registration; `undefined` for who comes from elsewhere. */
export function useChosenSlot(): ChosenSlot | undefined {
  return use(ChosenSlotContext);
}

/** Stands above login, registration and recovery, so that one hold lasts through all their pages. */
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
