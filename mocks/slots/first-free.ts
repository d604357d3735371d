import { DAY_MINUTES, momentOf, weekdayOf } from '#mocks/db/calendar.ts';
import type { DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { DayPlanner, FirstFree } from './day-planner.ts';
import { MOST_DAYS } from './horizon.ts';

/** Of which times the first one is asked for. */
export type FirstOf = 'all' | 'weekend' | 'evening';

/** Minute of the day at which evenings begin. */
export const EVENING = 18 * 60;

/** Cache of the first free times of services: a search needs those of all doctors. */
export class FirstFreeTimes {
  readonly #planner: DayPlanner;
  /** By the id of the doctor's service; null where none is free. */
  readonly #kept: Readonly<Record<FirstOf, Map<number, FirstFree | null>>> = {
    all: new Map(),
    weekend: new Map(),
    evening: new Map(),
  };
  #today = -1;
  #lastNow = -1;

  constructor(planner: DayPlanner) {
    this.#planner = planner;
  }

  /** Forgets everything, after a change of the Db. */
  forget(): void {
    for (const kept of Object.values(this.#kept)) kept.clear();
  }

  /** Moment of the first free time, Infinity where none is open. @param now epoch milliseconds */
  moment(link: DoctorServiceLink, of: FirstOf, now: number): number {
    this.#turnTo(now);
    const kept = this.#kept[of];
    const known = kept.get(link.id);
    if (known === null || (known !== undefined && known.usableUntil >= this.#lastNow)) return momentOfFree(known);
    const found = this.#find(link, of, now);
    // A hold ends without a change of the Db, so a time that was found beside one is not kept.
    if (!this.#planner.hasLiveHold(link.doctor_id, now)) kept.set(link.id, found);
    return momentOfFree(found);
  }

  /** A clock that was set back may free times that were too near. */
  #turnTo(now: number): void {
    const moment = momentOf(now);
    const today = Math.floor(moment / DAY_MINUTES);
    if (today !== this.#today || moment < this.#lastNow) this.forget();
    this.#today = today;
    this.#lastNow = moment;
  }

  #find(link: DoctorServiceLink, of: FirstOf, now: number): FirstFree | null {
    const today = this.#today;
    const find = (from: number, to: number, fromMinute = 0): FirstFree | null =>
      this.#planner.firstFree(link.id, from, to, { now, fromMinute });
    if (of === 'all') return find(today, today + MOST_DAYS - 1);
    if (of === 'evening') return find(today, today + 6, EVENING);
    // On a Sunday the weekend is nearly over, so the next one counts too.
    if (weekdayOf(today) === 6) return find(today, today) ?? find(today + 6, today + 7);
    const saturday = today + 5 - weekdayOf(today);
    return find(saturday, saturday + 1);
  }
}

function momentOfFree(first: FirstFree | null): number {
  return first?.moment ?? Infinity;
}
