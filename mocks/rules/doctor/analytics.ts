import type { DoctorAnalytics } from '#generated/models/doctor-analytics.ts';
import type { VisitFigures } from '#generated/models/visit-figures.ts';
import { dateOf, dayOf, weekdayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { receptionOn } from '../../slots/reception.ts';
import { refuseBadRange } from '../date-range.ts';
import { isCancelled } from '../visit-states.ts';

const MAX_DAYS = 366;

interface Range {
  readonly date_from: string;
  readonly date_to: string;
}

/**
 * Figures for a range of days and for the equally long range before it.
 *
 * @throws Refusal 422 at `date_to` for more than 366 days
 */
export function analyticsOf(db: Db, doctor: Doctor, dateFrom: string, dateTo: string): DoctorAnalytics {
  refuseBadRange(dateFrom, dateTo, MAX_DAYS);
  const range = { date_from: dateFrom, date_to: dateTo };
  const length = dayOf(dateTo) - dayOf(dateFrom) + 1;
  const before = { date_from: dateOf(dayOf(dateFrom) - length), date_to: dateOf(dayOf(dateFrom) - 1) };
  const all = db.visits.find('doctor', doctor.id);
  const inRange = within(all, range);
  const figures = (part: Range): VisitFigures => figuresOf(within(all, part), sumOf(openMinutes(db, doctor, part)));
  return {
    ...range,
    total: figures(range),
    previous: { ...before, total: figures(before) },
    by_week: weeksOf(range).map((week) => ({ ...week, figures: figures(week) })),
    by_filial: byFilial(db, inRange, doctor, range),
    by_service: [...Map.groupBy(inRange, ({ service_id }) => service_id)]
      .map(([service_id, visits]) => ({
        service_id,
        title: visits[0]?.service_title ?? '',
        figures: figuresOf(visits, null),
      }))
      .toSorted(mostVisits),
  };
}

function byFilial(db: Db, visits: readonly VisitRow[], doctor: Doctor, range: Range): DoctorAnalytics['by_filial'] {
  const open = openMinutes(db, doctor, range);
  const ids = new Set([...visits.map(({ filial_id }) => filial_id), ...open.keys(), ...doctor.filial_ids]);
  const isOf =
    (id: number) =>
    ({ filial_id }: { readonly filial_id: number }): boolean =>
      filial_id === id;
  return [...ids]
    .map((filial_id) => ({
      filial_id,
      title: db.filials.require(filial_id).title,
      figures: figuresOf(visits.filter(isOf(filial_id)), open.get(filial_id) ?? 0),
    }))
    .toSorted(mostVisits);
}

const mostVisits = (a: { readonly figures: VisitFigures }, b: { readonly figures: VisitFigures }): number =>
  b.figures.visits - a.figures.visits;

function within(visits: readonly VisitRow[], { date_from, date_to }: Range): VisitRow[] {
  return visits.filter(({ starts_at }) => date_from <= starts_at.slice(0, 10) && starts_at.slice(0, 10) <= date_to);
}

/** @param open working minutes; null if unknown */
function figuresOf(visits: readonly VisitRow[], open: number | null): VisitFigures {
  const count = (status: VisitRow['status']): number => visits.filter((visit) => visit.status === status).length;
  const kept = visits.filter(({ status }) => !isCancelled(status));
  const booked = kept.reduce((total, { duration_minutes }) => total + duration_minutes, 0);
  return {
    visits: visits.length,
    completed: count('completed'),
    no_show: count('no_show'),
    cancelled_by_patient: count('cancelled_by_patient'),
    cancelled_by_clinic: count('cancelled_by_clinic'),
    first_visits: kept.filter(({ is_first_time }) => is_first_time).length,
    occupancy_percent: open === null || open === 0 ? null : Math.min(100, Math.round((booked / open) * 100)),
    revenue: visits.reduce((total, { status, price }) => total + (status === 'completed' ? price : 0), 0),
  };
}

/** Working minutes by filial without breaks, by the current schedule. */
function openMinutes(db: Db, doctor: Doctor, { date_from, date_to }: Range): Map<number, number> {
  const open = new Map<number, number>();
  for (let day = dayOf(date_from); day <= dayOf(date_to); day += 1) {
    for (const working of db.working_hours.find('doctor', doctor.id)) {
      const reception = receptionOn(db, working, day).hours;
      if (reception === null) continue;
      const { from, to, breaks } = reception;
      const minutes = breaks.reduce((rest, pause) => rest - (pause.to - pause.from), to - from);
      open.set(working.filial_id, (open.get(working.filial_id) ?? 0) + minutes);
    }
  }
  return open;
}

function sumOf(minutes: ReadonlyMap<number, number>): number {
  return [...minutes.values()].reduce((sum, one) => sum + one, 0);
}

/** Splits a range into weeks from Monday; the first and last week may be shorter. */
function weeksOf({ date_from, date_to }: Range): Range[] {
  const last = dayOf(date_to);
  const weeks: Range[] = [];
  for (let day = dayOf(date_from); day <= last;) {
    const sunday = Math.min(last, day + 6 - weekdayOf(day));
    weeks.push({ date_from: dateOf(day), date_to: dateOf(sunday) });
    day = sunday + 1;
  }
  return weeks;
}
