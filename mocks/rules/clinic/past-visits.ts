import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { Random } from '../../db/random.ts';
import type { DoctorServiceLink, WorkingHours } from '../../db/types/doctor.ts';
import { isSoughtAt } from '../../seed/visits/busy-hours.ts';
import { DAYS_BACK, PAST, fillOf } from '../../seed/visits/filled-calendar.ts';
import { at } from '../../seed/visits/visit-draft.ts';
import { receptionOn } from '../../slots/reception.ts';
import type { CountedVisit } from './figures.ts';

const PURPOSE = 73;
const FIRST_TIME = 0.55;

/** What was worked out once; a row of hours that changes is another row. */
const known = new WeakMap<WorkingHours, Map<number, readonly CountedVisit[]>>();

/**
 * Visits of a doctor in a filial before those that the Db has: of doctors who were busy then already, in the same measure. They have no
 * rows, so nothing but figures shows them.
 */
export function pastVisits(db: Db, working: WorkingHours, from: number, to: number): readonly CountedVisit[] {
  const begin = dayOf(db.meta.today) - DAYS_BACK;
  if (from >= begin || !wasBusyThen(db, working, begin)) return [];
  const days = known.get(working) ?? new Map<number, readonly CountedVisit[]>();
  known.set(working, days);
  const links = db.doctor_services
    .find('doctor', working.doctor_id)
    .filter(
      ({ filial_id, service_id }) =>
        filial_id === working.filial_id && db.services.require(service_id).format === 'clinic',
    );
  const visits: CountedVisit[] = [];
  for (let day = from; day <= Math.min(to, begin - 1); day += 1) {
    const ofDay = days.get(day) ?? visitsOn(db, working, links, day);
    days.set(day, ofDay);
    visits.push(...ofDay);
  }
  return visits;
}

const WEEK = 7;

function wasBusyThen(db: Db, { doctor_id, filial_id }: WorkingHours, begin: number): boolean {
  const until = dateOf(begin + WEEK);
  return db.visits.find('doctor', doctor_id).some((one) => one.filial_id === filial_id && one.starts_at < until);
}

/** The clinic has grown: fewer people came long ago. */
function growth(daysAgo: number): number {
  return 0.86 + 0.14 * Math.exp(-daysAgo / 90);
}

function visitsOn(db: Db, working: WorkingHours, links: readonly DoctorServiceLink[], day: number): CountedVisit[] {
  const { hours } = receptionOn(db, working, day);
  const [first] = links;
  if (hours === null || first === undefined) return [];
  const random = new Random(working.id * 100_000 + day, PURPOSE);
  const fill = fillOf(-1) * growth(dayOf(db.meta.today) - day);
  const short = links.filter(({ duration_minutes }) => duration_minutes <= working.slot_minutes);
  const visits: CountedVisit[] = [];
  for (let minute = hours.from; minute < hours.to; minute += working.slot_minutes) {
    const isTaken = random.chance(fill) && isSoughtAt(working.id, at(day, minute), minute);
    if (!isTaken || hours.breaks.some((pause) => minute >= pause.from && minute < pause.to)) continue;
    const link = random.chance(0.5) ? (short[0] ?? first) : random.pick(short.length > 0 ? short : links);
    const [, status] = PAST[random.weighted(PAST.map(([share]) => share))] ?? [];
    const outcome = status === 'completed' || status === 'no_show' ? status : 'cancelled';
    visits.push({
      filial_id: working.filial_id,
      doctor_id: working.doctor_id,
      service_id: link.service_id,
      service_title: db.services.require(link.service_id).title,
      price: link.price,
      duration_minutes: link.duration_minutes,
      is_first_time: random.chance(FIRST_TIME),
      day,
      minute,
      outcome,
    });
  }
  return visits;
}
