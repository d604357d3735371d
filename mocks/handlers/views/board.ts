import type { BoardDay } from '#generated/models/board-day.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { BoardTaken } from '#generated/models/board-taken.ts';
import type { TimeInterval } from '#generated/models/time-interval.ts';
import { clockOf, DAY_MINUTES, dateOf, dayOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { offerRank, NO_WISH } from '../../db/offers.ts';
import type { Doctor, WorkingHours } from '../../db/types/doctor.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { receptionOn } from '../../slots/reception.ts';
import { doctorOfferView, visitDoctorView } from './doctor.ts';

interface Range {
  readonly date_from: string;
  readonly date_to: string;
}

const collator = new Intl.Collator(['ru', 'kk']);
/** Last minute of a day that HH:MM can express. */
const LAST_MINUTE = DAY_MINUTES - 1;

/** Doctors of a filial with services and hours, sorted by surname. */
export function boardDoctors(db: Db, filialId: number, range: Range, now: number): BoardDoctor[] {
  return db.doctors
    .find('filial', filialId)
    .toSorted((a, b) => collator.compare(a.second_name, b.second_name) || a.id - b.id)
    .map((doctor) => ({
      doctor: visitDoctorView(db, doctor),
      services: servicesOf(db, doctor, filialId),
      days: daysOf(db, doctor, filialId, range, now),
    }));
}

/** Services of a doctor in a filial, most requested first. */
function servicesOf(db: Db, doctor: Doctor, filialId: number): BoardDoctor['services'] {
  const [main] = doctor.specialisation_ids;
  return db.doctor_services
    .find('doctor', doctor.id)
    .filter((link) => link.filial_id === filialId)
    .map((link) => ({ link, rank: offerRank(db.services.require(link.service_id), main, NO_WISH) }))
    .toSorted((a, b) => b.rank - a.rank || a.link.id - b.link.id)
    .map(({ link }) => doctorOfferView(db, link));
}

function daysOf(db: Db, doctor: Doctor, filialId: number, range: Range, now: number): BoardDay[] {
  const working = db.working_hours.find('doctor', doctor.id).find((row) => row.filial_id === filialId);
  if (working === undefined) return [];
  const days: BoardDay[] = [];
  const last = dayOf(range.date_to);
  for (let day = dayOf(range.date_from); day <= last; day += 1) days.push(dayView(db, working, day, now));
  return days;
}

function dayView(db: Db, working: WorkingHours, day: number, now: number): BoardDay {
  const { hours, reason } = receptionOn(db, working, day);
  return {
    date: dateOf(day),
    hours: hours === null ? null : interval(hours.from, hours.to),
    breaks: (hours?.breaks ?? []).map(({ from, to }) => interval(from, to)),
    closed_reason: reason,
    slot_minutes: working.slot_minutes,
    taken: takenOn(db, working, dateOf(day), now),
  };
}

/** Visits in other filials and active holds in any filial, which occupy the doctor's day. */
function takenOn(db: Db, { doctor_id, filial_id }: WorkingHours, date: string, now: number): BoardTaken[] {
  const visits = db.visits
    .find('doctor', doctor_id)
    .filter((visit) => visit.filial_id !== filial_id && ACTIVE_STATUSES.has(visit.status));
  const holds = db.slot_holds.find('doctor', doctor_id).filter((hold) => Date.parse(hold.expires_at) > now);
  return [
    ...visits.map((row) => ({ row, kind: 'elsewhere' as const })),
    ...holds.map((row) => ({ row, kind: 'held' as const })),
  ]
    .filter(({ row }) => row.starts_at.startsWith(date))
    .map(({ row, kind }) => ({ ...interval(minuteOfDay(row.starts_at), minuteOfDay(row.ends_at)), kind }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

function minuteOfDay(text: string): number {
  return momentOfText(text) % DAY_MINUTES;
}

function interval(from: number, to: number): TimeInterval {
  return { from: clockOf(from), to: clockOf(Math.min(to, LAST_MINUTE)) };
}
