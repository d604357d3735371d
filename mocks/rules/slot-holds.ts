import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { SlotHoldRow, VisitRow } from '../db/types/visit.ts';
import { answerUntil } from './answer-time.ts';
import { bookable, type Bookable, type Wanted } from './bookable.ts';
import { refuseLostSlot } from './free-slot.ts';
import { refuseOtherFunding } from './funding.ts';
import { movableVisit } from './patient-visits.ts';
import { Refusal, named } from './refusal.ts';
import { atOurOffset, endOf } from './visit-times.ts';

/** Length of a hold (contract: rules of booking, 3). */
export const HOLD_MS = 5 * 60_000;
/** Maximum number of a person's active holds. */
const MOST = 3;

export interface HoldRequest extends Wanted {
  readonly starts_at: string;
  /** Id of the visit to move. */
  readonly visit_id?: number;
  /** Id of the hold that the new one replaces. */
  readonly hold_id?: string;
  /** Id of a hold that the person created before login. */
  readonly guest_hold_id?: string;
}

/**
 * Holds a slot for five minutes. A person has at most three holds. A repeated request for the same
 * slot returns the same hold.
 *
 * @throws Refusal 409 at `starts_at` if the slot is taken; 422 for an unknown doctor or visit, or a
 * service that is not offered
 */
export function holdSlot(db: Db, user: UserRow, request: HoldRequest, now: number): SlotHoldRow {
  const wanted = bookable(db, { ...request, ...servicesToMove(db, user, request) });
  const moved = request.visit_id === undefined ? null : visitToMove(db, user, request.visit_id, wanted, now);
  const starts_at = atOurOffset(request.starts_at);
  const copies = copiesFor(wanted, moved);
  const { duration_minutes } = copies;
  const guests = guestHoldId(db, request);
  const slot = { ...wanted, starts_at, ends_at: endOf(starts_at, duration_minutes), visit_id: moved?.id ?? null };
  refuseOtherFunding(db, moved, slot);
  const live = liveHoldsOf(db, user, now);
  const same = live.find((hold) => isSame(hold, slot));
  const replaced = [
    ...live
      .filter((hold) => hold !== same && (hold.id === request.hold_id || isReplaced(hold, slot)))
      .map(({ id }) => id),
    ...(guests === undefined ? [] : [guests]),
  ];
  if (same !== undefined) {
    for (const id of replaced) db.slot_holds.remove(id);
    return same;
  }
  refuseLostSlot(db, { doctor_id: wanted.doctor_id, filial_id: wanted.filial_id, starts_at, duration_minutes }, now, {
    visit_id: moved?.id,
    hold_ids: [...replaced, ...offeredHoldIds(db, user)],
  });
  for (const id of replaced) db.slot_holds.remove(id);
  dropHolds(db, user, now);
  return db.slot_holds.insert({
    id: crypto.randomUUID(),
    user_id: user.id,
    doctor_id: wanted.doctor_id,
    filial_id: wanted.filial_id,
    service_id: wanted.service_id,
    ...copies,
    starts_at,
    ends_at: slot.ends_at,
    expires_at: textOfEpoch(now + HOLD_MS),
    visit_id: slot.visit_id,
    answer_until: answerUntil(db, { ...wanted, starts_at }, now),
  });
}

/** Returns the person's hold; undefined if it has expired. */
export function liveHold(db: Db, user: UserRow, id: string, now: number): SlotHoldRow | undefined {
  const hold = db.slot_holds.get(id);
  const isOwn = hold?.user_id === user.id && hold.wish_id === undefined;
  return isOwn && isLive(hold, now) ? hold : undefined;
}

/**
 * Finds the hold for a booking or a move.
 *
 * @param visitId id of the visit to move, null for a new visit; must equal the hold's `visit_id`
 * @throws Refusal 409 at `hold_id` if the hold has expired
 */
export function presentedHold(db: Db, user: UserRow, id: string, visitId: number | null, now: number): SlotHoldRow {
  const hold = liveHold(db, user, id, now);
  if (hold === undefined || hold.visit_id !== visitId) {
    throw Refusal.conflict(
      'hold_gone',
      'hold_id',
      'Время больше не удерживается. Выберите его снова',
      'Время больше не удерживается',
    );
  }
  return hold;
}

export function isLive({ expires_at }: SlotHoldRow, now: number): boolean {
  return Date.parse(expires_at) > now;
}

/**
 * Returns the id of the hold that the person created before login; the id itself proves ownership.
 */
function guestHoldId(db: Db, { guest_hold_id: id }: HoldRequest): string | undefined {
  return id !== undefined && db.slot_holds.get(id)?.user_id === null ? id : undefined;
}

/** Returns the active holds except those of slots offered from the waitlist, oldest first. */
function liveHoldsOf(db: Db, user: UserRow, now: number): SlotHoldRow[] {
  return db.slot_holds
    .find('user', user.id)
    .filter((hold) => hold.wish_id === undefined && isLive(hold, now))
    .toSorted((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at));
}

type Slot = Pick<
  SlotHoldRow,
  'doctor_id' | 'filial_id' | 'service_id' | 'services' | 'starts_at' | 'ends_at' | 'visit_id'
>;

function isSame(hold: SlotHoldRow, slot: Slot): boolean {
  const isOfPlace = hold.doctor_id === slot.doctor_id && hold.filial_id === slot.filial_id;
  return isOfPlace && areSame(hold, slot) && hold.starts_at === slot.starts_at && hold.visit_id === slot.visit_id;
}

/**
 * Whether the new hold replaces this one: it moves the same visit, or overlaps this hold with the
 * same doctor.
 */
function isReplaced(hold: SlotHoldRow, slot: Slot): boolean {
  if (slot.visit_id !== null && hold.visit_id === slot.visit_id) return true;
  const meets =
    Date.parse(hold.starts_at) < Date.parse(slot.ends_at) && Date.parse(slot.starts_at) < Date.parse(hold.ends_at);
  return slot.doctor_id !== null && hold.doctor_id === slot.doctor_id && meets;
}

/**
 * Returns ids of holds for slots offered to this person; they do not block the person's booking.
 */
export function offeredHoldIds(db: Db, user: UserRow): string[] {
  return db.slot_holds
    .find('user', user.id)
    .filter(({ wish_id }) => wish_id !== undefined)
    .map(({ id }) => id);
}

/** Deletes expired holds of all people, and the person's oldest holds above the limit. */
function dropHolds(db: Db, user: UserRow, now: number): void {
  const live = liveHoldsOf(db, user, now);
  for (const { id } of live.slice(0, Math.max(0, live.length + 1 - MOST))) db.slot_holds.remove(id);
  for (const hold of [...db.slot_holds.all()]) if (!isLive(hold, now)) db.slot_holds.remove(hold.id);
}

/** Adds the other services of the visit to a move that names one service. */
function servicesToMove(
  db: Db,
  user: UserRow,
  { visit_id, service_ids }: HoldRequest,
): Pick<HoldRequest, 'service_ids'> {
  const visit = visit_id === undefined ? undefined : db.visits.get(visit_id);
  if (service_ids !== undefined || visit?.user_id !== user.id || visit.services === undefined) return {};
  return { service_ids: visit.services.map(({ service_id }) => service_id) };
}

type Services = Pick<SlotHoldRow, 'service_id' | 'services'>;

/** Whether both have the same services, in any order. */
export function areSame(one: Services, other: Services): boolean {
  const ids = (row: Services) => new Set(row.services?.map(({ service_id }) => service_id) ?? [row.service_id]);
  return ids(one).symmetricDifference(ids(other)).size === 0;
}

function visitToMove(db: Db, user: UserRow, visitId: number, wanted: Bookable, now: number): VisitRow {
  const visit = named('visit_id', 'Такой записи нет', () => movableVisit(db, user, visitId, now));
  if (visit.doctor_id !== wanted.doctor_id) {
    throw Refusal.invalid({ doctor_id: ['Перенести запись можно только к тому же врачу'] });
  }
  if (!areSame(visit, wanted)) {
    throw Refusal.invalid({ service_id: ['При переносе услуга остаётся прежней'] });
  }
  if (visit.doctor_id === null && visit.clinic_id !== db.filials.require(wanted.filial_id).clinic_id) {
    throw Refusal.invalid({ filial_id: ['Перенести сдачу анализов можно только в той же клинике'] });
  }
  return visit;
}

/**
 * Copies service, price and duration for the hold: from the moved visit if the filial is the same,
 * else from the requested service.
 */
function copiesFor(
  wanted: Bookable,
  moved: VisitRow | null,
): Pick<SlotHoldRow, 'service_title' | 'services' | 'price' | 'duration_minutes'> {
  const { service_title, services, price, duration_minutes } = moved?.filial_id === wanted.filial_id ? moved : wanted;
  return {
    service_title,
    price: moved?.funding === 'osms' ? 0 : price,
    duration_minutes,
    ...(services && { services }),
  };
}
