let held: number | undefined;
const waiting = new Set<() => void>();

/** The present moment in milliseconds since the epoch. The only place that asks the clock, so that tests can set it. */
export function now(): number {
  return held ?? Date.now();
}

/**
 * Stops the clock at a moment. A page that a server has made says when that was, and comes to life at the same moment: with
 * another one «Открыто до 20:00» would not be the text on the page.
 */
export function holdClock(moment: number): void {
  held = moment;
}

/** Lets the clock go on. */
export function releaseClock(): void {
  held = undefined;
  for (const listener of waiting) listener();
}

/** Calls back when a stopped clock goes on. The returned function ends it. */
export function onClockReleased(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
