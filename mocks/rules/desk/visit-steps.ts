import type { VisitStepStatus } from '#generated/models/visit-step-status.ts';
import type { VisitStep } from '#generated/models/visit-step.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { endOfItsDay, markedFrom } from '../visit-state-times.ts';
import { undoTo } from '../visit-state-undo.ts';
import { isOpenToPatient, NEXT_STATES } from '../visit-states.ts';

/**
 * Lists statuses that the desk may set, each with its earliest time (contract: States of a visit).
 */
export function stepsOf(db: Db, visit: VisitRow, now: number): VisitStep[] {
  const back = undoTo(db, visit, now);
  const onward = NEXT_STATES[visit.status].filter((status): status is VisitStepStatus => status !== 'pending');
  return [
    ...onward.map((status) => ({ status, from: markedFrom(visit, status), until: null, undoes: false })),
    ...(back === null ? [] : [{ status: back, from: null, until: endOfItsDay(visit), undoes: true }]),
  ];
}

/** Returns the deadline for moving a visit at the desk; null if it cannot be moved. */
export function movableUntil(visit: VisitRow, now: number): string | null {
  const isOpen = isOpenToPatient(visit.status) && textOfEpoch(now).slice(0, 10) <= visit.starts_at.slice(0, 10);
  return isOpen ? endOfItsDay(visit) : null;
}
