/** The present moment in milliseconds since the epoch. The only place that asks the clock, so that tests can set it. */
export function now(): number {
  return Date.now();
}
