/** The first free time for one service of a doctor in one filial, in a range of days. */
export interface FirstFree {
  readonly moment: number;
  /** Last moment at which it can still be booked. */
  readonly usableUntil: number;
}

export type FindFirst = (linkId: number, fromDay: number, toDay: number, nowMs: number) => FirstFree | null;

const UNKNOWN = 0;
const NONE = -1;

/**
 * First free times for one range of days, kept in flat arrays by the id of the doctor's service, so that fifty thousand doctors can be
 * sorted while a person waits: a longer service has another first time. Only what was asked for is computed. A kept time stays true until it can no longer be booked or the doctor's calendar changes.
 */
export class FirstFreeTimes {
  readonly #find: FindFirst;
  #moments = new Int32Array(1024);
  #usableUntil = new Int32Array(1024);
  #fromDay = -1;
  #toDay = -1;
  #lastNow = -1;

  constructor(find: FindFirst) {
    this.#find = find;
  }

  /** Must be called before `momentOf`, once per question: days, and the moment of asking. */
  turnTo(fromDay: number, toDay: number, nowMoment: number): void {
    const isOther = fromDay !== this.#fromDay || toDay !== this.#toDay;
    // A clock that was set back may free times that were too near.
    if (isOther || nowMoment < this.#lastNow) this.#moments.fill(UNKNOWN);
    this.#fromDay = fromDay;
    this.#toDay = toDay;
    this.#lastNow = nowMoment;
  }

  forget(linkId: number): void {
    if (linkId < this.#moments.length) this.#moments[linkId] = UNKNOWN;
  }

  forgetAll(): void {
    this.#moments.fill(UNKNOWN);
  }

  /** Moment of the first free time, or -1. */
  momentOf(linkId: number, nowMs: number): number {
    const known = linkId < this.#moments.length ? (this.#moments[linkId] as number) : UNKNOWN;
    if (known === NONE) return NONE;
    if (known !== UNKNOWN && (this.#usableUntil[linkId] as number) >= this.#lastNow) return known;
    return this.#refresh(linkId, nowMs);
  }

  #refresh(linkId: number, nowMs: number): number {
    if (linkId >= this.#moments.length) this.#grow(linkId);
    const first = this.#find(linkId, this.#fromDay, this.#toDay, nowMs);
    const moment = first?.moment ?? NONE;
    this.#moments[linkId] = moment;
    this.#usableUntil[linkId] = first?.usableUntil ?? 0;
    return moment;
  }

  #grow(linkId: number): void {
    const size = Math.max(linkId + 1, this.#moments.length * 2);
    const grown = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(size);
      next.set(old);
      return next;
    };
    this.#moments = grown(this.#moments);
    this.#usableUntil = grown(this.#usableUntil);
  }
}
