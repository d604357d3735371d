import { epochOf, momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { changeableUntil } from './answer-time.ts';
import { Refusal, named } from './refusal.ts';
import {
  accessesOf,
  accessToCard,
  bookerAlone,
  bookerOf,
  ownerAlone,
  personIdFor,
  requireBooking,
} from './shared-cards.ts';
import { isOpenToPatient } from './visit-states.ts';
import { momentText } from './visit-times.ts';

/** @throws Refusal 404 if the visit is unknown or its card is not shared with the account */
export function readableVisit(db: Db, user: UserRow, id: number): VisitRow {
  const visit = db.visits.get(id);
  if (visit === undefined) throw Refusal.notFound();
  if (visit.user_id !== user.id && accessToCard(db, user, visit) === undefined) throw Refusal.notFound();
  return visit;
}

/** @throws Refusal 404 as `readableVisit`; 403 for a shared card */
export function ownVisit(db: Db, user: UserRow, id: number): VisitRow {
  const visit = readableVisit(db, user, id);
  if (visit.user_id !== user.id) throw ownerAlone();
  return visit;
}

/** @throws Refusal 404 as `readableVisit`; 403 if another account booked the visit */
export function bookersVisit(db: Db, user: UserRow, id: number): VisitRow {
  const visit = readableVisit(db, user, id);
  if (bookerOf(visit) !== user.id) throw bookerAlone();
  return visit;
}

/**
 * Returns a visit that the account may change.
 * @throws Refusal 404; 403 if the account may only read the card
 */
export function changeableVisit(db: Db, user: UserRow, id: number): VisitRow {
  const visit = readableVisit(db, user, id);
  const access = accessToCard(db, user, visit);
  if (access !== undefined) requireBooking(access);
  return visit;
}

/**
 * Returns the visit that a request body names.
 * @throws Refusal 422 at `visit_id`
 */
export function sentVisit(db: Db, user: UserRow, id: number): VisitRow {
  return named('visit_id', 'Такой записи нет', () => ownVisit(db, user, id));
}

/**
 * Returns a visit that may still be cancelled or moved.
 *
 * @throws Refusal 404; 403 if the account may only read the card; 409 at `status` if the visit has
 * begun or ended; 409 at `starts_at` if the visit begins too soon
 */
export function movableVisit(db: Db, user: UserRow, id: number, now: number): VisitRow {
  const visit = changeableVisit(db, user, id);
  if (!isOpenToPatient(visit.status)) throw Refusal.conflict('wrong_state', 'status', 'Эту запись уже нельзя изменить');
  const last = changeableUntil(db, visit);
  // A change within the last minute is still accepted.
  if (epochOf(momentOfText(last)) < now) {
    const until = momentText(last);
    throw Refusal.conflict(
      'too_late',
      'starts_at',
      `Отменить или перенести запись можно было до ${until}. Позвоните в клинику`,
      'Отменить или перенести запись уже нельзя',
    );
  }
  return visit;
}

const earliestFirst = (a: VisitRow, b: VisitRow): number =>
  momentOfText(a.starts_at) - momentOfText(b.starts_at) || a.id - b.id;

/** Returns visits of the account and its family, earliest first. */
export function ownVisits(db: Db, user: UserRow): VisitRow[] {
  return db.visits.find('user', user.id).toSorted(earliestFirst);
}

/**
 * Returns visits of the account, its family and cards shared with it, earliest first.
 *
 * @param person `self` or an id of the family list; absent for all people
 */
export function readableVisits(db: Db, user: UserRow, person?: string): VisitRow[] {
  const shared = accessesOf(db, user).flatMap((row) =>
    db.visits.find('user', row.user_id).filter(({ family_member_id }) => family_member_id === row.family_member_id),
  );
  const personId = person === undefined || person === 'self' ? null : Number(person);
  return [...db.visits.find('user', user.id), ...shared]
    .filter((visit) => person === undefined || personIdFor(db, user, visit) === personId)
    .toSorted(earliestFirst);
}

/** Returns completed visits of the account and its family, latest first. */
export function completedVisits(db: Db, user: UserRow): VisitRow[] {
  return ownVisits(db, user)
    .filter(({ status }) => status === 'completed')
    .toReversed();
}
