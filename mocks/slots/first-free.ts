/** The first free time of a doctor in a range of days. */
export interface FirstFree {
  readonly moment: number;
  readonly filialId: number;
  /** Last moment at which it can still be booked. */
  readonly usableUntil: number;
}

export type FindFirst = (doctorId: number, fromDay: number, toDay: number, nowMs: number) => FirstFree | null;

const UNKNOWN = 0;
const NONE = -1;

/**
 * First free times of all doctors for one range of days, kept in flat arrays by doctor id so that fifty thousand of them can be sorted
 * while a person waits. A kept time stays true until it can no longer be booked or the doctor's calendar changes.
 */
export class FirstFreeTimes {
  readonly #find: FindFirst;
  #moments = new Int32Array(1024);
  #filials = new Int32Array(1024);
  #usableUntil = new Int32Array(1024);
  #fromDay = -1;
  #toDay = -1;
  #lastNow = -1;

  constructor(find: FindFirst) {
    this.#find = find;
  }

  /** Must be called before `momentOf` and `filialOf`, once per question: days, and the moment of asking. */
  turnTo(fromDay: number, toDay: number, nowMoment: number): void {
    const isOther = fromDay !== this.#fromDay || toDay !== this.#toDay;
    // A clock that was set back may free times that were too near.
    if (isOther || nowMoment < this.#lastNow) this.#moments.fill(UNKNOWN);
    this.#fromDay = fromDay;
    this.#toDay = toDay;
    this.#lastNow = nowMoment;
  }

  forget(doctorId: number): void {
    if (doctorId < this.#moments.length) this.#moments[doctorId] = UNKNOWN;
  }

  forgetAll(): void {
    this.#moments.fill(UNKNOWN);
  }

  /** Moment of the first free time, or -1. */
  momentOf(doctorId: number, nowMs: number): number {
    const known = doctorId < this.#moments.length ? (this.#moments[doctorId] as number) : UNKNOWN;
    if (known === NONE) return NONE;
    if (known !== UNKNOWN && (this.#usableUntil[doctorId] as number) >= this.#lastNow) return known;
    return this.#refresh(doctorId, nowMs);
  }

  /** Filial of the time that `momentOf` has just answered. */
  filialOf(doctorId: number): number {
    return this.#filials[doctorId] ?? 0;
  }

  #refresh(doctorId: number, nowMs: number): number {
    if (doctorId >= this.#moments.length) this.#grow(doctorId);
    const first = this.#find(doctorId, this.#fromDay, this.#toDay, nowMs);
    const moment = first?.moment ?? NONE;
    this.#moments[doctorId] = moment;
    this.#filials[doctorId] = first?.filialId ?? 0;
    this.#usableUntil[doctorId] = first?.usableUntil ?? 0;
    return moment;
  }

  #grow(doctorId: number): void {
    const size = Math.max(doctorId + 1, this.#moments.length * 2);
    const grown = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(size);
      next.set(old);
      return next;
    };
    this.#moments = grown(this.#moments);
    this.#filials = grown(this.#filials);
    this.#usableUntil = grown(this.#usableUntil);
  }
}
