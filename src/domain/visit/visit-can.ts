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

type Change = Pick<Visit, 'status' | 'cancel_until' | 'shared_right'>;

export function hasEnded(visit: Pick<Visit, 'status'>): boolean {
  return ended.has(visit.status);
}

/** Whether another visit may follow: this one took place or is under way. */
export function isFollowed({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'arrived' || status === 'completed';
}

/** Whether either side cancelled the visit. */
export function isCalledOff({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'cancelled_by_patient' || status === 'cancelled_by_clinic';
}

/**
 * Whether the reader may still cancel or reschedule: before `cancel_until` and before arrival, and
 * not by a card that is shared for reading.
 */
export function canChange(visit: Change, at: number): boolean {
  return (
    visit.shared_right !== 'read' &&
    (visit.status === 'pending' || visit.status === 'confirmed') &&
    at < epoch(visit.cancel_until)
  );
}

/** Whether the comment for the doctor can still be changed: by who booked, until the visit begins. */
export function canComment(visit: Pick<Visit, 'status' | 'starts_at' | 'booked_by'>, at: number): boolean {
  return !visit.booked_by && !hasEnded(visit) && at < epoch(visit.starts_at);
}

/** Whether the visit took place and has no review yet (contract: rules of booking, 8). */
export function canReview(visit: Pick<Visit, 'status' | 'review_id' | 'shared_right'>): boolean {
  return visit.shared_right === undefined && visit.status === 'completed' && visit.review_id === null;
}

/**
 * Whether the clinic asked the patient to confirm attendance («приду» is a mark on the visit, not a
 * status).
 */
export function awaitsAttendance(
  visit: Pick<Visit, 'status' | 'attendance_requested' | 'attendance_confirmed_at' | 'shared_right'>,
): boolean {
  return (
    visit.shared_right !== 'read' &&
    !hasEnded(visit) &&
    visit.attendance_requested &&
    visit.attendance_confirmed_at === null
  );
}

/**
 * Whether a request can still be answered: the minute of `answer_until` counts, later the request
 * expires (contract: An answer in time).
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

/**
 * Whether the doctor can write a conclusion: once the person has arrived or the time has come
 * (contract: `doctorVisitConclusionUpdate`).
 */
export function canConclude({ status, starts_at }: Pick<Visit, 'status' | 'starts_at'>, at: number): boolean {
  return isFollowed({ status }) || (status === 'confirmed' && at >= epoch(starts_at));
}

/** Whether the visit's day is over: marks can no longer be undone then. */
export function isDayOver({ starts_at }: Timed, at: number): boolean {
  return dayOf(at) > dayOf(starts_at);
}
