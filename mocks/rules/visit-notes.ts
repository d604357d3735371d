import { DAY_MINUTES, momentOf, momentOfText, textOfEpoch, textOfMoment } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { bookersVisit, ownVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { by, logVisit } from './visit-events.ts';
import { notifyDispute } from './visit-notices.ts';
import { isEnded } from './visit-states.ts';

const DISPUTE_DAYS = 14;

/**
 * Records the patient's objection to a visit's mark. The status does not change, because support
 * decides later.
 *
 * @throws Refusal 404; 409 at `status` unless the visit is completed or a no-show; 409 at `ends_at`
 * after 14 days; 409 at `visit_id` if the visit has an objection
 */
export function disputeVisit(db: Db, user: UserRow, id: number, text: string, now: number): VisitRow {
  const visit = ownVisit(db, user, id);
  if (visit.status !== 'completed' && visit.status !== 'no_show') {
    throw Refusal.conflict('wrong_state', 'status', 'Сообщить можно только о прошедшем приёме');
  }
  if (db.visit_disputes.get(visit.id) !== undefined) {
    throw Refusal.conflict('already_exists', 'visit_id', 'Вы уже сообщили об этом приёме');
  }
  if (disputeUntil(db, visit, now) === null) {
    throw Refusal.conflict('too_late', 'ends_at', 'Сообщить можно было в течение 14 дней после приёма');
  }
  db.visit_disputes.insert({ id: visit.id, text, created_at: textOfEpoch(now) });
  logVisit(db, visit.id, 'disputed', 'Вы сообщили, что приём не состоялся. Поддержка ответит на почту', now);
  notifyDispute(db, visit, now);
  return visit;
}

/** Returns the deadline for an objection; null before the mark and after the deadline. */
export function disputeUntil(db: Db, visit: VisitRow, now: number): string | null {
  if (visit.status !== 'completed' && visit.status !== 'no_show') return null;
  const until = disputableUntil(visit);
  return momentOf(now) > momentOfText(until) || db.visit_disputes.get(visit.id) !== undefined ? null : until;
}

/** Returns the deadline for an objection to a mark, whether it has passed or not. */
export function disputableUntil({ ends_at }: VisitRow): string {
  return textOfMoment(momentOfText(ends_at) + DISPUTE_DAYS * DAY_MINUTES);
}

/**
 * Changes the comment for the doctor; null or an empty text deletes it.
 *
 * @throws Refusal 404; 403 if another account booked; 409 at `status` if the visit has ended; 409
 * at `starts_at` if it has begun
 */
export function changeComment(db: Db, user: UserRow, id: number, comment: string | null, now: number): VisitRow {
  const visit = bookersVisit(db, user, id);
  refuseBegun(visit, now);
  const text = comment === null || comment.trim() === '' ? null : comment.trim();
  if (text === visit.comment) return visit;
  const line = text === null ? 'Вы удалили комментарий для врача' : 'Вы изменили комментарий для врача';
  logVisit(db, visit.id, 'commented', line, now, by(user, visit));
  return db.visits.update(visit.id, { comment: text });
}

/** @throws Refusal 409 at `status` if the visit has ended; at `starts_at` if it has begun */
export function refuseBegun({ status, starts_at }: VisitRow, now: number): void {
  if (isEnded(status)) throw Refusal.conflict('wrong_state', 'status', 'Эта запись уже завершена');
  if (momentOfText(starts_at) <= momentOf(now)) {
    throw Refusal.conflict('too_late', 'starts_at', 'Приём уже начался');
  }
}
