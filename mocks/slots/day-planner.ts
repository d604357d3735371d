import { DAY_MINUTES, dayOf, momentOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { openTimesId, type WorkingHours } from '#mocks/db/types/doctor.ts';
import { busyDay } from './busy-pattern.ts';
import { eachTime, type DayPlan } from './day-times.ts';
import { DoctorBlocks, type Ignored } from './doctor-blocks.ts';
import { USUAL_DAYS } from './horizon.ts';
import { ownHours, receptionOn } from './reception.ts';

interface Since {
  /** Current time, epoch milliseconds. */
  readonly now: number;
  /** Earliest and latest minute of the day for the start of a visit; `toMinute` is excluded. */
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** First free slot of a doctor's service in a filial. */
export interface FirstFree {
  readonly moment: number;
  /** Last moment when the slot can be booked. */
  readonly usableUntil: number;
}

export const NOTHING_IGNORED: Ignored = {};

/** Free minutes between two visits, set by the doctor. */
export function bufferOf(db: Db, doctorId: number): number {
  return db.schedule_settings.size === 0 ? 0 : (db.schedule_settings.get(doctorId)?.buffer_minutes ?? 0);
}

/**
 * Collects everything that determines a doctor's day: hours, filial, holidays, absences, visits,
 * holds, generated load.
 */
export class DayPlanner {
  readonly #db: Db;
  readonly #seedDay: number;
  readonly #blocks: DoctorBlocks;

  constructor(db: Db) {
    this.#db = db;
    this.#seedDay = dayOf(db.meta.today);
    this.#blocks = new DoctorBlocks(db);
  }

  /** Clears cached visits after a change of the Db. */
  forget(): void {
    this.#blocks.forget();
  }

  hasLiveHold(doctorId: number, now: number): boolean {
    return this.#db.slot_holds.size > 0 && this.#blocks.hasLiveHold(doctorId, now);
  }

  workingHours(doctorId: number, filialId: number): WorkingHours | undefined {
    return this.#db.working_hours.find('doctor', doctorId).find((row) => row.filial_id === filialId);
  }

  /** Minimum minutes between booking and visit in a filial. */
  lead(filialId: number): number {
    const filial = this.#db.filials.get(filialId);
    return filial === undefined ? 0 : this.#db.clinics.require(filial.clinic_id).settings.book_ahead_hours * 60;
  }

  /** Last bookable day by the doctor's setting or the default; null if online booking is off. */
  lastDay(doctorId: number, now: number): number | null {
    if (this.#db.doctors.get(doctorId)?.has_online_booking !== true) return null;
    const own = this.#db.schedule_settings.size === 0 ? undefined : this.#db.schedule_settings.get(doctorId);
    const days = own?.horizon_days ?? USUAL_DAYS;
    return days < 1 ? null : Math.floor(momentOf(now) / DAY_MINUTES) + days - 1;
  }

  /**
   * Returns the plan of a day, or the reason why the doctor is absent (null for a usual day off).
   */
  plan(
    working: WorkingHours,
    day: number,
    now: number,
    ignore: Ignored,
  ): { plan: DayPlan | null; reason: string | null } {
    const { hours, reason } = receptionOn(this.#db, working, day);
    const doctor = this.#db.doctors.get(working.doctor_id);
    if (hours === null || doctor === undefined) return { plan: null, reason };
    const doctorId = doctor.id;
    const buffer = bufferOf(this.#db, doctorId);
    const plan: DayPlan = {
      doctorId,
      day,
      hours,
      step: working.slot_minutes + buffer,
      buffer,
      blocks: this.#blocks.between(doctorId, day * DAY_MINUTES - buffer, (day + 1) * DAY_MINUTES + buffer, now, ignore),
      busy: busyDay(doctorId, doctor.busy, day, day - this.#seedDay),
      open: this.#db.open_times.get(openTimesId(doctorId, day)),
    };
    return { plan, reason: null };
  }

  /** Finds the first free slot of a doctor's service in a range of days. */
  firstFree(linkId: number, fromDay: number, toDay: number, since: Since): FirstFree | null {
    const link = this.#db.doctor_services.get(linkId);
    const open = link === undefined ? null : this.lastDay(link.doctor_id, since.now);
    if (link === undefined || open === null) return null;
    const working = this.workingHours(link.doctor_id, link.filial_id);
    if (working === undefined) return null;
    const lastDay = Math.min(toDay, open);
    for (let day = fromDay; day <= lastDay; day += 1) {
      const first = this.#firstOn(working, link.duration_minutes, day, since);
      if (first !== null) return first;
    }
    return null;
  }

  #firstOn(
    working: WorkingHours,
    duration: number,
    day: number,
    { now, fromMinute, toMinute }: Since,
  ): FirstFree | null {
    if (ownHours(this.#db, working, day) === null) return null;
    const { plan } = this.plan(working, day, now, NOTHING_IGNORED);
    if (plan === null || (plan.busy.isFull && plan.open === undefined)) return null;
    const lead = this.lead(working.filial_id);
    let found: FirstFree | null = null;
    const earliest = Math.max(momentOf(now) + lead - day * DAY_MINUTES, fromMinute);
    eachTime(plan, duration, earliest, (minute, isFree) => {
      const moment = day * DAY_MINUTES + minute;
      if (minute >= toMinute) return true;
      if (isFree) found = { moment, usableUntil: moment - lead };
      return isFree;
    });
    return found;
  }
}
