import type { CardSlotDay } from '@generated/models/card-slot-day.ts';
import type { SlotDay } from '@generated/models/slot-day.ts';
import { DAY_MINUTES, dateOf, dayOf, momentOf, momentOfText, textOfMoment, weekdayOf } from '@mocks/db/calendar.ts';
import type { Db } from '@mocks/db/db.ts';
import { DayPlanner, NOTHING_IGNORED } from './day-planner.ts';
import { eachTime, isOffered, isTaken } from './day-times.ts';
import type { Ignored } from './doctor-blocks.ts';
import { FirstFreeTimes } from './first-free.ts';
import { NEAREST_DAYS } from './horizon.ts';

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

type OfDoctor = { readonly doctor_id: number } | undefined;

/** Free times of doctors (contract: slots; rules of booking, 2, 3 and 6). One per Db; changes of the Db reach it by themselves. */
export class SlotEngine {
  readonly #planner: DayPlanner;
  readonly #nearest: FirstFreeTimes;
  readonly #weekend: FirstFreeTimes;

  constructor(db: Db) {
    const planner = new DayPlanner(db);
    this.#planner = planner;
    this.#nearest = new FirstFreeTimes((...range) => planner.firstFree(...range));
    this.#weekend = new FirstFreeTimes((...range) => planner.firstFree(...range));
    this.#listen(db);
  }

  /** Times of each day at which a visit of this length can start, taken ones included; times too near to book are left out. */
  days(question: DaysQuestion): SlotDay[] {
    const { doctor_id, filial_id, now } = question;
    const working = this.#planner.workingHours(doctor_id, filial_id);
    const earliest = momentOf(now) + this.#planner.lead(filial_id);
    const days: SlotDay[] = [];
    for (let day = dayOf(question.date_from); day <= dayOf(question.date_to); day += 1) {
      const date = dateOf(day);
      const slots: SlotDay['slots'] = [];
      const planned =
        working === undefined ? null : this.#planner.plan(working, day, now, question.ignore ?? NOTHING_IGNORED);
      days.push({ date, slots, closed_reason: planned?.reason ?? null });
      const plan = planned?.plan ?? null;
      if (plan === null || !this.#planner.isBookable(doctor_id, day, now)) continue;
      eachTime(plan, question.duration_minutes, earliest - day * DAY_MINUTES, (minute, available) => {
        slots.push({ starts_at: textOfMoment(day * DAY_MINUTES + minute), available });
        return false;
      });
    }
    return days;
  }

  /** Up to `days` days with free times in one filial within 14 days, the first `per_day` times of each. */
  nextDays(question: NextDaysQuestion): CardSlotDay[] {
    const from = Math.floor(momentOf(question.now) / DAY_MINUTES);
    const days: CardSlotDay[] = [];
    for (let day = from; day < from + NEAREST_DAYS && days.length < question.days; day += 1) {
      const date = dateOf(day);
      const free =
        this.days({ ...question, date_from: date, date_to: date })[0]?.slots.filter((slot) => slot.available) ?? [];
      if (free.length === 0) continue;
      const slots = free.slice(0, question.per_day).map((slot) => slot.starts_at);
      days.push({ date, slots, more: free.length - slots.length });
    }
    return days;
  }

  /** Whether a visit could be booked at this very time. */
  check(question: CheckQuestion): SlotVerdict {
    const { doctor_id, filial_id, duration_minutes, now } = question;
    const start = momentOfText(question.starts_at);
    const day = Math.floor(start / DAY_MINUTES);
    const minute = start - day * DAY_MINUTES;
    if (start < momentOf(now) + this.#planner.lead(filial_id)) return 'too_soon';
    if (!this.#planner.isBookable(doctor_id, day, now)) return 'too_far';
    const working = this.#planner.workingHours(doctor_id, filial_id);
    const plan =
      working === undefined ? null : this.#planner.plan(working, day, now, question.ignore ?? NOTHING_IGNORED).plan;
    if (plan === null || !isOffered(plan, minute, duration_minutes)) return 'off_duty';
    return isTaken(plan, minute, duration_minutes) ? 'taken' : 'free';
  }

  /** The doctor's first free time for a first consultation, in any filial, within 14 days. */
  nearest(doctorId: number, now: number): NearestSlot | null {
    this.turnTo(now);
    const moment = this.nearestMoment(doctorId, now);
    if (moment < 0) return null;
    return { moment, starts_at: textOfMoment(moment), filial_id: this.nearestFilial(doctorId) };
  }

  /** Prepares `nearestMoment` and `weekendMoment` for a row of questions at one moment. */
  turnTo(now: number): void {
    const nowMoment = momentOf(now);
    const today = Math.floor(nowMoment / DAY_MINUTES);
    const isSunday = weekdayOf(today) === 6;
    const weekend = isSunday ? today : today + 5 - weekdayOf(today);
    this.#nearest.turnTo(today, today + NEAREST_DAYS - 1, nowMoment);
    this.#weekend.turnTo(weekend, isSunday ? weekend : weekend + 1, nowMoment);
  }

  /** Moment of the nearest free time or -1; call `turnTo` first. */
  nearestMoment(doctorId: number, now: number): number {
    return this.#ask(this.#nearest, doctorId, now);
  }

  /** Filial of the time that `nearestMoment` has just answered, 0 when there was none. */
  nearestFilial(doctorId: number): number {
    return this.#nearest.filialOf(doctorId);
  }

  /** Moment of the first free time at the coming weekend or -1; call `turnTo` first. */
  weekendMoment(doctorId: number, now: number): number {
    return this.#ask(this.#weekend, doctorId, now);
  }

  /** A hold ends without a change of the Db, so a time that was found beside one isn't kept. */
  #ask(times: FirstFreeTimes, doctorId: number, now: number): number {
    if (!this.#planner.hasLiveHold(doctorId, now)) return times.momentOf(doctorId, now);
    times.forget(doctorId);
    const moment = times.momentOf(doctorId, now);
    times.forget(doctorId);
    return moment;
  }

  #listen(db: Db): void {
    const forget = (doctorId: number | undefined): void => {
      if (doctorId === undefined) return;
      for (const kept of [this.#planner, this.#nearest, this.#weekend]) kept.forget(doctorId);
    };
    const ofDoctor = (row: OfDoctor, previous: OfDoctor): void => {
      forget(row?.doctor_id);
      forget(previous?.doctor_id);
    };
    for (const table of [db.visits, db.slot_holds, db.working_hours, db.absences, db.open_times, db.doctor_services]) {
      table.subscribe(ofDoctor);
    }
    for (const table of [db.doctors, db.schedule_settings]) {
      table.subscribe((row: { readonly id: number } | undefined, previous: { readonly id: number } | undefined) =>
        forget((row ?? previous)?.id),
      );
    }
    for (const table of [db.filials, db.clinics]) {
      table.subscribe(() => {
        this.#nearest.forgetAll();
        this.#weekend.forgetAll();
      });
    }
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
