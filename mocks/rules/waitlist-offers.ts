import type { WaitlistOffer } from '#generated/models/waitlist-offer.ts';
import { momentOfText, textOfEpoch, epochOf } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { UserRow } from '../db/types/person.ts';
import type { WaitlistRow } from '../db/types/visit.ts';
import { refuseLostSlot } from './free-slot.ts';
import { notifyPatient } from './notify.ts';
import { Refusal } from './refusal.ts';
import { isLive } from './slot-holds.ts';
import { atOurOffset, endOf, settingsOf, momentText } from './visit-times.ts';
import { removeWithHolds, firstFree, holdsOf, wishOf, type Wish } from './waitlist.ts';

/**
 * Lifetime of an offered slot: long enough to see the notification, short enough for the next
 * person in the waitlist.
 */
const OFFER_MS = 2 * 3_600_000;
const HOUR_MS = 3_600_000;

/** The doctor or the filials whose waitlist is read. */
export interface Receiver {
  readonly doctor_id?: number | undefined;
  readonly filial_ids?: readonly number[] | undefined;
}

/**
 * Returns the waitlist of a doctor or of filials, oldest entry first. Each entry suggests a
 * different slot of the doctor.
 */
export function wishesFor(db: Db, receiver: Receiver, now: number): Wish[] {
  const wishes = [...db.waitlist.all()]
    .flatMap((row) => wishOf(db, row, now) ?? [])
    .filter(({ doctor_id, filial_id }) => isFor(receiver, { doctor_id, filial_id }))
    .toSorted((a, b) => Date.parse(a.row.created_at) - Date.parse(b.row.created_at) || a.row.id - b.row.id);
  const suggested = new Map<number, [number, number][]>();
  return wishes.map((wish) => {
    const { doctor_id, filial_id, duration_minutes, until, row } = wish;
    const earlier = suggested.get(doctor_id) ?? [];
    if (wish.nearest_slot_at === null || offerFor(db, row, now) !== null) return wish;
    const before = row.visit_id === null ? null : until;
    const question = { doctor_id, filial_id, duration_minutes, until: before, now, suggested: earlier };
    const nearest_slot_at = firstFree(db, question);
    if (nearest_slot_at !== null) {
      const from = momentOfText(nearest_slot_at);
      suggested.set(doctor_id, [...earlier, [from, from + duration_minutes]]);
    }
    return { ...wish, nearest_slot_at };
  });
}

function isFor({ doctor_id, filial_ids }: Receiver, wish: Pick<Wish, 'doctor_id' | 'filial_id'>): boolean {
  return (
    (doctor_id === undefined || doctor_id === wish.doctor_id) &&
    (filial_ids === undefined || filial_ids.includes(wish.filial_id))
  );
}

/** @throws Refusal 404 for an unknown or ended entry, or an entry of another doctor or clinic */
function wishFor(db: Db, receiver: Receiver, id: number, now: number): Wish {
  const row = db.waitlist.get(id);
  const wish = row && wishOf(db, row, now);
  if (wish === undefined || !isFor(receiver, wish)) throw Refusal.notFound();
  return wish;
}

/**
 * Returns the time that is offered to this waitlist entry and still held; null if there is none.
 */
export function offerFor(db: Db, row: WaitlistRow, now: number): WaitlistOffer | null {
  const hold = holdsOf(db, row).find((one) => isLive(one, now));
  return hold === undefined ? null : { starts_at: hold.starts_at, expires_at: hold.expires_at };
}

/**
 * Holds a free slot for a waiting person and notifies them. A slot offered to them earlier is
 * released.
 *
 * @throws Refusal 404; 409 at `starts_at` if the slot is taken; 422 at `starts_at` if it is not
 * earlier than the visit
 */
export function offerTime(db: Db, receiver: Receiver, id: number, startsAt: string, now: number): Wish {
  const { row, doctor_id, filial_id, service_id, service_title, until } = wishFor(db, receiver, id, now);
  const starts_at = atOurOffset(startsAt);
  if (row.visit_id !== null && momentOfText(starts_at) >= momentOfText(until)) {
    throw Refusal.invalid({ starts_at: [`Пациент ждёт время раньше: до ${momentText(until)}`] });
  }
  const { price, duration_minutes } = priceAndDuration(db, row, { doctor_id, filial_id, service_id });
  const earlier = holdsOf(db, row).map((hold) => hold.id);
  refuseLostSlot(db, { doctor_id, filial_id, starts_at, duration_minutes }, now, {
    hold_ids: earlier,
    ...(row.visit_id === null ? {} : { visit_id: row.visit_id }),
  });
  for (const hold of earlier) db.slot_holds.remove(hold);
  const closes = epochOf(momentOfText(starts_at)) - settingsOf(db, filial_id).book_ahead_hours * HOUR_MS;
  const expires_at = textOfEpoch(Math.min(now + OFFER_MS, closes));
  db.slot_holds.insert({
    id: crypto.randomUUID(),
    user_id: row.user_id,
    wish_id: row.id,
    doctor_id,
    filial_id,
    service_id,
    service_title,
    price,
    duration_minutes,
    starts_at,
    ends_at: endOf(starts_at, duration_minutes),
    expires_at,
    visit_id: row.visit_id,
  });
  const content = {
    kind: 'waitlist',
    title: `Есть время ${row.visit_id === null ? '' : 'раньше'}: ${momentText(starts_at)}`.replace(' :', ':'),
    text: `${fullName(db.doctors.require(doctor_id))}. Держим его для вас до ${expires_at.slice(11, 16)}`,
    target: { kind: 'waitlist', id: row.id },
  } as const;
  notifyPatient(db, row.user_id, content, now);
  return wishFor(db, receiver, id, now);
}

/** Returns price and duration: of the visit to move, or of the service. */
function priceAndDuration(
  db: Db,
  { visit_id }: WaitlistRow,
  wanted: Pick<Wish, 'doctor_id' | 'filial_id' | 'service_id'>,
) {
  if (visit_id !== null) return db.visits.require(visit_id);
  const link = db.doctor_services
    .find('doctor', wanted.doctor_id)
    .find((one) => one.filial_id === wanted.filial_id && one.service_id === wanted.service_id);
  if (link === undefined) throw Refusal.notFound();
  return link;
}

/** @throws Refusal 404 */
export function withdrawOffer(db: Db, receiver: Receiver, id: number, now: number): void {
  for (const hold of holdsOf(db, wishFor(db, receiver, id, now).row)) db.slot_holds.remove(hold.id);
}

/** Deletes the slots of a doctor that were offered to the person, after a booking or a move. */
export function endOffers(db: Db, user: UserRow, doctorId: number | null): void {
  for (const hold of db.slot_holds.find('user', user.id)) {
    if (hold.wish_id !== undefined && hold.doctor_id === doctorId) db.slot_holds.remove(hold.id);
  }
}

/**
 * Deletes an entry that the desk added.
 *
 * @throws Refusal 404; 409 at `id` if the person added the entry
 */
export function removeCaller(db: Db, receiver: Receiver, id: number, now: number): void {
  const { row } = wishFor(db, receiver, id, now);
  if (row.caller === undefined) {
    throw Refusal.conflict('wrong_state', 'id', 'Пациент встал в лист сам и сам из него выйдет');
  }
  removeWithHolds(db, row);
}
