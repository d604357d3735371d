import type { CancelledBy } from '#generated/models/cancelled-by.ts';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { VisitRow } from '../db/types/visit.ts';

/**
 * Statuses that the desk may set after each status (contract: States of a visit). Times are checked
 * in `visit-state-times.ts`, undoing in `visit-state-undo.ts`.
 */
export const NEXT_STATES: Readonly<Record<VisitStatus, readonly VisitStatus[]>> = {
  pending: ['confirmed', 'cancelled_by_clinic'],
  confirmed: ['arrived', 'completed', 'no_show', 'cancelled_by_clinic'],
  arrived: ['completed', 'no_show'],
  completed: [],
  cancelled_by_patient: [],
  cancelled_by_clinic: [],
  no_show: [],
};

export function canBecome(from: VisitStatus, to: VisitStatus): boolean {
  return NEXT_STATES[from].includes(to);
}

/** Whether the patient may cancel or move a visit in this status. */
export function isOpenToPatient(status: VisitStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

export function isEnded(status: VisitStatus): boolean {
  return isOver(status) || isCancelled(status);
}

/** Whether the visit took place or the patient missed it. */
export function isOver(status: VisitStatus): status is 'completed' | 'no_show' {
  return status === 'completed' || status === 'no_show';
}

export function isCancelled(status: VisitStatus): boolean {
  return status === 'cancelled_by_patient' || status === 'cancelled_by_clinic';
}

/** Returns the side that cancelled; null unless the visit is cancelled. */
export function cancelledBy({ status, cancelled_by }: Pick<VisitRow, 'status' | 'cancelled_by'>): CancelledBy {
  if (status === 'cancelled_by_patient') return 'patient';
  return status === 'cancelled_by_clinic' ? (cancelled_by ?? 'clinic') : null;
}

const TABS: Readonly<Record<VisitStatus, VisitListStatus>> = {
  pending: 'upcoming',
  confirmed: 'upcoming',
  arrived: 'upcoming',
  completed: 'past',
  no_show: 'past',
  cancelled_by_patient: 'cancelled',
  cancelled_by_clinic: 'cancelled',
};

/** Returns the tab of the patient's list with visits in this status. */
export function tabOf(status: VisitStatus): VisitListStatus {
  return TABS[status];
}
