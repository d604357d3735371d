import type { ClinicWaitlistRequest } from '#generated/models/clinic-waitlist-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { WaitlistRow } from '../../db/types/visit.ts';
import { Refusal } from '../refusal.ts';
import { dropWish, holdsOf, wishOf, type Wish } from '../waitlist.ts';
import { chosenClient } from './desk-clients.ts';
import { deskOffer } from './desk-offers.ts';
import type { Desk } from './desk.ts';

/**
 * Puts a caller on the waitlist of a doctor (contract: `clinicWaitlistCreate`).
 *
 * @throws Refusal 409 at `doctor_id` when the client waits for it already; 422 for what isn't offered or known
 */
export function waitAtDesk(db: Db, desk: Desk, request: ClinicWaitlistRequest, now: number): Wish {
  const { doctor_id, filial_id, service_id } = request;
  deskOffer(db, desk, { doctor_id, filial_id, service_id });
  const client = chosenClient(db, desk, request, db.filials.require(filial_id).clinic_id);
  const waits = [...db.waitlist.all()].some((row) => {
    const isTheirs =
      row.caller === undefined
        ? row.user_id !== null && row.user_id === client.user_id && client.family_member_id === null
        : row.caller.client_id === client.id;
    const wish = isTheirs && row.visit_id === null ? wishOf(db, row, now) : undefined;
    return wish?.doctor_id === doctor_id && wish.filial_id === filial_id && wish.service_id === service_id;
  });
  if (waits) throw Refusal.conflict('already_exists', 'doctor_id', 'Этот клиент уже ждёт время у этого врача');
  const row = db.waitlist.insert({
    id: db.waitlist.nextId(),
    user_id: client.user_id,
    created_at: textOfEpoch(now),
    visit_id: null,
    doctor_id,
    filial_id,
    service_id,
    caller: { client_id: client.id, comment: request.comment?.trim() || null },
  });
  const wish = wishOf(db, row, now);
  if (wish === undefined) throw new Error('a wish that was just made is open');
  return wish;
}

const wishesOfCaller = (db: Db, clientId: number | null | undefined): WaitlistRow[] =>
  [...db.waitlist.all()].filter(({ caller }) => caller !== undefined && caller.client_id === clientId);

/** What is kept for a client who waits, and so is not in their own way. */
export function keptForCaller(db: Db, clientId: number | null | undefined): string[] {
  return wishesOfCaller(db, clientId).flatMap((row) => holdsOf(db, row).map(({ id }) => id));
}

/** Whoever is booked with the doctor waits for them no more. */
export function endWaiting(db: Db, clientId: number, doctorId: number | null): void {
  for (const row of wishesOfCaller(db, clientId)) {
    if (row.visit_id === null && row.doctor_id === doctorId) dropWish(db, row);
  }
}
