import type { CardSlotDay } from '#generated/models/card-slot-day.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { SlotRange } from '#generated/models/slot-range.ts';
import { DAY_MINUTES, dateOf, dayOf, momentOf, momentOfText, textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { DoctorServiceLink, WorkingHours } from '#mocks/db/types/doctor.ts';
import { perDb } from '../db/per-db.ts';
import { NO_GENERATED_LOAD } from './busy-pattern.ts';
import { DayPlanner, NOTHING_IGNORED } from './day-planner.ts';
import { eachTime, isOffered, isReceived, isTaken, roomAt, type DayPlan } from './day-times.ts';
import type { Ignored } from './doctor-blocks.ts';
import { FirstFreeTimes } from './first-free.ts';
import { DESK_DAYS, DESK_LATE_MINUTES } from './horizon.ts';
import { isAmong, isAnyTime, type TimesRequest, type WantedTimes, wantedTimes } from './wanted-times.ts';

interface Place {
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly duration_minutes: number;
  /** Current time, epoch milliseconds. */
  readonly now: number;
  /**
   * True if the doctor or the clinic, not a patient, asks for the slots (contract: Booking at the
   * desk).
   */
  readonly desk?: boolean;
}

export interface DaysQuestion extends Place {
  readonly date_from: string;
  readonly date_to: string;
  readonly ignore?: Ignored;
  /** Earliest and latest minute of the day for a slot's start; `to_minute` is excluded. */
  readonly from_minute?: number;
  readonly to_minute?: number;
  /** Requested days; other days are left out. */
  readonly wanted?: Pick<TimesRequest, 'when' | 'date_from' | 'date_to'>;
}

export interface NextDaysQuestion {
  readonly now: number;
  /** Requested days and hours; other slots do not count. */
  readonly times?: TimesRequest;
  readonly days: number;
  readonly per_day: number;
}

export interface CheckQuestion extends Place {
  readonly starts_at: string;
  readonly ignore?: Ignored;
}

export type SlotVerdict = 'free' | 'taken' | 'off_duty' | 'too_soon' | 'too_far';

/** Earliest free slot among several services, with its service. */
export interface NearestSlot {
  readonly moment: number;
  readonly starts_at: string;
  readonly link: DoctorServiceLink;
}

/**
 * Free slots of doctors (contract: slots; rules of booking, 2, 3 and 6). A Db has one engine, which
 * is updated when the Db changes.
 */
export class SlotEngine {
  readonly #planner: DayPlanner;
  /** Cache of the first free slots, for search. */
  readonly first: FirstFreeTimes;

  /** @param keeps false for a temporary Db, which needs no cache and no listener */
  constructor(db: Db, keeps = true) {
    const planner = new DayPlanner(db);
    this.#planner = planner;
    this.first = new FirstFreeTimes(planner);
    if (keeps) this.#listen(db);
  }

  /**
   * Returns the slots of each day for a visit of this length, including taken ones. Slots too soon
   * to book are left out.
   */
  days(question: DaysQuestion): SlotDay[] {
    const { doctor_id, filial_id, from_minute = 0, to_minute = DAY_MINUTES } = question;
    const working = this.#planner.workingHours(doctor_id, filial_id);
    const earliest = this.#earliest(question);
    const wanted = wantedDays(question);
    const days: SlotDay[] = [];
    for (let day = dayOf(question.date_from); day <= dayOf(question.date_to); day += 1) {
      const date = dateOf(day);
      const slots: SlotDay['slots'] = [];
      const planned = working === undefined ? null : this.#plan(working, day, question);
      days.push({ date, slots, closed_reason: planned?.reason ?? null });
      const plan = planned?.plan ?? null;
      if (plan === null || !this.#isOpen(question, day) || (wanted && !isAmong(wanted, day))) continue;
      const first = Math.max(earliest - day * DAY_MINUTES, from_minute);
      eachTime(plan, question.duration_minutes, first, (minute, available) => {
        if (minute >= to_minute) return true;
        slots.push({ starts_at: textOfMoment(day * DAY_MINUTES + minute), available });
        return false;
      });
    }
    return days;
  }

  /** Returns the last bookable day, and the first free slot until then (contract: slot-range). */
  range(question: Omit<DaysQuestion, 'date_from' | 'date_to'>): SlotRange {
    const open = this.#lastDay(question);
    if (open === null) return { last_date: null, nearest_starts_at: null };
    const last = Math.min(open, wantedDays(question)?.at(-1)?.[1] ?? open);
    for (let day = Math.floor(momentOf(question.now) / DAY_MINUTES); day <= last; day += 1) {
      const date = dateOf(day);
      const [only] = this.days({ ...question, date_from: date, date_to: date });
      const free = only?.slots.find(({ available }) => available);
      if (free !== undefined) return { last_date: dateOf(last), nearest_starts_at: free.starts_at };
    }
    return { last_date: dateOf(last), nearest_starts_at: null };
  }

  /** Returns the next `days` days with free slots, with up to `per_day` slots each. */
  nextDays({ moment, link }: NearestSlot, { now, times = {}, days: most, per_day }: NextDaysQuestion): CardSlotDay[] {
    const { doctor_id, filial_id, duration_minutes } = link;
    const last = this.#planner.lastDay(doctor_id, now) ?? -1;
    const wanted = wantedTimes(times, Math.floor(momentOf(now) / DAY_MINUTES));
    const days: CardSlotDay[] = [];
    for (let day = Math.floor(moment / DAY_MINUTES); day <= last && days.length < most; day += 1) {
      if (!isAmong(wanted.days, day)) continue;
      const date = dateOf(day);
      const [all] = this.days({ doctor_id, filial_id, duration_minutes, now, date_from: date, date_to: date });
      const isWanted = (startsAt: string): boolean => {
        const minute = momentOfText(startsAt) - day * DAY_MINUTES;
        return minute >= wanted.fromMinute && minute < wanted.toMinute;
      };
      const free = all?.slots.filter((slot) => slot.available && isWanted(slot.starts_at)) ?? [];
      if (free.length === 0) continue;
      const slots = free.slice(0, per_day).map((slot) => slot.starts_at);
      days.push({ date, slots, more: free.length - slots.length });
    }
    return days;
  }

  /** Checks whether a visit can be booked at this time. */
  check(question: CheckQuestion): SlotVerdict {
    const { doctor_id, filial_id, duration_minutes } = question;
    const start = momentOfText(question.starts_at);
    const day = Math.floor(start / DAY_MINUTES);
    const minute = start - day * DAY_MINUTES;
    if (start < this.#earliest(question)) return 'too_soon';
    if (!this.#isOpen(question, day)) return 'too_far';
    const working = this.#planner.workingHours(doctor_id, filial_id);
    const plan = working === undefined ? null : this.#plan(working, day, question).plan;
    // The desk may book any minute with enough free time, not only slots.
    const may = question.desk === true ? isReceived : isOffered;
    if (plan === null || !may(plan, minute, duration_minutes)) return 'off_duty';
    return isTaken(plan, minute, duration_minutes) ? 'taken' : 'free';
  }

  /** Returns the free minutes from this time on. */
  room(question: Omit<CheckQuestion, 'duration_minutes'>): number {
    const start = momentOfText(question.starts_at);
    const day = Math.floor(start / DAY_MINUTES);
    const working = this.#planner.workingHours(question.doctor_id, question.filial_id);
    if (working === undefined || start < this.#earliest(question) || !this.#isOpen(question, day)) return 0;
    const { plan } = this.#plan(working, day, question);
    return plan === null ? 0 : roomAt(plan, start - day * DAY_MINUTES);
  }

  #earliest({ filial_id, now, desk }: Omit<Place, 'duration_minutes'>): number {
    return momentOf(now) + (desk === true ? -DESK_LATE_MINUTES : this.#planner.lead(filial_id));
  }

  #isOpen(place: Omit<Place, 'duration_minutes'>, day: number): boolean {
    const last = this.#lastDay(place);
    return last !== null && day <= last;
  }

  #lastDay({ doctor_id, now, desk }: Omit<Place, 'duration_minutes'>): number | null {
    if (desk !== true) return this.#planner.lastDay(doctor_id, now);
    return Math.floor(momentOf(now) / DAY_MINUTES) + DESK_DAYS - 1;
  }

  /**
   * Plans a day. A desk sees the real calendar, so for a desk the generated load and `open_times`
   * are left out: both take slots without a visit.
   */
  #plan(
    working: WorkingHours,
    day: number,
    { now, ignore = NOTHING_IGNORED, desk }: Pick<DaysQuestion, 'now' | 'ignore' | 'desk'>,
  ): { plan: DayPlan | null; reason: string | null } {
    const { plan, reason } = this.#planner.plan(working, day, now, ignore);
    return {
      plan: plan === null || desk !== true ? plan : { ...plan, busy: NO_GENERATED_LOAD, open: undefined },
      reason,
    };
  }

  /**
   * Returns the earliest free slot among a doctor's services. If several services have a slot at
   * this time, returns the slot of the first of these services.
   */
  nearest(links: readonly DoctorServiceLink[], now: number, times: TimesRequest = {}): NearestSlot | null {
    let first: NearestSlot | null = null;
    for (const link of links) {
      const moment = this.first.moment(link, times, now);
      if (moment < (first?.moment ?? Infinity)) first = { moment, starts_at: textOfMoment(moment), link };
    }
    return first;
  }

  #listen(db: Db): void {
    const forget = (): void => {
      this.#planner.forget();
      this.first.forget();
    };
    const deciding = [
      db.visits,
      db.slot_holds,
      db.working_hours,
      db.absences,
      db.special_days,
      db.open_times,
      db.doctor_services,
      db.doctors,
      db.schedule_settings,
      db.filials,
      db.clinics,
    ];
    for (const table of deciding) table.subscribe(forget);
  }
}

export const slotsOf = perDb((db) => new SlotEngine(db));

/** Returns the ranges of requested days; null if all days are requested. */
function wantedDays({ wanted = {}, now }: Pick<DaysQuestion, 'wanted' | 'now'>): WantedTimes['days'] | null {
  return isAnyTime(wanted) ? null : wantedTimes(wanted, Math.floor(momentOf(now) / DAY_MINUTES)).days;
}
