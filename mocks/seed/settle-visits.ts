import { momentOf, momentOfText, textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';

/** Change of a generated visit by its time; undefined without a change. */
function progressOf(visit: VisitRow, nowMoment: number): Partial<VisitRow> | undefined {
  if (visit.fate === null || visit.status !== 'confirmed' || momentOfText(visit.starts_at) > nowMoment) {
    return undefined;
  }
  const end = momentOfText(visit.ends_at);
  if (end <= nowMoment) return { status: visit.fate, ended_at: textOfMoment(end) };
  return visit.fate === 'completed' ? { status: 'arrived' } : undefined;
}

/**
 * Completes or misses generated visits whose time has passed, as their `fate` says. For a new seed
 * on a real day; visits made by people do not change.
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
