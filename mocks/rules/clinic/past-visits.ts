import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { Random } from '../../db/random.ts';
import type { DoctorServiceLink, WorkingHours } from '../../db/types/doctor.ts';
import { isWantedAt } from '../../seed/visits/busy-hours.ts';
import { DAYS_BACK, PAST, fillOf } from '../../seed/visits/filled-calendar.ts';
import { at } from '../../seed/visits/visit-draft.ts';
import { receptionOn } from '../../slots/reception.ts';
import type { CountedVisit } from './figures.ts';

const PURPOSE = 73;
const FIRST_TIME = 0.55;

/**
 * First day of which all visits are stored. Of earlier days only the visits in clients' histories
 * are stored.
 */
export const calendarBegin = (db: Db): number => dayOf(db.meta.today) - DAYS_BACK;

/**
 * Generates visits of a doctor in a filial before `calendarBegin`, for figures only. A doctor
 * without stored visits in the first week of the calendar gets no generated visits.
 */
export function pastVisits(db: Db, working: WorkingHours, from: number, to: number): CountedVisit[] {
  const begin = calendarBegin(db);
  if (from >= begin || !wasBusyThen(db, working, begin)) return [];
  const links = db.doctor_services
    .find('doctor', working.doctor_id)
    .filter(
      ({ filial_id, service_id }) =>
        filial_id === working.filial_id && db.services.require(service_id).format === 'clinic',
    );
  const days = Array.from({ length: Math.min(to + 1, begin) - from }, (_, index) => from + index);
  return days.flatMap((day) => visitsOn(db, working, links, day));
}

const WEEK = 7;

function wasBusyThen(db: Db, { doctor_id, filial_id }: WorkingHours, begin: number): boolean {
  const until = dateOf(begin + WEEK);
  return db.visits.find('doctor', doctor_id).some((one) => one.filial_id === filial_id && one.starts_at < until);
}

/**
 * Factor for the number of generated visits. It is smaller for earlier days, because the clinic has
 * grown.
 */
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
  const minutes: number[] = [];
  for (let minute = hours.from; minute < hours.to; minute += working.slot_minutes) {
    if (!random.chance(fill) || !isWantedAt(working.id, at(day, minute), minute)) continue;
    if (hours.breaks.every((pause) => minute < pause.from || minute >= pause.to)) minutes.push(minute);
  }
  return minutes.map((minute) => {
    const link = random.chance(0.5) ? (short[0] ?? first) : random.pick(short.length > 0 ? short : links);
    const [, status] = PAST[random.weighted(PAST.map(([part]) => part))] ?? [];
    return {
      filial_id: working.filial_id,
      doctor_id: working.doctor_id,
      service_id: link.service_id,
      service_title: db.services.require(link.service_id).title,
      price: link.price,
      duration_minutes: link.duration_minutes,
      is_first_time: random.chance(FIRST_TIME),
      day,
      minute,
      outcome: status === 'completed' || status === 'no_show' ? status : 'cancelled',
    };
  });
}
