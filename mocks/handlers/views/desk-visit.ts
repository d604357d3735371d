import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { answeredUntil } from '../../rules/answer-time.ts';
import type { Desk } from '../../rules/desk/desk.ts';
import { arrivalWindow, videoUrl } from '../../rules/visit-place.ts';
import { undoTo } from '../../rules/visit-state-undo.ts';
import { cancelledBy, isEnded } from '../../rules/visit-states.ts';
import { sourceOf } from './visit-record.ts';
import { phoneOf, visitPersonView } from './visit.ts';

export function deskVisitView(db: Db, by: Desk['by'], visit: VisitRow, now: number): DeskVisit {
  return {
    ...pick(visit, 'id', 'status', 'starts_at', 'ends_at', 'filial_id', 'doctor_id', 'service_id', 'service_title'),
    number: visitNumber(visit.id),
    answer_until: answeredUntil(visit),
    filial_title: db.filials.require(visit.filial_id).title,
    doctor_name: visit.doctor_id === null ? null : fullName(db.doctors.require(visit.doctor_id)),
    ...(visit.services && { services: [...visit.services] }),
    ...pick(visit, 'price', 'duration_minutes', 'client_id', 'comment'),
    ...pick(visit, 'attendance_confirmed_at', 'cancel_reason', 'format', 'home_address'),
    ...deskPayerView(visit),
    person: visitPersonView(db, visit),
    first_time: visit.is_first_time,
    source: sourceOf(visit),
    phone: phoneOf(db, visit),
    documents_count: db.documents.find('visit', visit.id).length,
    arrived_at: arrivedAt(db, visit),
    cancelled_by: cancelledBy(visit),
    disputed_at: db.visit_disputes.get(visit.id)?.created_at ?? null,
    undo_to: undoTo(db, visit, now),
    arrival_window: arrivalWindow(visit),
    video_url: by === 'doctor' ? videoUrl(visit, now) : null,
  };
}

/** Who pays for a visit; if this was left open, who could pay. */
export function deskPayerView(visit: VisitRow): Pick<DeskVisit, 'funding' | 'needs_referral' | 'payers'> {
  const { payers, status } = visit;
  return { ...pick(visit, 'funding', 'needs_referral'), ...(payers && !isEnded(status) && { payers: [...payers] }) };
}

/** View of a visit that a schedule change displaces, with free slots for it. */
export function touchedVisitView(
  db: Db,
  by: Desk['by'],
  { visit, ...offered }: Omit<TouchedVisit, 'visit'> & { readonly visit: VisitRow },
  now: number,
): TouchedVisit {
  return { visit: deskVisitView(db, by, visit, now), ...offered };
}

/** Time when the visit was marked as arrived; null in other statuses. */
function arrivedAt(db: Db, { id, status }: VisitRow): string | null {
  if (status !== 'arrived') return null;
  const marks = db.visit_events.find('visit', id).filter(({ kind, desk_only }) => kind === 'arrived' && !desk_only);
  return marks.at(-1)?.at ?? null;
}
