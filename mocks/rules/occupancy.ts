import { dayOf, weekdayOf } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { VisitRow } from '../db/types/visit.ts';

/** Booked minutes of a filial's reception minutes on a day without breaks, in whole per cent, at most 100. */
export function occupancyPercent(db: Db, filialId: number, date: string, visits: readonly VisitRow[]): number {
  const weekday = weekdayOf(dayOf(date));
  let open = 0;
  for (const { days } of db.working_hours.find('filial', filialId)) {
    const hours = days[weekday];
    if (hours === null || hours === undefined) continue;
    open += hours.to - hours.from - hours.breaks.reduce((total, pause) => total + pause.to - pause.from, 0);
  }
  const booked = visits.reduce((total, visit) => total + visit.duration_minutes, 0);
  return open === 0 ? 0 : Math.min(100, Math.round((booked / open) * 100));
}
