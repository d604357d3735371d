import type { DoctorAnalytics } from '#generated/models/doctor-analytics.ts';
import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { receptionOn } from '../../slots/reception.ts';
import { refuseBadRange } from '../date-range.ts';
import { isCancelled } from '../visit-states.ts';

const MAX_DAYS = 366;

/**
 * Figures of a range of days. `visits` counts all that were booked, cancelled ones too, and is the sum of `by_day`.
 *
 * @throws Refusal 422 at `date_to` for more than 366 days
 */
export function analyticsOf(db: Db, doctor: Doctor, dateFrom: string, dateTo: string): DoctorAnalytics {
  refuseBadRange(dateFrom, dateTo, MAX_DAYS);
  const visits = db.visits.find('doctor', doctor.id).filter(({ starts_at }) => {
    const date = starts_at.slice(0, 10);
    return dateFrom <= date && date <= dateTo;
  });
  const kept = visits.filter(({ status }) => !isCancelled(status));
  const completed = visits.filter(({ status }) => status === 'completed');
  const perDay = new Map<string, number>();
  for (const { starts_at } of visits) {
    const date = starts_at.slice(0, 10);
    perDay.set(date, (perDay.get(date) ?? 0) + 1);
  }
  const dates = Array.from({ length: dayOf(dateTo) - dayOf(dateFrom) + 1 }, (_, i) => dateOf(dayOf(dateFrom) + i));
  return {
    visits: visits.length,
    completed: completed.length,
    no_show: visits.filter(({ status }) => status === 'no_show').length,
    cancelled: visits.length - kept.length,
    new_patients: kept.filter(({ is_first_time }) => is_first_time).length,
    occupancy_percent: occupancy(db, doctor, dates, kept),
    revenue: completed.reduce((total, { price }) => total + price, 0),
    by_day: dates.map((date) => ({ date, visits: perDay.get(date) ?? 0 })),
  };
}

/** Booked minutes of the minutes of reception, in whole per cent, at most 100. */
function occupancy(db: Db, doctor: Doctor, dates: readonly string[], visits: readonly VisitRow[]): number {
  let open = 0;
  for (const working of db.working_hours.find('doctor', doctor.id)) {
    for (const date of dates) {
      const { hours } = receptionOn(db, working, dayOf(date));
      if (hours === null) continue;
      open += hours.breaks.reduce((rest, pause) => rest - (pause.to - pause.from), hours.to - hours.from);
    }
  }
  const booked = visits.reduce((total, { duration_minutes }) => total + duration_minutes, 0);
  return open === 0 ? 0 : Math.min(100, Math.round((booked / open) * 100));
}
