import { OFFSET } from './db/calendar.ts';

/** The machine's clock with an offset. */
export class Clock {
  #shift = 0;

  /** Current time, epoch milliseconds. */
  readonly now = (): number => Date.now() + this.#shift;

  get isMoved(): boolean {
    return this.#shift !== 0;
  }

  /**
   * Sets the current time.
   *
   * @param moment time in RFC 3339, or null for the machine's time
   * @throws TypeError for any other text
   */
  set(moment: string | null): void {
    this.#shift = moment === null ? 0 : epochOfText(moment) - Date.now();
  }
}

/** Parses a moment without a zone as Kazakhstan time. */
function epochOfText(text: string): number {
  const [, day, time = 'T00:00', zone = OFFSET] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const epoch = Date.parse(`${day}${time}${zone}`);
  if (Number.isNaN(epoch)) throw new TypeError(`${text} is no moment: 2026-05-12T08:20, with its offset or without`);
  return epoch;
}
