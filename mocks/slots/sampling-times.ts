import type { SamplingSlotDay } from '#generated/models/sampling-slot-day.ts';
import type { SlotRange } from '#generated/models/slot-range.ts';
import { DAY_MINUTES, dateOf, dayOf, momentOf, momentOfText, textOfMoment, weekdayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { samplingHours, takesByAppointment } from '#mocks/db/filial-offers.ts';
import { filialOn } from '#mocks/db/filial-on.ts';
import { closedReason } from '#mocks/db/holidays.ts';
import { chanceOf } from '#mocks/db/random.ts';
import type { DayHours, Filial } from '#mocks/db/types/place.ts';
import { ACTIVE_STATUSES } from '#mocks/db/types/visit.ts';
import type { Ignored } from './doctor-blocks.ts';
import { DESK_DAYS, DESK_LATE_MINUTES, SAMPLING_DAYS } from './horizon.ts';
import type { SlotVerdict } from './slot-engine.ts';

/** Minutes from one slot for samples to the next; several people may book the same slot. */
export const SAMPLING_MINUTES = 10;
export const SAMPLING_SEATS = 3;

/** Generated load: chances that none, at most one or at most two of three seats are taken. */
const LOAD_CHANCES = [0.4, 0.7, 0.85] as const;
const LOAD_STREAM = 0x2b1d;

interface Question {
  readonly filial: Filial;
  /** Current time, epoch milliseconds. */
  readonly now: number;
  /** The person's visit and holds, which do not block a slot. */
  readonly ignore?: Ignored;
  /** True if the clinic, not a patient, asks for the slots (contract: Booking at the desk). */
  readonly desk?: boolean;
}

/**
 * Returns a filial's slots by day, including full ones; slots in the past or too soon are left out.
 */
export function samplingDays(
  db: Db,
  { date_from, date_to, ...question }: Question & { readonly date_from: string; readonly date_to: string },
): SamplingSlotDay[] {
  const taken = takenSeats(db, question);
  const days: SamplingSlotDay[] = [];
  for (let day = dayOf(date_from); day <= dayOf(date_to); day += 1) days.push(dayAt(db, question, taken, day));
  return days;
}

/**
 * Returns the first slot with a free seat; null if there is none, or if no appointment is needed.
 */
export function nearestSampling(db: Db, question: Question): string | null {
  if (!takesByAppointment(question.filial) || samplingHours(db, question.filial) === null) return null;
  return samplingRange(db, question).nearest_starts_at;
}

/**
 * Returns the last bookable day, and the first slot with a free seat until then (contract:
 * slot-range).
 */
export function samplingRange(db: Db, question: Question): SlotRange {
  const taken = takenSeats(db, question);
  const last = lastDay(question);
  for (let day = Math.floor(momentOf(question.now) / DAY_MINUTES); day <= last; day += 1) {
    const free = dayAt(db, question, taken, day).slots.find(({ available }) => available);
    if (free !== undefined) return { last_date: dateOf(last), nearest_starts_at: free.starts_at };
  }
  return { last_date: dateOf(last), nearest_starts_at: null };
}

/** Checks whether a person can book a sample at this time. */
export function checkSampling(
  db: Db,
  { starts_at, ...question }: Question & { readonly starts_at: string },
): SlotVerdict {
  const moment = momentOfText(starts_at);
  const day = Math.floor(moment / DAY_MINUTES);
  const hours = hoursOn(db, question.filial, day).hours;
  if (day > lastDay(question)) return 'too_far';
  if (hours === null || !isOnGrid(hours, moment - day * DAY_MINUTES)) return 'off_duty';
  if (moment < earliest(db, question)) return 'too_soon';
  return seatsLeft(question.filial, moment, takenSeats(db, question)) === 0 ? 'taken' : 'free';
}

function dayAt(db: Db, question: Question, taken: ReadonlyMap<number, number>, day: number): SamplingSlotDay {
  const { hours, reason } = hoursOn(db, question.filial, day);
  const slots: SamplingSlotDay['slots'] = [];
  if (hours !== null && day <= lastDay(question)) {
    const from = earliest(db, question);
    for (let minute = hours.from; minute < hours.to; minute += SAMPLING_MINUTES) {
      const moment = day * DAY_MINUTES + minute;
      if (moment < from || !isOnGrid(hours, minute)) continue;
      const seats_left = seatsLeft(question.filial, moment, taken);
      slots.push({ starts_at: textOfMoment(moment), available: seats_left > 0, seats_left });
    }
  }
  return { date: dateOf(day), slots, closed_reason: reason };
}

function hoursOn(db: Db, asked: Filial, day: number): { hours: DayHours | null; reason: string | null } {
  const filial = filialOn(asked, day);
  const isClosed = filial.state === 'closed';
  const hours = isClosed ? null : (samplingHours(db, filial)?.[weekdayOf(day)] ?? null);
  const holiday = hours === null ? null : closedReason(filial, day);
  return { hours: holiday === null ? hours : null, reason: holiday };
}

function isOnGrid(hours: DayHours, minute: number): boolean {
  const to = minute + SAMPLING_MINUTES;
  const inBreak = hours.breaks.some((pause) => minute < pause.to && to > pause.from);
  return minute >= hours.from && to <= hours.to && (minute - hours.from) % SAMPLING_MINUTES === 0 && !inBreak;
}

function lastDay({ now, desk }: Question): number {
  return Math.floor(momentOf(now) / DAY_MINUTES) + (desk === true ? DESK_DAYS : SAMPLING_DAYS) - 1;
}

/** Earliest bookable moment by the clinic's settings. */
function earliest(db: Db, { filial, now, desk }: Question): number {
  if (desk === true) return momentOf(now) - DESK_LATE_MINUTES;
  return momentOf(now) + db.clinics.require(filial.clinic_id).settings.book_ahead_hours * 60;
}

function seatsLeft(filial: Filial, moment: number, taken: ReadonlyMap<number, number>): number {
  const others = LOAD_CHANCES.filter((share) => chanceOf(filial.id + LOAD_STREAM, moment) >= share).length;
  return Math.max(0, SAMPLING_SEATS - others - (taken.get(moment) ?? 0));
}

/** Number of seats that visits and active holds take, by moment. */
function takenSeats(db: Db, { filial, now, ignore }: Question): Map<number, number> {
  const seats = new Map<number, number>();
  const take = (startsAt: string): void => {
    const moment = momentOfText(startsAt);
    seats.set(moment, (seats.get(moment) ?? 0) + 1);
  };
  for (const visit of db.visits.find('filial', filial.id)) {
    if (visit.doctor_id !== null || !ACTIVE_STATUSES.has(visit.status) || visit.id === ignore?.visit_id) continue;
    take(visit.starts_at);
  }
  for (const hold of db.slot_holds.all()) {
    if (hold.doctor_id !== null || hold.filial_id !== filial.id || Date.parse(hold.expires_at) <= now) continue;
    if (ignore?.hold_ids?.includes(hold.id) !== true) take(hold.starts_at);
  }
  return seats;
}
