import type { GuestSlotHoldRequest } from '#generated/models/guest-slot-hold-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { SlotHoldRow } from '../db/types/visit.ts';
import { type Bookable, bookable } from './bookable.ts';
import { refuseLostSlot } from './free-slot.ts';
import { areSame, HOLD_MS, isLive } from './slot-holds.ts';
import { noteTry, refuseTooManyTries } from './tries.ts';
import { atOurOffset, endOf } from './visit-times.ts';

/** Longest life of a hold that a person created before login, including prolongations. */
const MOST_MS = 15 * 60_000;
/** Maximum number of new holds per minute from one network address. */
const NEW_HOLDS = 10;

/**
 * Creates a hold for a guest before login, or prolongs it. A hold of another slot is replaced by
 * the new one.
 *
 * @throws Refusal 409 at `starts_at` if the slot is taken; 422 for an unknown doctor or a service
 * that is not offered; 429 for too many new holds
 */
export function holdForGuest(db: Db, request: GuestSlotHoldRequest, now: number, address = ''): GuestHoldRow {
  const wanted = bookable(db, request);
  const { doctor_id, filial_id, service_id, service_title, services, price, duration_minutes } = wanted;
  const starts_at = atOurOffset(request.starts_at);
  const own = request.hold_id === undefined ? undefined : liveGuestHold(db, request.hold_id, now);
  if (own !== undefined && own.starts_at === starts_at && isFor(own, wanted)) return prolonged(db, own, now);

  const tried = `guest hold ${address}`;
  refuseTooManyTries(db, tried, NEW_HOLDS, now);
  refuseLostSlot(db, { doctor_id, filial_id, starts_at, duration_minutes }, now, {
    hold_ids: own === undefined ? [] : [own.id],
  });
  noteTry(db, tried, now);
  if (own !== undefined) db.slot_holds.remove(own.id);
  return guestHold(
    db.slot_holds.insert({
      id: crypto.randomUUID(),
      user_id: null,
      doctor_id,
      filial_id,
      service_id,
      service_title,
      ...(services && { services }),
      price,
      duration_minutes,
      starts_at,
      ends_at: endOf(starts_at, duration_minutes),
      expires_at: textOfEpoch(now + HOLD_MS),
      prolong_until: textOfEpoch(now + MOST_MS),
      visit_id: null,
    }),
  );
}

/** Hold without an account; its secret id gives access to it. */
export type GuestHoldRow = SlotHoldRow & { readonly user_id: null; readonly prolong_until: string };

/** Returns a guest's hold, or undefined if it has expired. */
export function liveGuestHold(db: Db, id: string, now: number): GuestHoldRow | undefined {
  const hold = db.slot_holds.get(id);
  return hold !== undefined && isGuests(hold) && isLive(hold, now) ? hold : undefined;
}

function prolonged(db: Db, hold: GuestHoldRow, now: number): GuestHoldRow {
  const until = Math.min(now + HOLD_MS, Date.parse(hold.prolong_until));
  return guestHold(db.slot_holds.update(hold.id, { expires_at: textOfEpoch(until) }));
}

function isFor(
  hold: SlotHoldRow,
  wanted: Pick<Bookable, 'doctor_id' | 'filial_id' | 'service_id' | 'services'>,
): boolean {
  return hold.doctor_id === wanted.doctor_id && hold.filial_id === wanted.filial_id && areSame(hold, wanted);
}

function isGuests(hold: SlotHoldRow): hold is GuestHoldRow {
  return hold.user_id === null && hold.prolong_until !== undefined;
}

function guestHold(hold: SlotHoldRow): GuestHoldRow {
  if (!isGuests(hold)) throw new Error(`hold ${hold.id} is not a guest's`);
  return hold;
}
