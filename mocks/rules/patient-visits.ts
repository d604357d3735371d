import { epochOf, momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { changeableUntil } from './answer-time.ts';
import { Refusal, named } from './refusal.ts';
import { isOpenToPatient } from './visit-states.ts';
import { momentText } from './visit-times.ts';

/** @throws Refusal 404 for an unknown visit and another account's */
export function ownVisit(db: Db, user: UserRow, id: number): VisitRow {
  const visit = db.visits.get(id);
  if (visit === undefined || visit.user_id !== user.id) throw Refusal.notFound();
  return visit;
}

/** The visit of a request body.  @throws Refusal 422 at `visit_id` */
export function sentVisit(db: Db, user: UserRow, id: number): VisitRow {
  return named('visit_id', 'Такой записи нет', () => ownVisit(db, user, id));
}

/**
 * The person's visit if it can still be cancelled or moved.
 *
 * @throws Refusal 404, 409 at `status` if it has begun or ended, 409 at `starts_at` if it is too
 * close
 */
export function movableVisit(db: Db, user: UserRow, id: number, now: number): VisitRow {
  const visit = ownVisit(db, user, id);
  if (!isOpenToPatient(visit.status)) throw Refusal.conflict('wrong_state', 'status', 'Эту запись уже нельзя изменить');
  const last = changeableUntil(db, visit);
  // The deadline's own minute still counts.
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

/**
 * Visits that an account booked, the earliest first: all, or those of one person (`self`, or the id
 * of a family member).
 */
export function ownVisits(db: Db, user: UserRow, person?: string): VisitRow[] {
  const memberId = person === undefined || person === 'self' ? null : Number(person);
  return db.visits
    .find('user', user.id)
    .filter(({ family_member_id }) => person === undefined || family_member_id === memberId)
    .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at) || a.id - b.id);
}

/** The account's completed visits, the latest first. */
export function visitsThatWere(db: Db, user: UserRow): VisitRow[] {
  return ownVisits(db, user)
    .filter(({ status }) => status === 'completed')
    .toReversed();
}
