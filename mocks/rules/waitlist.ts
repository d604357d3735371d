import { momentOf, momentOfText, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow, WaitlistRow } from '../db/types/visit.ts';
import { ownVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { isOpenToPatient } from './visit-states.ts';

function isAhead(visit: VisitRow, now: number): boolean {
  return isOpenToPatient(visit.status) && momentOfText(visit.starts_at) > momentOf(now);
}

/** Wishes for an earlier time, of visits that are still ahead; the visit that comes first stands first. */
export function openWishes(db: Db, user: UserRow, now: number): { row: WaitlistRow; visit: VisitRow }[] {
  return db.waitlist
    .find('user', user.id)
    .map((row) => ({ row, visit: db.visits.require(row.visit_id) }))
    .filter(({ visit }) => isAhead(visit, now))
    .toSorted((a, b) => momentOfText(a.visit.starts_at) - momentOfText(b.visit.starts_at));
}

/** @throws Refusal 404 for a visit that isn't one's own, 409 at `visit_id` when it isn't ahead or has a wish already */
export function wishEarlier(db: Db, user: UserRow, visitId: number, now: number): WaitlistRow {
  const visit = ownVisit(db, user, visitId);
  if (!isAhead(visit, now)) throw Refusal.conflict('visit_id', 'Эта запись уже завершена');
  if (db.waitlist.find('user', user.id).some(({ visit_id }) => visit_id === visit.id)) {
    throw Refusal.conflict('visit_id', 'Вы уже ждёте более раннее время');
  }
  return db.waitlist.insert({
    id: db.waitlist.nextId(),
    user_id: user.id,
    visit_id: visit.id,
    created_at: textOfEpoch(now),
  });
}

/** @throws Refusal 404 for an unknown wish and for somebody else's */
export function endWish(db: Db, user: UserRow, id: number): void {
  if (db.waitlist.get(id)?.user_id !== user.id) throw Refusal.notFound();
  db.waitlist.remove(id);
}
