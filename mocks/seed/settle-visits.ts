import { momentOf, momentOfText, textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';

/**
 * Returns how a generated visit has changed by now: it has ended as its `fate` says, or the client
 * has arrived; undefined if nothing has changed.
 */
function progressOf(visit: VisitRow, nowMoment: number): Partial<VisitRow> | undefined {
  if (visit.fate === null || visit.status !== 'confirmed' || momentOfText(visit.starts_at) > nowMoment) {
    return undefined;
  }
  const end = momentOfText(visit.ends_at);
  if (end <= nowMoment) return { status: visit.fate, ended_at: textOfMoment(end) };
  return visit.fate === 'completed' ? { status: 'arrived' } : undefined;
}

/**
 * Sets the status of generated visits that have begun or ended. Visits that people booked are not
 * changed. Call it for a new seed.
 *
 * @param now epoch milliseconds
 */
export function settleVisits(db: Db, now: number): void {
  const nowMoment = momentOf(now);
  for (const visit of [...db.visits.all()]) {
    const progress = progressOf(visit, nowMoment);
    if (progress !== undefined) db.visits.seed({ ...visit, ...progress });
  }
}
