import type { Visit } from '#generated/models/visit.ts';
import { dayOf } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';

/** Final statuses of the contract's VisitStatus. */
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

/** Whether the visit is under way or completed, so that a follow-up visit can be booked. */
export function isFollowed({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'arrived' || status === 'completed';
}

/** Whether the patient or the clinic has cancelled the visit. */
export function isCalledOff({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'cancelled_by_patient' || status === 'cancelled_by_clinic';
}

/**
 * Whether the user may cancel or reschedule the visit: before `cancel_until` and before arrival. A
 * user who may only read a shared card may not change the visit.
 */
export function canChange(visit: Change, at: number): boolean {
  return (
    visit.shared_right !== 'read' &&
    (visit.status === 'pending' || visit.status === 'confirmed') &&
    at < epoch(visit.cancel_until)
  );
}

/**
 * Whether the user may change the comment for the doctor: only until the visit begins, and only if
 * the user has booked it.
 */
export function canComment(visit: Pick<Visit, 'status' | 'starts_at' | 'booked_by'>, at: number): boolean {
  return !visit.booked_by && !hasEnded(visit) && at < epoch(visit.starts_at);
}

/**
 * Whether the visit can be reviewed: it is completed and has no review yet (contract, rule 8 of
 * booking).
 */
export function canReview(visit: Pick<Visit, 'status' | 'review_id' | 'shared_right'>): boolean {
  return visit.shared_right === undefined && visit.status === 'completed' && visit.review_id === null;
}

/**
 * Whether the clinic has asked the patient to confirm attendance. «Приду» does not change the
 * status of the visit.
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
 * Whether the clinic can still answer a request. The clinic can do so until the end of the minute
 * `answer_until` (contract, «An answer in time»).
 */
export function canAnswer({ status, answer_until }: Pick<Visit, 'status' | 'answer_until'>, at: number): boolean {
  return status === 'pending' && (answer_until === null || at < epoch(answer_until) + MINUTE_MS);
}

type Timed = Pick<Visit, 'starts_at'>;

const MINUTE_MS = 60_000;
/**
 * How long before the start a patient can already be marked as arrived (contract, «States of a
 * visit»).
 */
const ARRIVAL_MS = 60 * 60 * 1000;

export function canMarkArrival({ starts_at }: Timed, at: number): boolean {
  return at >= epoch(starts_at) - ARRIVAL_MS;
}

/** Whether the visit can be marked as completed or no-show. */
export function canMarkEnd({ starts_at }: Timed, at: number): boolean {
  return at >= epoch(starts_at);
}

/**
 * Whether the doctor can write a conclusion: after the patient's arrival or the start of the visit
 * (contract, `doctorVisitConclusionUpdate`).
 */
export function canConclude({ status, starts_at }: Pick<Visit, 'status' | 'starts_at'>, at: number): boolean {
  return isFollowed({ status }) || (status === 'confirmed' && at >= epoch(starts_at));
}

/** Whether the day of the visit is over. Marks can then no longer be undone. */
export function isDayOver({ starts_at }: Timed, at: number): boolean {
  return dayOf(at) > dayOf(starts_at);
}
