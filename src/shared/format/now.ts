let held: number | undefined;
/** How far the server's clock is ahead of this device's, milliseconds; 0 if they agree. */
let ahead = 0;
/** Offset set by the developer tools, milliseconds (src/workbench). */
let shift = 0;
const waiting = new Set<() => void>();

/** Ignored difference, milliseconds: a response takes time, and good clocks differ slightly. */
const TOLERANCE = 120_000;

/**
 * Current time, milliseconds since the epoch. The only place that reads the clock, so that tests
 * can set it.
 */
export function now(): number {
  return held ?? Date.now() + ahead + shift;
}

/**
 * Corrects a wrong device clock by the server's: with a clock a day ahead, holds would expire at
 * once and today's visits would look past.
 *
 * @param date header of a response (`Date`); null if another origin does not expose it
 * @param mayBeKept whether the response may come from a cache: its date can then be too early, but
 *   never too late
 * @returns false if the date is earlier than expected and only an uncached response can tell
 *   whether the device's clock is ahead
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
 * Stops the clock. A server-rendered page is hydrated at its render time, so that texts such as
 * «Открыто до 20:00» match the HTML.
 */
export function holdClock(moment: number): void {
  held = moment;
}

/** Shifts the clock, for developers who view the site on another day. */
export function moveClock(milliseconds: number): void {
  shift = milliseconds;
}

/** Restarts the clock. */
export function releaseClock(): void {
  held = undefined;
  for (const listener of waiting) listener();
}

/**
 * Called when a stopped clock restarts or the server's time changes it. Returns a function that
 * unsubscribes.
 */
export function onClockReleased(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
