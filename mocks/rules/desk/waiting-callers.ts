import type { ClinicWaitlistRequest } from '#generated/models/clinic-waitlist-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { WaitlistRow } from '../../db/types/visit.ts';
import { Refusal } from '../refusal.ts';
import { removeWithHolds, holdsOf, wishOf, type Wish } from '../waitlist.ts';
import { chosenClient } from './desk-clients.ts';
import { deskOffer } from './desk-offers.ts';
import type { Desk } from './desk.ts';

/**
 * Adds a caller to a doctor's waitlist (contract: `clinicWaitlistCreate`).
 *
 * @throws Refusal 409 at `doctor_id` if the client is on that waitlist; 422 for unknown values or
 * services that are not offered
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

/** Returns ids of holds for slots offered to the client; they do not block the client's booking. */
export function callerHoldIds(db: Db, clientId: number | null | undefined): string[] {
  return wishesOfCaller(db, clientId).flatMap((row) => holdsOf(db, row).map(({ id }) => id));
}

/** Removes the client from the doctor's waitlist after a booking. */
export function endWaiting(db: Db, clientId: number, doctorId: number | null): void {
  for (const row of wishesOfCaller(db, clientId)) {
    if (row.visit_id === null && row.doctor_id === doctorId) removeWithHolds(db, row);
  }
}
