import { momentOfText, momentOf } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { answeredUntil } from './answer-time.ts';
import { refuseBusyClient } from './desk/desk-clients.ts';
import { deskVisit } from './desk/desk.ts';
import { refuseLostSlot } from './free-slot.ts';
import { Refusal } from './refusal.ts';
import { logVisit } from './visit-events.ts';
import { notifyRestored } from './visit-notices.ts';
import { isCancelled } from './visit-states.ts';

/** Minutes in which a cancellation can be undone. */
const MINUTES = 1;

/**
 * Undoes a cancellation that the clinic made by mistake (contract: States of a visit).
 *
 * @throws Refusal 404; 409 at `status` if it is too late or the patient cancelled; 409 at
 * `starts_at` if the slot is taken
 */
export function restoreVisit(db: Db, user: UserRow, id: number, now: number): VisitRow {
  const visit = deskVisit(db, { by: 'clinic', user }, id);
  if (!isCancelled(visit.status)) return visit;
  const { cancelled_by, cancelled_from, ended_at } = visit;
  if (cancelled_by !== 'clinic' || cancelled_from === undefined || ended_at === null) {
    throw Refusal.conflict('wrong_state', 'status', 'Вернуть можно только запись, которую отменила клиника');
  }
  if (momentOf(now) - momentOfText(ended_at) > MINUTES) {
    throw Refusal.conflict('too_late', 'status', 'Вернуть запись можно было в течение минуты. Запишите пациента снова');
  }
  const answered = answeredUntil({ ...visit, status: cancelled_from });
  if (answered !== null && momentOfText(answered) <= momentOf(now)) {
    throw Refusal.conflict(
      'too_late',
      'status',
      `Ответить на эту заявку можно было до ${answered.slice(11, 16)}. Запишите пациента снова`,
    );
  }
  refuseLostSlot(db, { ...visit, desk: true }, now, {});
  refuseBusyClient(db, { id: visit.client_id, user_id: visit.user_id }, visit);
  logVisit(db, visit.id, 'confirmed', 'Клиника вернула запись: отменили по ошибке', now);
  const restored = db.visits.update(visit.id, { status: cancelled_from, cancel_reason: null, ended_at: null });
  notifyRestored(db, restored, now);
  return restored;
}
