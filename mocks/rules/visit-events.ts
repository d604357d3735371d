import type { VisitEventKind } from '@generated/models/visit-event-kind.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';

/** Adds a line to a visit's history, as its patient reads it. */
export function logVisit(db: Db, visitId: number, kind: VisitEventKind, text: string, now: number): void {
  db.visit_events.insert({ id: db.visit_events.nextId(), visit_id: visitId, at: textOfEpoch(now), kind, text });
}
