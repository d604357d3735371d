import type { ClinicAnalytics } from '#generated/models/clinic-analytics.ts';
import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { Filial } from '../../db/types/place.ts';
import { refuseBadRange } from '../date-range.ts';
import { eachService } from '../each-service.ts';
import {
  countedVisit,
  figuresOf,
  occupancyByHour,
  openTimes,
  ratingIn,
  type CountedVisit,
  type OpenTime,
} from './figures.ts';
import { calendarBegin, pastVisits } from './past-visits.ts';

const MAX_DAYS = 366;

interface Counted {
  readonly visits: readonly CountedVisit[];
  readonly open: readonly OpenTime[];
}

/**
 * Figures of filials for a range of days and for the equally long range before it.
 *
 * @throws Refusal 422 at `date_to` for more than 366 days
 */
export function clinicAnalytics(db: Db, filials: readonly Filial[], dateFrom: string, dateTo: string): ClinicAnalytics {
  refuseBadRange(dateFrom, dateTo, MAX_DAYS);
  const [from, to] = [dayOf(dateFrom), dayOf(dateTo)];
  const length = to - from + 1;
  const now = countedIn(db, filials, from, to);
  const before = countedIn(db, filials, from - length, from - 1);
  return {
    date_from: dateFrom,
    date_to: dateTo,
    previous_from: dateOf(from - length),
    previous_to: dateOf(from - 1),
    total: figuresOf(now.visits, now.open),
    previous: figuresOf(before.visits, before.open),
    ...ratingIn(db, filials),
    filials: byFilial(db, filials, now, before),
    doctors: byDoctor(db, now),
    services: byService(now.visits),
    by_day: byDay(now.visits, from, to),
  };
}

function countedIn(db: Db, filials: readonly Filial[], from: number, to: number): Counted {
  const working = filials.flatMap(({ id }) => db.working_hours.find('filial', id));
  const rows = filials.flatMap(({ id }) => db.visits.find('filial', id));
  const [first, last] = [dateOf(Math.max(from, calendarBegin(db))), dateOf(to + 1)];
  return {
    visits: [
      ...working.flatMap((one) => pastVisits(db, one, from, to)),
      ...rows.filter(({ starts_at }) => starts_at >= first && starts_at < last).map(countedVisit),
    ],
    open: openTimes(db, working, from, to),
  };
}

function byFilial(db: Db, filials: readonly Filial[], now: Counted, before: Counted): ClinicAnalytics['filials'] {
  return filials.flatMap((filial) => {
    const visits = now.visits.filter(({ filial_id }) => filial_id === filial.id);
    const earlier = before.visits.filter(({ filial_id }) => filial_id === filial.id);
    if (filial.state !== 'open' && visits.length + earlier.length === 0) return [];
    const open = now.open.filter(({ filial_id }) => filial_id === filial.id);
    const openBefore = before.open.filter(({ filial_id }) => filial_id === filial.id);
    return {
      filial_id: filial.id,
      title: filial.title,
      total: figuresOf(visits, open),
      previous: figuresOf(earlier, openBefore),
      ...ratingIn(db, [filial]),
      by_hour: occupancyByHour(visits, open),
    };
  });
}

function byDoctor(db: Db, { visits, open }: Counted): ClinicAnalytics['doctors'] {
  const openOf = Map.groupBy(open, ({ doctor_id }) => doctor_id);
  const visitsOf = Map.groupBy(visits, ({ doctor_id }) => doctor_id ?? 0);
  return [...new Set([...openOf.keys(), ...visitsOf.keys()])]
    .flatMap((id) => {
      const doctor = db.doctors.get(id);
      if (doctor === undefined) return [];
      const total = figuresOf(visitsOf.get(id) ?? [], openOf.get(id) ?? []);
      return { doctor_id: id, slug: doctor.slug, full_name: fullName(doctor), avatar: doctor.avatar, total };
    })
    .toSorted((a, b) => b.total.visits - a.total.visits || a.doctor_id - b.doctor_id);
}

function byService(visits: readonly CountedVisit[]): ClinicAnalytics['services'] {
  const kept = visits.filter(({ outcome }) => outcome !== 'cancelled').flatMap(eachService);
  return [...Map.groupBy(kept, ({ service_id }) => service_id)]
    .map(([service_id, group]) => ({
      service_id,
      title: group[0]?.service_title ?? '',
      visits: group.length,
      income: incomeOf(group),
    }))
    .toSorted((a, b) => b.visits - a.visits || a.service_id - b.service_id);
}

function byDay(visits: readonly CountedVisit[], from: number, to: number): ClinicAnalytics['by_day'] {
  const days = Map.groupBy(
    visits.filter(({ outcome }) => outcome !== 'cancelled'),
    ({ day }) => day,
  );
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const group = days.get(from + index) ?? [];
    return { date: dateOf(from + index), visits: group.length, income: incomeOf(group) };
  });
}

function incomeOf(visits: readonly CountedVisit[]): number {
  return visits.reduce((total, { outcome, price }) => total + (outcome === 'completed' ? price : 0), 0);
}
