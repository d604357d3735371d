import type { Visit } from '#generated/models/visit.ts';
import { dayOf } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';

/** Final states (the contract's VisitStatus). */
const ended: ReadonlySet<Visit['status']> = new Set([
  'completed',
  'cancelled_by_patient',
  'cancelled_by_clinic',
  'no_show',
]);

type Change = Pick<Visit, 'status' | 'cancel_until'>;

export function hasEnded(visit: Pick<Visit, 'status'>): boolean {
  return ended.has(visit.status);
}

/** Whether it took place or does now, so that another visit may follow it. */
export function isFollowed({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'arrived' || status === 'completed';
}

/** Whether nobody expects the patient any more. */
export function isCalledOff({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'cancelled_by_patient' || status === 'cancelled_by_clinic';
}

/** Whether the patient may still cancel or move the visit: before `cancel_until`, and not after they have arrived. */
export function canChange(visit: Change, at: number): boolean {
  return (visit.status === 'pending' || visit.status === 'confirmed') && at < epoch(visit.cancel_until);
}

/** Whether a comment for the doctor can still be changed: until the visit begins. */
export function canComment(visit: Pick<Visit, 'status' | 'starts_at'>, at: number): boolean {
  return !hasEnded(visit) && at < epoch(visit.starts_at);
}

/** Whether the visit took place and has not been rated yet (contract: rules of booking, 8). */
export function canReview(visit: Pick<Visit, 'status' | 'review_id'>): boolean {
  return visit.status === 'completed' && visit.review_id === null;
}

/** Whether the clinic has asked the patient to confirm («приду» is a mark on the visit, not a state). */
export function awaitsAttendance(
  visit: Pick<Visit, 'status' | 'attendance_requested' | 'attendance_confirmed_at'>,
): boolean {
  return !hasEnded(visit) && visit.attendance_requested && visit.attendance_confirmed_at === null;
}

/**
 * Whether doctor or clinic may still answer a request: its last minute counts, and afterwards it
 * has ended by itself (contract: An answer in time).
 */
export function canAnswer({ status, answer_until }: Pick<Visit, 'status' | 'answer_until'>, at: number): boolean {
  return status === 'pending' && (answer_until === null || at < epoch(answer_until) + MINUTE_MS);
}

type Timed = Pick<Visit, 'starts_at'>;

const MINUTE_MS = 60_000;
/** How long before the start a patient can be marked as arrived (contract: States of a visit). */
const ARRIVAL_MS = 60 * 60 * 1000;

/** Whether doctor or clinic can already mark the patient as arrived. */
export function canMarkArrival({ starts_at }: Timed, at: number): boolean {
  return at >= epoch(starts_at) - ARRIVAL_MS;
}

/** Whether doctor or clinic can already mark how the visit ended. */
export function canMarkEnd({ starts_at }: Timed, at: number): boolean {
  return at >= epoch(starts_at);
}

/** After the visit's day no mark can be undone. */
export function isDayOver({ starts_at }: Timed, at: number): boolean {
  return dayOf(at) > dayOf(starts_at);
}
