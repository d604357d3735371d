import type { VisitEventKind } from '@generated/models/visit-event-kind.ts';
import type { VisitStateRequest } from '@generated/models/visit-state-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';
import { logVisit } from './visit-events.ts';
import { canBecome, isEnded } from './visit-states.ts';

type Target = VisitStateRequest['status'];

const EVENTS: Readonly<Record<Target, { readonly kind: VisitEventKind; readonly text: string }>> = {
  confirmed: { kind: 'confirmed', text: 'Клиника подтвердила запись' },
  arrived: { kind: 'arrived', text: 'Вы пришли на приём' },
  completed: { kind: 'completed', text: 'Приём завершён' },
  no_show: { kind: 'no_show', text: 'Вы не пришли на приём' },
  cancelled_by_clinic: { kind: 'cancelled', text: 'Клиника отменила запись' },
};

/**
 * The doctor takes one of their visits to its next state (contract: rules of booking, 5).
 *
 * @throws Refusal 404 for another doctor's visit; 409 and 422 as `changeState`
 */
export function moveVisit(db: Db, user: UserRow, id: number, request: VisitStateRequest, now: number): VisitRow {
  const visit = db.visits.get(id);
  if (visit === undefined || visit.doctor_id !== user.doctor_id) throw Refusal.notFound();
  return changeState(db, visit, request, now);
}

/**
 * The clinic does the same with a visit in one of its filials.
 *
 * @throws Refusal 404 for another clinic's visit; 409 and 422 as `changeState`
 */
export function moveClinicVisit(db: Db, user: UserRow, id: number, request: VisitStateRequest, now: number): VisitRow {
  const visit = db.visits.get(id);
  if (visit === undefined || visit.clinic_id !== user.clinic_id) throw Refusal.notFound();
  return changeState(db, visit, request, now);
}

/** @throws Refusal 409 at `status` for a step that isn't allowed, 422 at `reason` when it is missing */
function changeState(db: Db, visit: VisitRow, request: VisitStateRequest, now: number): VisitRow {
  const { id } = visit;
  const { status, reason } = request;
  if (!canBecome(visit.status, status)) {
    const text = isEnded(visit.status) ? 'Запись уже завершена, её состояние не меняется' : 'Такой переход невозможен';
    throw Refusal.conflict('status', text);
  }
  if (status === 'cancelled_by_clinic' && reason === undefined) {
    throw Refusal.invalid({ reason: ['Обязательно для заполнения'] });
  }
  const { kind, text } = EVENTS[status];
  if (visit.status === 'arrived' && status === 'confirmed') forgetArrival(db, id);
  else logVisit(db, id, kind, (reason === undefined ? text : `${text}. Причина: ${reason}`).slice(0, 300), now);
  return db.visits.update(id, {
    status,
    ...(status === 'confirmed' ? { confirmed_at: visit.confirmed_at ?? textOfEpoch(now) } : {}),
    ...(status === 'cancelled_by_clinic' ? { cancel_reason: reason ?? null } : {}),
    ...(isEnded(status) ? { ended_at: textOfEpoch(now) } : {}),
  });
}

/** A mistaken tap leaves no trace in what the patient reads. */
function forgetArrival(db: Db, visitId: number): void {
  for (const event of db.visit_events.find('visit', visitId)) {
    if (event.kind === 'arrived') db.visit_events.remove(event.id);
  }
}
