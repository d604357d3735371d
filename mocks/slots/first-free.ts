import { DAY_MINUTES, momentOf } from '#mocks/db/calendar.ts';
import type { DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { DayPlanner, FirstFree } from './day-planner.ts';
import { type TimesRequest, wantedTimes } from './wanted-times.ts';

/**
 * Maximum number of cached requests. People choose days and hours freely, so the number of
 * different requests has no limit.
 */
const MOST_CACHED = 16;

/** Cache of the first free slot of each service, because a search needs all doctors. */
export class FirstFreeTimes {
  readonly #planner: DayPlanner;
  /**
   * First free slots by requested times and by service of a doctor; null if there is no free slot.
   */
  readonly #cached = new Map<string, Map<number, FirstFree | null>>();
  #today = -1;
  #lastNow = -1;

  constructor(planner: DayPlanner) {
    this.#planner = planner;
  }

  /** Clears the cache after a change of the Db. */
  forget(): void {
    this.#cached.clear();
  }

  /**
   * Returns the first free moment; Infinity if there is none.
   * @param now epoch milliseconds
   */
  moment(link: DoctorServiceLink, times: TimesRequest, now: number): number {
    this.#turnTo(now);
    const { when = 'any', date_from, date_to, time_from, time_to } = times;
    const cached = this.#cachedFor([when, date_from, date_to, time_from, time_to].join());
    const known = cached.get(link.id);
    if (known === null || (known !== undefined && known.usableUntil >= this.#lastNow)) return momentOfFree(known);
    const found = this.#find(link, times, now);
    // The slot is not cached if the doctor has a hold, because a hold expires without a change of
    // the Db.
    if (!this.#planner.hasLiveHold(link.doctor_id, now)) cached.set(link.id, found);
    return momentOfFree(found);
  }

  #cachedFor(times: string): Map<number, FirstFree | null> {
    const known = this.#cached.get(times);
    if (known !== undefined) return known;
    if (this.#cached.size >= MOST_CACHED) this.forget();
    const made = new Map<number, FirstFree | null>();
    this.#cached.set(times, made);
    return made;
  }

  /** Clears the cache on a new day, or if the clock was set back. */
  #turnTo(now: number): void {
    const moment = momentOf(now);
    const today = Math.floor(moment / DAY_MINUTES);
    if (today !== this.#today || moment < this.#lastNow) this.forget();
    this.#today = today;
    this.#lastNow = moment;
  }

  #find(link: DoctorServiceLink, times: TimesRequest, now: number): FirstFree | null {
    const { days, ...minutes } = wantedTimes(times, this.#today);
    for (const [from, to] of days) {
      const first = this.#planner.firstFree(link.id, from, to, { now, ...minutes });
      if (first !== null) return first;
    }
    return null;
  }
}

function momentOfFree(first: FirstFree | null): number {
  return first?.moment ?? Infinity;
}
