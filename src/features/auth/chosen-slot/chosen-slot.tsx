import { useDoctorFull, useDoctorServices } from '@generated/api/public/public';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { DoctorService } from '@generated/models/doctor-service';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useMemo } from 'react';
import type { BookingChoice } from '@/shared/navigation/booking-search';
import { slotInRedirect } from './slot-in-redirect';
import { type GuestHoldState, useGuestHold } from './use-guest-hold';

/** What somebody chose before they were asked to log in. Who and what is absent until it is known. */
export interface ChosenSlot {
  readonly choice: BookingChoice;
  readonly doctor: DoctorFull | undefined;
  readonly link: DoctorService | undefined;
  readonly hold: GuestHoldState;
}

const ChosenSlotContext = createContext<ChosenSlot | undefined>(undefined);

/** The chosen time on the way through login and registration; `undefined` for who comes from elsewhere. */
export function useChosenSlot(): ChosenSlot | undefined {
  return use(ChosenSlotContext);
}

const quiet = { meta: { silent: true } };

/** Stands above login, registration and recovery, so that one hold lasts through all their pages. */
export function ChosenSlotProvider({ children }: { readonly children: ReactNode }) {
  const { redirect } = useSearch({ strict: false });
  const choice = useMemo(() => slotInRedirect(redirect), [redirect]);
  const asked = { ...quiet, enabled: choice !== undefined };
  const { data: doctor } = useDoctorFull(choice?.doctor ?? '', undefined, {
    query: { ...asked, select: ({ data }) => data },
  });
  const { data: link } = useDoctorServices(choice?.doctor ?? '', {
    query: {
      ...asked,
      select: ({ data }) =>
        data.find(({ filial_id, service }) => filial_id === choice?.filial && service.id === choice.service),
    },
  });
  const hold = useGuestHold(
    choice &&
      doctor && {
        doctor_id: doctor.id,
        filial_id: choice.filial,
        service_id: choice.service,
        starts_at: choice.startsAt,
      },
  );
  const chosen = useMemo(() => choice && { choice, doctor, link, hold }, [choice, doctor, link, hold]);
  return <ChosenSlotContext value={chosen}>{children}</ChosenSlotContext>;
}
