let stoppedAt: number | undefined;
/** How far the server's clock is ahead of the device's clock, in milliseconds. */
let ahead = 0;
/** Offset set in the workbench, in milliseconds (src/workbench). */
let shift = 0;
const waiting = new Set<() => void>();

/**
 * Maximum difference between the clocks that is not corrected, in milliseconds. A response takes
 * time, and good clocks differ slightly.
 */
const TOLERANCE = 120_000;

/**
 * Current time, in milliseconds since the epoch. Only this function reads the clock, so that tests
 * can set it.
 */
export function now(): number {
  return stoppedAt ?? Date.now() + ahead + shift;
}

/**
 * Corrects the device's clock by the server's clock. If the device's clock were a day ahead, holds
 * would expire at once and today's visits would be in the past.
 *
 * @param date header `Date` of a response; null if another origin does not expose it
 * @param mayBeKept whether the response may come from a cache: its date may then be too early, but
 * never too late
 * @returns false if the date is earlier than expected and only an uncached response can show
 * whether the device's clock is ahead
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
 * Stops the clock. During hydration the clock shows the time at which the server rendered the page,
 * so that texts such as «Открыто до 20:00» match the HTML.
 */
export function stopClock(moment: number): void {
  stoppedAt = moment;
}

/** Shifts the clock, so that developers can view the site on another day. */
export function shiftClock(milliseconds: number): void {
  shift = milliseconds;
}

export function restartClock(): void {
  stoppedAt = undefined;
  for (const listener of waiting) listener();
}

/**
 * Calls the listener when the stopped clock restarts and when the server's time corrects the clock.
 * Returns a function that unsubscribes.
 */
export function onClockChange(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
