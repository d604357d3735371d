import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { DoctorServiceLink } from '../db/types/doctor.ts';
import type { UserRow } from '../db/types/person.ts';
import type { SlotHoldRow, VisitRow } from '../db/types/visit.ts';
import { refuseLostSlot } from './free-slot.ts';
import { offeredService } from './offered-service.ts';
import { movableVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { atOurOffset, endOf } from './visit-times.ts';

/** How long a slot is kept for one person (contract: rules of booking, 3). */
export const HOLD_MS = 5 * 60_000;

export interface HoldRequest {
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly service_id: number;
  readonly starts_at: string;
  /** The visit that is to be moved here. */
  readonly visit_id?: number;
  /** What was held before signing in. */
  readonly guest_hold_id?: string;
}

type Place = Pick<HoldRequest, 'doctor_id' | 'filial_id' | 'service_id'>;

/**
 * Keeps a slot for the person for five minutes. It takes the place of their earlier hold; when it is refused the earlier one stays.
 *
 * @throws Refusal 404 for an unknown doctor or visit, 409 at `starts_at` when the slot is lost, 422 for what isn't offered
 */
export function holdSlot(db: Db, user: UserRow, request: HoldRequest, now: number): SlotHoldRow {
  const link = bookableLink(db, request);
  const moved = request.visit_id === undefined ? null : visitToMove(db, user, request.visit_id, link, now);
  const starts_at = atOurOffset(request.starts_at);
  const { service_title, price, duration_minutes } = copiesFor(db, link, moved);
  const guests = guestHoldId(db, request);
  const own = [liveHoldOf(db, user, now)?.id, guests].filter((id) => id !== undefined);
  refuseLostSlot(db, { doctor_id: link.doctor_id, filial_id: link.filial_id, starts_at, duration_minutes }, now, {
    visit_id: moved?.id,
    hold_ids: own,
  });
  dropHolds(db, user, now);
  if (guests !== undefined) db.slot_holds.remove(guests);
  return db.slot_holds.insert({
    id: crypto.randomUUID(),
    user_id: user.id,
    doctor_id: link.doctor_id,
    filial_id: link.filial_id,
    service_id: link.service_id,
    service_title,
    price,
    duration_minutes,
    starts_at,
    ends_at: endOf(starts_at, duration_minutes),
    expires_at: textOfEpoch(now + HOLD_MS),
    visit_id: moved?.id ?? null,
  });
}

/**
 * What is to be held, if it can be booked online at all.
 *
 * @throws Refusal 404 for an unknown doctor, 409 at `starts_at` where only the phone books, 422 for what isn't offered
 */
export function bookableLink(db: Db, place: Place): DoctorServiceLink {
  const doctor = db.doctors.get(place.doctor_id);
  if (doctor === undefined) throw Refusal.notFound();
  const link = offeredService(db, doctor, place.filial_id, place.service_id);
  if (!doctor.has_online_booking) throw Refusal.conflict('starts_at', 'К этому врачу записывают только по телефону');
  return link;
}

/** The person's hold, while it lasts. */
export function liveHold(db: Db, user: UserRow, id: string, now: number): SlotHoldRow | undefined {
  const hold = db.slot_holds.get(id);
  return hold !== undefined && hold.user_id === user.id && isLive(hold, now) ? hold : undefined;
}

/**
 * The hold that a booking or a move presents.
 *
 * @param visitId the visit that is moved, null for a new one: a hold serves only what it was made for
 * @throws Refusal 409 at `hold_id` when it is over
 */
export function presentedHold(db: Db, user: UserRow, id: string, visitId: number | null, now: number): SlotHoldRow {
  const hold = liveHold(db, user, id, now);
  if (hold === undefined || hold.visit_id !== visitId) {
    throw Refusal.conflict(
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

/** The hold that somebody made before they signed in: theirs because they know its id. */
function guestHoldId(db: Db, { guest_hold_id: id }: HoldRequest): string | undefined {
  return id !== undefined && db.slot_holds.get(id)?.user_id === null ? id : undefined;
}

function liveHoldOf(db: Db, user: UserRow, now: number): SlotHoldRow | undefined {
  return db.slot_holds.find('user', user.id).find((hold) => isLive(hold, now));
}

/** Drops the person's holds, and everybody's that are over. */
function dropHolds(db: Db, user: UserRow, now: number): void {
  for (const hold of [...db.slot_holds.all()]) {
    if (hold.user_id === user.id || !isLive(hold, now)) db.slot_holds.remove(hold.id);
  }
}

function visitToMove(db: Db, user: UserRow, visitId: number, link: DoctorServiceLink, now: number): VisitRow {
  const visit = movableVisit(db, user, visitId, now);
  if (visit.doctor_id !== link.doctor_id) {
    throw Refusal.invalid({ doctor_id: ['Перенести запись можно только к тому же врачу'] });
  }
  if (visit.service_id !== link.service_id) {
    throw Refusal.invalid({ service_id: ['При переносе услуга остаётся прежней'] });
  }
  return visit;
}

/** What will be copied into the visit: a moved one keeps what it was booked for, unless another filial has other prices. */
function copiesFor(
  db: Db,
  link: DoctorServiceLink,
  moved: VisitRow | null,
): Pick<SlotHoldRow, 'service_title' | 'price' | 'duration_minutes'> {
  if (moved !== null && moved.filial_id === link.filial_id) return moved;
  return { ...link, service_title: db.services.require(link.service_id).title };
}
