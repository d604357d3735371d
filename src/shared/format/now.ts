let held: number | undefined;
/** How far the server's clock is ahead of this device's, milliseconds; 0 while they agree. */
let ahead = 0;
/** How far developers have moved the clock, milliseconds (src/workbench). */
let shift = 0;
const waiting = new Set<() => void>();

/** What may lie between an answer and its arrival, or between two good clocks, milliseconds. */
const TOLERANCE = 120_000;

/** The present moment in milliseconds since the epoch. The only place that asks the clock, so that tests can set it. */
export function now(): number {
  return held ?? Date.now() + ahead + shift;
}

/**
 * Goes by the server's clock where the device's is wrong: a day ahead, every hold of a time would be over at once, and today's visits
 * yesterday's.
 *
 * @param date of an answer (`Date`); null where another origin does not show it
 * @param mayBeKept whether a cache may have kept it: then it can be earlier than now, but never later
 * @returns false where it is earlier, and only an answer that no cache has kept can tell whether the device is ahead
 */
export function noteServerTime(date: string | null, mayBeKept: boolean): boolean {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - ahead) <= TOLERANCE) return true;
  if (mayBeKept && difference < ahead) return false;
  ahead = Math.abs(difference) <= TOLERANCE ? 0 : difference;
  for (const listener of waiting) listener();
  return true;
}

/**
 * Stops the clock at a moment. A page that a server has made says when that was, and comes to life at the same moment: with
 * another one «Открыто до 20:00» would not be the text on the page.
 */
export function holdClock(moment: number): void {
  held = moment;
}

/** Moves the clock for good: developers look at the site on another day. */
export function moveClock(milliseconds: number): void {
  shift = milliseconds;
}

/** Lets the clock go on. */
export function releaseClock(): void {
  held = undefined;
  for (const listener of waiting) listener();
}

/** Calls back when a stopped clock goes on, or is set by the server's. The returned function ends it. */
export function onClockReleased(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
