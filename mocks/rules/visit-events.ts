import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';

/** Adds an event to a visit's history, as text for the patient. */
export function logVisit(db: Db, visitId: number, kind: VisitEventKind, text: string, now: number): void {
  db.visit_events.insert({ id: db.visit_events.nextId(), visit_id: visitId, at: textOfEpoch(now), kind, text });
}

const LINE_LIMIT = 300;

/**
 * «Вы отменили запись. Причина: изменились планы»: the reason begins with a small letter, unless
 * with an abbreviation.
 */
export function withReason(text: string, reason: string): string {
  const lowered = /^\p{Lu}\p{Lu}/u.test(reason) ? reason : reason.charAt(0).toLowerCase() + reason.slice(1);
  return `${text}. Причина: ${lowered}`.slice(0, LINE_LIMIT);
}
