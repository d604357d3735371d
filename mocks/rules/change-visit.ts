import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { pick } from '../db/pick.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { answerUntil } from './answer-time.ts';
import { confirmAtOnce } from './doctor/schedule-settings.ts';
import { notifyFamilyOfCancellation, notifyFamilyOfMove } from './family-notices.ts';
import { refuseFamilyOverlap } from './family-overlap.ts';
import { changeableVisit, movableVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { presentedHold } from './slot-holds.ts';
import { by, logVisit, withReason } from './visit-events.ts';
import { notifyCancellation, notifyMove, notifyRequest } from './visit-notices.ts';
import { PLACE_EVENTS } from './visit-place.ts';
import { isOpenToPatient } from './visit-states.ts';
import { momentText } from './visit-times.ts';
import { endOffers } from './waitlist-offers.ts';

const CANCELLED = 'Вы отменили запись';

/**
 * Cancels a visit on the patient's side (contract: rules of booking, 5 and 6).
 *
 * @throws Refusal 404, 409
 */
export function cancelVisit(db: Db, user: UserRow, id: number, reason: string | null, now: number): VisitRow {
  const visit = movableVisit(db, user, id, now);
  notifyCancellation(db, visit, reason, now);
  logVisit(
    db,
    visit.id,
    'cancelled',
    reason === null ? CANCELLED : withReason(CANCELLED, reason),
    now,
    by(user, visit),
  );
  notifyFamilyOfCancellation(db, visit, user, now);
  return db.visits.update(visit.id, {
    status: 'cancelled_by_patient',
    cancel_reason: reason,
    ended_at: textOfEpoch(now),
  });
}

/**
 * Moves a visit to the slot of its hold and frees the old slot (contract: rules of booking, 4). The
 * moved visit must be confirmed again; the patient's «приду» for the old time is removed.
 *
 * @throws Refusal 404, 409
 */
export function rescheduleVisit(db: Db, user: UserRow, id: number, holdId: string, now: number): VisitRow {
  const visit = movableVisit(db, user, id, now);
  const hold = presentedHold(db, user, holdId, visit.id, now);
  const owner = db.users.require(visit.user_id ?? user.id);
  refuseFamilyOverlap(db, { owner, family_member_id: visit.family_member_id, booker: user }, hold, visit.id);
  db.slot_holds.remove(hold.id);
  endOffers(db, user, hold.doctor_id);
  logVisit(
    db,
    visit.id,
    'rescheduled',
    `Вы перенесли запись: ${momentText(visit.starts_at)} → ${momentText(hold.starts_at)}`,
    now,
    by(user, visit),
  );
  notifyMove(db, visit, hold.starts_at, now);
  notifyFamilyOfMove(db, visit, hold.starts_at, user, now);
  const moved = db.visits.update(visit.id, {
    status: 'pending',
    answer_until: hold.answer_until ?? answerUntil(db, hold, now),
    filial_id: hold.filial_id,
    clinic_id: db.filials.require(hold.filial_id).clinic_id,
    ...(hold.services && { services: hold.services }),
    ...pick(hold, 'price', 'duration_minutes', 'starts_at', 'ends_at'),
    confirmed_at: null,
    attendance_requested: false,
    attendance_confirmed_at: null,
  });
  const settled = confirmAtOnce(db, moved, now);
  if (settled.status === 'pending') notifyRequest(db, settled, user, now);
  return settled;
}

/**
 * Stores that the patient has answered «приду»; the visit's status does not change.
 *
 * @throws Refusal 404, 409
 */
export function confirmAttendance(db: Db, user: UserRow, id: number, now: number): VisitRow {
  const visit = changeableVisit(db, user, id);
  if (visit.attendance_confirmed_at !== null) return visit;
  if (!isOpenToPatient(visit.status)) throw Refusal.conflict('wrong_state', 'status', 'Эта запись уже завершена');
  logVisit(db, visit.id, 'attendance_confirmed', PLACE_EVENTS.attendance_confirmed[visit.format], now, by(user, visit));
  return db.visits.update(visit.id, { attendance_confirmed_at: textOfEpoch(now) });
}
