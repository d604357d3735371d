import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { deskVisit, type Desk } from './desk/desk.ts';
import { refuseSecondVisit } from './desk/overlaps.ts';
import { Refusal } from './refusal.ts';
import { logVisit, withReason } from './visit-events.ts';
import { disputableUntil } from './visit-notes.ts';
import { notifyConfirmation, notifyEnd, notifyPatientOfCancellation, deleteEndNotification } from './visit-notices.ts';
import { PLACE_EVENTS } from './visit-place.ts';
import { refuseTooEarly } from './visit-state-times.ts';
import { hideMark, refuseUndo, stateBefore } from './visit-state-undo.ts';
import { canBecome, isCancelled, isEnded, isOver } from './visit-states.ts';

type Target = VisitStateRequest['status'];

const KINDS: Readonly<Record<Target, VisitEventKind>> = {
  confirmed: 'confirmed',
  arrived: 'arrived',
  completed: 'completed',
  no_show: 'no_show',
  cancelled_by_clinic: 'cancelled',
};
/** Texts of events in the patient's history. */
const CONFIRMED = { doctor: 'Врач подтвердил запись', clinic: 'Клиника подтвердила запись' } as const;
const CANCELLED = { doctor: 'Врач отменил запись', clinic: 'Клиника отменила запись' } as const;

/**
 * Changes the status of a visit, forward or back (contract: States of a visit).
 *
 * @throws Refusal 404 for a visit of another doctor or clinic; 409 at `status` if the change is not
 * allowed; 422 at `reason` if it is missing
 */
export function changeVisitState(db: Db, desk: Desk, id: number, request: VisitStateRequest, now: number): VisitRow {
  const visit = deskVisit(db, desk, id);
  const { status, reason } = request;
  const { by } = desk;
  // A repeated request succeeds, because the first response may have been lost.
  if (status === visit.status) return visit;
  if (status === stateBefore(visit)) return takeBack(db, visit, status, by, now);
  if (!canBecome(visit.status, status)) throw Refusal.conflict('wrong_state', 'status', whyImpossible(visit, status));
  refuseTooEarly(visit, status, now);
  if (status === 'cancelled_by_clinic' && reason === undefined) {
    throw Refusal.invalid({ reason: ['Обязательно для заполнения'] });
  }
  if (status === 'confirmed') refuseSecondVisit(db, desk, visit);
  const line = eventText(visit, status, by);
  logVisit(db, visit.id, KINDS[status], reason === undefined ? line : withReason(line, reason), now);
  if (status === 'confirmed') notifyConfirmation(db, visit, now);
  if (status === 'cancelled_by_clinic') notifyPatientOfCancellation(db, visit, { by, reason }, now);
  if (isOver(status)) notifyEnd(db, visit, status, disputableUntil(visit), now);
  return db.visits.update(visit.id, {
    status,
    ...(status === 'confirmed' ? { confirmed_at: visit.confirmed_at ?? textOfEpoch(now) } : {}),
    ...(status === 'cancelled_by_clinic'
      ? {
          cancel_reason: reason ?? null,
          cancelled_by: by,
          cancelled_from: visit.status === 'pending' ? 'pending' : 'confirmed',
        }
      : {}),
    ...(isOver(status) ? { ended_from: visit.status === 'arrived' ? 'arrived' : 'confirmed' } : {}),
    ...(isEnded(status) ? { ended_at: textOfEpoch(now) } : {}),
  });
}

/** Event texts of visits without a doctor, at which a sample is taken. */
const SAMPLING_EVENTS: Partial<Record<Target, string>> = {
  arrived: 'Вы пришли сдать анализ',
  completed: 'Анализ взят',
  no_show: 'Вы не пришли сдать анализ',
};

function eventText({ doctor_id, format }: VisitRow, status: Target, by: Desk['by']): string {
  if (status === 'confirmed') return CONFIRMED[by];
  if (status === 'cancelled_by_clinic') return CANCELLED[by];
  const ofSampling = doctor_id === null ? SAMPLING_EVENTS[status] : undefined;
  if (ofSampling !== undefined) return ofSampling;
  return status === 'completed' ? 'Приём завершён' : PLACE_EVENTS[status][format];
}

/**
 * Undoes a wrong mark.
 * @throws Refusal 409 at `status` if it is too late
 */
function takeBack(db: Db, visit: VisitRow, status: 'confirmed' | 'arrived', by: Desk['by'], now: number): VisitRow {
  refuseUndo(db, visit, now);
  hideMark(db, visit.id, visit.status, by, now);
  deleteEndNotification(db, visit);
  return db.visits.update(visit.id, { status, ended_at: null });
}

function whyImpossible(visit: VisitRow, status: Target): string {
  if (isCancelled(visit.status)) return 'Запись отменена, её состояние не меняется';
  if (isOver(visit.status)) return 'Приём уже отмечен. Сначала снимите отметку';
  if (visit.status === 'pending') return 'Сначала подтвердите запись';
  return status === 'cancelled_by_clinic'
    ? 'Пациент уже на приёме: отменить запись нельзя'
    : 'Такой переход невозможен';
}
