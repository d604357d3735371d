import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { notifyPatient, type NotificationContent } from './notify.ts';
import { accountName, readersOf } from './shared-cards.ts';
import { ofVisit, doctorAndService } from './visit-notices.ts';
import { momentText } from './visit-times.ts';

/** Notifies all accounts that may read the visit, except the actor, whom the text names. */
function notifyOthers(db: Db, visit: VisitRow, actor: UserRow, content: NotificationContent, now: number): void {
  const { first_name, second_name } = db.clients.require(visit.client_id);
  const text = `${second_name} ${first_name}. ${content.text}. Кто: ${accountName(db, actor.id)}`;
  for (const id of readersOf(db, visit)) if (id !== actor.id) notifyPatient(db, id, { ...content, text }, now);
}

/** Tells the other accounts that can see this visit that `actor` has booked it. */
export function notifyFamilyOfBooking(db: Db, visit: VisitRow, actor: UserRow, now: number): void {
  const title = `Новая запись на ${momentText(visit.starts_at)}`;
  notifyOthers(db, visit, actor, ofVisit('visit_created', visit, title, doctorAndService(db, visit)), now);
}

/** Tells the other accounts that can see this visit that `actor` has changed its analyses. */
export function notifyFamilyOfServices(db: Db, visit: VisitRow, actor: UserRow, now: number): void {
  const title = `Другие анализы: ${momentText(visit.starts_at)}`;
  notifyOthers(db, visit, actor, ofVisit('visit_rescheduled', visit, title, doctorAndService(db, visit)), now);
}

/** Tells the other accounts that can see this visit that `actor` has cancelled it. */
export function notifyFamilyOfCancellation(db: Db, visit: VisitRow, actor: UserRow, now: number): void {
  const title = `Запись на ${momentText(visit.starts_at)} отменена`;
  notifyOthers(db, visit, actor, ofVisit('visit_cancelled', visit, title, doctorAndService(db, visit)), now);
}

/**
 * Tells the other accounts that can see this visit that `actor` has moved it.
 * @param visit the visit before the move
 */
export function notifyFamilyOfMove(db: Db, visit: VisitRow, startsAt: string, actor: UserRow, now: number): void {
  const title = `Запись перенесена на ${momentText(startsAt)}`;
  const text = `${doctorAndService(db, visit)}. Было: ${momentText(visit.starts_at)}`;
  notifyOthers(db, visit, actor, ofVisit('visit_rescheduled', visit, title, text), now);
}
