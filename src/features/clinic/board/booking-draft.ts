import type { TypedClient } from '@/domain/person/typed-client';
import { useDialogDraft, useKeptValues } from '@/shared/form/dialog-draft';
import { readDraft } from '@/shared/form/draft-storage';
import type { Chosen } from './booking-parts';
import type { BookingChoice, BookingStart } from './use-booking-choice';

interface Typed {
  readonly client: Chosen | undefined;
  readonly another: boolean;
  readonly typed: TypedClient | undefined;
  readonly comment: string;
}

/** One for each filial's board, and for each client with whom one came to it. */
function nameOf(filialId: number, clientId: number | undefined): string {
  return clientId === undefined ? `clinic-booking-${filialId}` : `clinic-booking-${filialId}-${clientId}`;
}

/** With what the dialog opens by itself: a booking that an expired session took away, or the client of the link. */
export function firstStart(
  filialId: number,
  clientId: number | undefined,
  fresh: BookingStart,
): BookingStart | undefined {
  const kept = readDraft(nameOf(filialId, clientId))['start'] as BookingStart | undefined;
  return kept ?? (clientId === undefined ? undefined : { ...fresh, clientId });
}

/** What was typed before an expired session took the dialog away. */
export function useKeptBooking(filialId: number, { clientId }: BookingStart): Typed {
  const nothing: { -readonly [Name in keyof Typed]: Typed[Name] | null } = {
    client: null,
    another: false,
    typed: null,
    comment: '',
  };
  const kept = useKeptValues(nameOf(filialId, clientId), nothing);
  return {
    client: kept.client ?? undefined,
    another: kept.another ?? false,
    typed: kept.typed ?? undefined,
    comment: kept.comment ?? '',
  };
}

/** Keeps a booking that was begun; nothing of it is left once it is booked or given up. */
export function useBookingDraft(
  filialId: number,
  { clientId }: BookingStart,
  choice: BookingChoice,
  typed: Typed,
  isBegun: boolean,
): void {
  const { place, doctor, service, date, startsAt, when } = choice;
  const start: BookingStart = {
    clientId,
    filial: { filialId: place.filialId, filialTitle: place.filialTitle },
    doctorId: doctor?.doctor.id,
    serviceId: service?.service_id,
    date,
    startsAt: when === 'now' ? undefined : startsAt,
    when,
  };
  useDialogDraft(nameOf(filialId, clientId), isBegun ? { ...typed, start } : undefined);
}
