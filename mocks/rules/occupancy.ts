import { dayOf } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { WorkingHours } from '../db/types/doctor.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../db/types/visit.ts';
import { receptionOn } from '../slots/reception.ts';

/** Returns the visits of a day that were not cancelled. */
export function notCancelledOn(visits: readonly VisitRow[], date: string): VisitRow[] {
  return visits.filter(
    ({ starts_at, status }) =>
      starts_at.startsWith(date) && (ACTIVE_STATUSES.has(status) || status === 'completed' || status === 'no_show'),
  );
}

/**
 * Booked share of a day's working minutes in whole per cent, at most 100; null if the day has no
 * working minutes.
 */
export function occupancyPercent(
  db: Db,
  places: Iterable<WorkingHours>,
  date: string,
  held: readonly VisitRow[],
): number | null {
  const day = dayOf(date);
  let open = 0;
  for (const working of places) {
    const { hours } = receptionOn(db, working, day);
    if (hours === null) continue;
    open += hours.to - hours.from - hours.breaks.reduce((total, pause) => total + pause.to - pause.from, 0);
  }
  const booked = held.reduce((total, visit) => total + (visit.doctor_id === null ? 0 : visit.duration_minutes), 0);
  return open === 0 ? null : Math.min(100, Math.round((booked / open) * 100));
}
