import { DAY_MINUTES, momentOf, weekdayOf } from '#mocks/db/calendar.ts';
import type { DayPlanner } from './day-planner.ts';
import { FirstFreeTimes } from './first-free.ts';
import { MOST_DAYS } from './horizon.ts';

/** Minute of the day at which evenings begin. */
export const EVENING = 18 * 60;

/** The first free times for services of doctors: of all days, at the weekend, on an evening. Call `turnTo` before a row of questions. */
export class FirstMoments {
  readonly #planner: DayPlanner;
  readonly #nearest: FirstFreeTimes;
  readonly #weekend: FirstFreeTimes;
  readonly #weekendAfter: FirstFreeTimes;
  readonly #evening: FirstFreeTimes;
  #isSunday = false;

  constructor(planner: DayPlanner) {
    this.#planner = planner;
    this.#nearest = new FirstFreeTimes((...range) => planner.firstFree(...range));
    this.#weekend = new FirstFreeTimes((...range) => planner.firstFree(...range));
    this.#weekendAfter = new FirstFreeTimes((...range) => planner.firstFree(...range));
    this.#evening = new FirstFreeTimes((...range) => planner.firstFree(...range, EVENING));
  }

  /** Prepares for questions at one moment. */
  turnTo(now: number): void {
    const nowMoment = momentOf(now);
    const today = Math.floor(nowMoment / DAY_MINUTES);
    const isSunday = weekdayOf(today) === 6;
    const weekend = isSunday ? today : today + 5 - weekdayOf(today);
    this.#nearest.turnTo(today, today + MOST_DAYS - 1, nowMoment);
    this.#weekend.turnTo(weekend, isSunday ? weekend : weekend + 1, nowMoment);
    // On a Sunday the weekend is nearly over, so the next one counts too.
    this.#isSunday = isSunday;
    this.#weekendAfter.turnTo(today + 6, today + 7, nowMoment);
    this.#evening.turnTo(today, today + 6, nowMoment);
  }

  /** Moment of the nearest free time for a service of a doctor, or -1. */
  nearest(linkId: number, doctorId: number, now: number): number {
    return this.#ask(this.#nearest, linkId, doctorId, now);
  }

  /** Moment of the first free time at the coming weekend, or -1. */
  atWeekend(linkId: number, doctorId: number, now: number): number {
    const moment = this.#ask(this.#weekend, linkId, doctorId, now);
    return moment >= 0 || !this.#isSunday ? moment : this.#ask(this.#weekendAfter, linkId, doctorId, now);
  }

  /** Moment of the first free time on an evening of the coming seven days, or -1. */
  onEvening(linkId: number, doctorId: number, now: number): number {
    return this.#ask(this.#evening, linkId, doctorId, now);
  }

  /** A hold ends without a change of the Db, so a time that was found beside one isn't kept. */
  #ask(times: FirstFreeTimes, linkId: number, doctorId: number, now: number): number {
    const moment = times.momentOf(linkId, now);
    if (this.#planner.hasLiveHold(doctorId, now)) times.forget(linkId);
    return moment;
  }

  get #all(): readonly FirstFreeTimes[] {
    return [this.#nearest, this.#weekend, this.#weekendAfter, this.#evening];
  }

  /** Drops what is kept of a service of a doctor. */
  forget(linkId: number): void {
    for (const times of this.#all) times.forget(linkId);
  }

  forgetAll(): void {
    for (const times of this.#all) times.forgetAll();
  }
}
