import type { ClinicFigures } from '#generated/models/clinic-figures.ts';
import { DAY_MINUTES, dayOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { WorkingHours } from '../../db/types/doctor.ts';
import type { Filial, RatingCounts } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { summarise } from '../../seed/ratings.ts';
import { receptionOn } from '../../slots/reception.ts';
import { isCancelled } from '../visit-states.ts';

/** Fields of a visit that figures need. */
export interface CountedVisit extends Pick<
  VisitRow,
  | 'filial_id'
  | 'doctor_id'
  | 'service_id'
  | 'service_title'
  | 'services'
  | 'price'
  | 'duration_minutes'
  | 'is_first_time'
> {
  readonly day: number;
  /** Minute of the day when the visit starts. */
  readonly minute: number;
  readonly outcome: 'ahead' | 'completed' | 'no_show' | 'cancelled';
}

export function countedVisit(visit: VisitRow): CountedVisit {
  const { status } = visit;
  return {
    ...pick(visit, 'filial_id', 'doctor_id', 'service_id', 'service_title'),
    ...(visit.services && { services: visit.services }),
    price: visit.price,
    duration_minutes: visit.duration_minutes,
    is_first_time: visit.is_first_time,
    day: dayOf(visit.starts_at.slice(0, 10)),
    minute: momentOfText(visit.starts_at) % DAY_MINUTES,
    outcome: isCancelled(status) ? 'cancelled' : status === 'completed' || status === 'no_show' ? status : 'ahead',
  };
}

/** One interval of a doctor's working time in a filial, without breaks. */
export interface OpenTime {
  readonly filial_id: number;
  readonly doctor_id: number;
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Returns doctors' working times in a range of days, without breaks. */
export function openTimes(db: Db, places: readonly WorkingHours[], from: number, to: number): OpenTime[] {
  const times: OpenTime[] = [];
  for (const working of places) {
    for (let day = from; day <= to; day += 1) {
      const { hours } = receptionOn(db, working, day);
      if (hours === null) continue;
      let begin = hours.from;
      for (const pause of [...hours.breaks].toSorted((a, b) => a.from - b.from)) {
        if (pause.from > begin) times.push({ ...working, day, from: begin, to: Math.min(pause.from, hours.to) });
        begin = Math.max(begin, pause.to);
      }
      if (begin < hours.to) times.push({ ...working, day, from: begin, to: hours.to });
    }
  }
  return times;
}

export function figuresOf(visits: readonly CountedVisit[], open: readonly OpenTime[]): ClinicFigures {
  const figures = { visits: 0, completed: 0, no_show: 0, cancelled: 0, new_clients: 0, income: 0 };
  let booked = 0;
  for (const { outcome, price, duration_minutes, doctor_id, is_first_time } of visits) {
    if (outcome === 'cancelled') {
      figures.cancelled += 1;
      continue;
    }
    figures.visits += 1;
    if (outcome !== 'ahead') figures[outcome] += 1;
    if (outcome === 'completed') figures.income += price;
    if (is_first_time) figures.new_clients += 1;
    if (doctor_id !== null) booked += duration_minutes;
  }
  const over = figures.completed + figures.no_show;
  const minutes = open.reduce((total, { from, to }) => total + to - from, 0);
  return {
    ...figures,
    no_show_percent: over === 0 ? null : Math.round((figures.no_show / over) * 1000) / 10,
    occupancy_percent: minutes === 0 ? null : percent(booked, minutes),
  };
}

const FRIDAY = 4;

/**
 * Booked share of the working minutes in each hour of the day, summed over the days from Monday to
 * Friday.
 */
export function occupancyByHour(visits: readonly CountedVisit[], open: readonly OpenTime[]) {
  const minutes = (spans: Iterable<{ readonly day: number; readonly from: number; readonly to: number }>) => {
    const sums = new Map<number, number>();
    for (const { day, from, to } of spans) {
      if ((day + 3) % 7 > FRIDAY) continue;
      for (let hour = Math.floor(from / 60); hour * 60 < to; hour += 1) {
        const part = Math.min(to, hour * 60 + 60) - Math.max(from, hour * 60);
        sums.set(hour, (sums.get(hour) ?? 0) + part);
      }
    }
    return sums;
  };
  const booked = minutes(
    visits
      .filter(({ outcome, doctor_id }) => outcome !== 'cancelled' && doctor_id !== null)
      .map(({ day, minute, duration_minutes }) => ({ day, from: minute, to: minute + duration_minutes })),
  );
  return [...minutes(open)]
    .toSorted(([a], [b]) => a - b)
    .map(([hour, total]) => ({ hour, occupancy_percent: percent(booked.get(hour) ?? 0, total) }));
}

function percent(part: number, whole: number): number {
  return Math.min(100, Math.round((part / whole) * 100));
}

/** Average rating over reviews of doctors whose main filial is one of `filials`. */
export function ratingIn(db: Db, filials: readonly Filial[]) {
  const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { id } of filials) {
    for (const { filial_ids, rating_counts } of db.doctors.find('filial', id)) {
      if (filial_ids[0] === id) rating_counts.forEach((count, index) => (sums[index] = (sums[index] ?? 0) + count));
    }
  }
  const counts: RatingCounts = sums;
  return summarise(counts);
}
