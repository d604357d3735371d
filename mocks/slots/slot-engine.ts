import type { CardSlotDay } from '@generated/models/card-slot-day.ts';
import type { SlotDay } from '@generated/models/slot-day.ts';
import { DAY_MINUTES, dateOf, dayOf, momentOf, momentOfText, textOfMoment, weekdayOf } from '@mocks/db/calendar.ts';
import type { Db } from '@mocks/db/db.ts';
import { firstConsultation } from '@mocks/db/lookup.ts';
import { openTimesId, type WorkingHours } from '@mocks/db/types/doctor.ts';
import { busyDay } from './busy-pattern.ts';
import { eachTime, isOffered, isTaken, type DayPlan } from './day-times.ts';
import { DoctorBlocks, type Ignored } from './doctor-blocks.ts';
import { FirstFreeTimes, type FirstFree } from './first-free.ts';
import { BOOKING_DAYS, NEAREST_DAYS } from './horizon.ts';
import { receptionOn } from './reception.ts';

interface Place {
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly duration_minutes: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface DaysQuestion extends Place {
  readonly date_from: string;
  readonly date_to: string;
  readonly ignore?: Ignored;
}

export interface NextDaysQuestion extends Place {
  readonly days: number;
  readonly per_day: number;
}

export interface CheckQuestion extends Place {
  readonly starts_at: string;
  readonly ignore?: Ignored;
}

export type SlotVerdict = 'free' | 'taken' | 'off_duty' | 'too_soon' | 'too_far';

export interface NearestSlot {
  readonly moment: number;
  readonly starts_at: string;
  readonly filial_id: number;
}

const NOTHING: Ignored = {};

/** Free times of doctors (contract: slots; rules of booking, 2, 3 and 6). One per Db; changes of the Db reach it by themselves. */
export class SlotEngine {
  readonly #db: Db;
  readonly #seedDay: number;
  readonly #blocks: DoctorBlocks;
  readonly #lengths = new Map<number, number>();
  readonly #nearest = new FirstFreeTimes((...range) => this.#findFirst(...range));
  readonly #weekend = new FirstFreeTimes((...range) => this.#findFirst(...range));

  constructor(db: Db) {
    this.#db = db;
    this.#seedDay = dayOf(db.meta.today);
    this.#blocks = new DoctorBlocks(db);
    const forget = (
      row: { readonly doctor_id: number } | undefined,
      previous: { readonly doctor_id: number } | undefined,
    ): void => {
      for (const changed of [row, previous]) if (changed !== undefined) this.#forget(changed.doctor_id);
    };
    for (const table of [db.visits, db.slot_holds, db.working_hours, db.absences, db.open_times])
      table.subscribe(forget);
    db.doctor_services.subscribe((row, previous) => {
      for (const hours of db.working_hours.find('doctor', (row ?? previous)?.doctor_id ?? 0))
        this.#lengths.delete(hours.id);
      forget(row, previous);
    });
    db.doctors.subscribe((row, previous) => this.#forget((row ?? previous)?.id ?? 0));
    for (const table of [db.filials, db.clinics]) table.subscribe(() => this.#forgetAll());
  }

  /** Times of each day at which a visit of this length can start, taken ones included; times too near to book are left out. */
  days(question: DaysQuestion): SlotDay[] {
    const working = this.#workingHours(question.doctor_id, question.filial_id);
    const earliest = momentOf(question.now) + this.#lead(question.filial_id);
    const days: SlotDay[] = [];
    for (let day = dayOf(question.date_from); day <= dayOf(question.date_to); day += 1) {
      const { plan, reason } =
        working === undefined
          ? { plan: null, reason: null }
          : this.#plan(working, day, question.now, question.ignore ?? NOTHING);
      const slots: SlotDay['slots'] = [];
      if (plan !== null && this.#isBookable(question.doctor_id, day, question.now)) {
        eachTime(plan, question.duration_minutes, earliest - day * DAY_MINUTES, (minute, available) => {
          slots.push({ starts_at: textOfMoment(day * DAY_MINUTES + minute), available });
          return false;
        });
      }
      days.push({ date: dateOf(day), slots, closed_reason: reason });
    }
    return days;
  }

  /** The doctor's first free time for a first consultation, in any filial, within 14 days. */
  nearest(doctorId: number, now: number): NearestSlot | null {
    this.turnTo(now);
    const moment = this.nearestMoment(doctorId, now);
    if (moment < 0) return null;
    return { moment, starts_at: textOfMoment(moment), filial_id: this.#nearest.filialOf(doctorId) };
  }

  /** Up to `days` days with free times in one filial, the first `per_day` times of each. */
  nextDays(question: NextDaysQuestion): CardSlotDay[] {
    const working = this.#workingHours(question.doctor_id, question.filial_id);
    const days: CardSlotDay[] = [];
    const earliest = momentOf(question.now) + this.#lead(question.filial_id);
    const today = Math.floor(momentOf(question.now) / DAY_MINUTES);
    for (
      let day = today;
      working !== undefined && day < today + NEAREST_DAYS && days.length < question.days;
      day += 1
    ) {
      const { plan } = this.#plan(working, day, question.now, NOTHING);
      if (plan === null || !this.#isBookable(question.doctor_id, day, question.now)) continue;
      const slots: string[] = [];
      let more = 0;
      eachTime(plan, question.duration_minutes, earliest - day * DAY_MINUTES, (minute, isFree) => {
        if (isFree && slots.length < question.per_day) slots.push(textOfMoment(day * DAY_MINUTES + minute));
        else if (isFree) more += 1;
        return false;
      });
      if (slots.length > 0) days.push({ date: dateOf(day), slots, more });
    }
    return days;
  }

  /** Whether a visit could be booked at this very time. */
  check(question: CheckQuestion): SlotVerdict {
    const start = momentOfText(question.starts_at);
    const day = Math.floor(start / DAY_MINUTES);
    const minute = start - day * DAY_MINUTES;
    const working = this.#workingHours(question.doctor_id, question.filial_id);
    const plan = working === undefined ? null : this.#plan(working, day, question.now, question.ignore ?? NOTHING).plan;
    if (start < momentOf(question.now) + this.#lead(question.filial_id)) return 'too_soon';
    if (!this.#isBookable(question.doctor_id, day, question.now)) return 'too_far';
    if (plan === null || !isOffered(plan, minute, question.duration_minutes)) return 'off_duty';
    return isTaken(plan, minute, question.duration_minutes) ? 'taken' : 'free';
  }

  /** Prepares `nearestMoment` and `weekendMoment` for a row of questions at one moment. */
  turnTo(now: number): void {
    const nowMoment = momentOf(now);
    const today = Math.floor(nowMoment / DAY_MINUTES);
    this.#nearest.turnTo(today, today + NEAREST_DAYS - 1, nowMoment);
    const weekday = weekdayOf(today);
    const saturday = weekday === 6 ? today : today + 5 - weekday;
    this.#weekend.turnTo(saturday, saturday + (weekday === 6 ? 0 : 1), nowMoment);
  }

  /** Moment of the nearest free time or -1; call `turnTo` first. */
  nearestMoment(doctorId: number, now: number): number {
    return this.#blocks.hasLiveHold(doctorId, now)
      ? this.#unkept(this.#nearest, doctorId, now)
      : this.#nearest.momentOf(doctorId, now);
  }

  /** Filial of the time that `nearestMoment` has just answered, 0 when there was none. */
  nearestFilial(doctorId: number): number {
    return this.#nearest.filialOf(doctorId);
  }

  /** Moment of the first free time at the coming weekend or -1; call `turnTo` first. */
  weekendMoment(doctorId: number, now: number): number {
    return this.#blocks.hasLiveHold(doctorId, now)
      ? this.#unkept(this.#weekend, doctorId, now)
      : this.#weekend.momentOf(doctorId, now);
  }

  /** A hold ends without a change of the Db, so a time that was found beside one isn't kept. */
  #unkept(times: FirstFreeTimes, doctorId: number, now: number): number {
    times.forget(doctorId);
    const moment = times.momentOf(doctorId, now);
    times.forget(doctorId);
    return moment;
  }

  #forget(doctorId: number): void {
    this.#blocks.forget(doctorId);
    this.#nearest.forget(doctorId);
    this.#weekend.forget(doctorId);
  }

  #forgetAll(): void {
    this.#nearest.forgetAll();
    this.#weekend.forgetAll();
  }

  #isBookable(doctorId: number, day: number, now: number): boolean {
    if (this.#db.doctors.get(doctorId)?.has_online_booking !== true) return false;
    return day < Math.floor(momentOf(now) / DAY_MINUTES) + BOOKING_DAYS;
  }

  #workingHours(doctorId: number, filialId: number): WorkingHours | undefined {
    return this.#db.working_hours.find('doctor', doctorId).find((row) => row.filial_id === filialId);
  }

  /** Minutes ahead of which a time can't be booked any more. */
  #lead(filialId: number): number {
    const filial = this.#db.filials.get(filialId);
    return filial === undefined ? 0 : this.#db.clinics.require(filial.clinic_id).settings.book_ahead_hours * 60;
  }

  #length(working: WorkingHours): number {
    const known = this.#lengths.get(working.id);
    if (known !== undefined) return known;
    const length =
      firstConsultation(this.#db, working.doctor_id, working.filial_id)?.duration_minutes ?? working.slot_minutes;
    this.#lengths.set(working.id, length);
    return length;
  }

  #plan(
    working: WorkingHours,
    day: number,
    now: number,
    ignore: Ignored,
  ): { plan: DayPlan | null; reason: string | null } {
    const { hours, reason } = receptionOn(this.#db, working, day);
    const doctor = this.#db.doctors.get(working.doctor_id);
    if (hours === null || doctor === undefined) return { plan: null, reason };
    const { doctor_id: doctorId } = working;
    const blocks = this.#blocks.between(doctorId, day * DAY_MINUTES, (day + 1) * DAY_MINUTES, now, ignore);
    const open = this.#db.open_times.get(openTimesId(doctorId, day));
    const busy = busyDay(doctorId, doctor.busy, day, day - this.#seedDay);
    const step = working.slot_minutes + working.pause_minutes;
    return { plan: { doctorId, day, hours, step, blocks, busy, open }, reason: null };
  }

  #findFirst(doctorId: number, fromDay: number, toDay: number, now: number): FirstFree | null {
    const doctor = this.#db.doctors.get(doctorId);
    if (doctor === undefined || !doctor.has_online_booking) return null;
    const nowMoment = momentOf(now);
    const places = this.#db.working_hours.find('doctor', doctorId);
    for (let day = fromDay; day <= toDay; day += 1) {
      let first: FirstFree | null = null;
      for (const working of places) {
        if (working.days[weekdayOf(day)] === null) continue;
        const { plan } = this.#plan(working, day, now, NOTHING);
        if (plan === null || (plan.busy.isFull && plan.open === undefined)) continue;
        const lead = this.#lead(working.filial_id);
        eachTime(plan, this.#length(working), nowMoment + lead - day * DAY_MINUTES, (minute, isFree) => {
          const moment = day * DAY_MINUTES + minute;
          if (isFree && (first === null || moment < first.moment))
            first = { moment, filialId: working.filial_id, usableUntil: moment - lead };
          return isFree;
        });
      }
      if (first !== null) return first;
    }
    return null;
  }
}

const engines = new WeakMap<Db, SlotEngine>();

/** The engine of a Db. */
export function slotsOf(db: Db): SlotEngine {
  const known = engines.get(db);
  if (known !== undefined) return known;
  const engine = new SlotEngine(db);
  engines.set(db, engine);
  return engine;
}
